import TestSupport
import Testing

@testable import StrictFiles

@Suite("Stored runs compared")
struct CompareTests {
  /// An experiment with a rule whose threshold is a share of the width.
  private static func experiment(fraction: Double, other: String = "fixed-distance") -> String {
    """
    {
      "participants": 60, "swipes_per_intent": 5, "screens": ["iphone-16-pro"],
      "policies": [{ "name": "rule", "family": "fraction", "fraction": \(fraction) }, "\(other)"]
    }
    """
  }

  /// A folder with the reports of an experiment in `a`, and of a changed one in `b`.
  private static func runs(_ changed: String) async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(experiment(fraction: 0.3), to: "q.json")
    try folder.write(changed, to: "changed/q.json")
    for (file, out) in [("q.json", "a"), ("changed/q.json", "b")] {
      try await Program.run("run", file, "--out", out, "--quiet", in: folder)
    }
    return folder
  }

  @Test("A run with itself is equivalent everywhere and ends with 0")
  func itself() async throws {
    let folder = try await Self.runs(Self.experiment(fraction: 0.3))
    let stored = try csvTable(try #require(folder.text("a/q/rates.csv")))
    for other in ["a/q", "b/q", "b/q/"] {
      let result = try await Program.run("compare a/q \(other) --format csv --margin 0", in: folder)
      #expect(result.errors.isEmpty)
      let rows = try csvTable(result.output)
      #expect(rows.count == stored.count && rows.count > 20)
      #expect(rows.allSatisfy { $0["verdict"] == "equivalent" && $0["difference"] == "0" })
    }
    let told = try await Program.run("compare", "a/q", "a/q", in: folder)
    // Two policies: success, honoured aborts, and false triggers pooled and of four kinds.
    #expect(told.output.contains("- 14 equivalent, of 14 rates."))
    #expect(told.output.contains("Both manifests describe the same run."))
  }

  @Test("A threshold made worse ends with 2, and the right rows are named")
  func worse() async throws {
    let folder = try await Self.runs(Self.experiment(fraction: 0.5))
    let csv = try await Program.run("compare a/q b/q --format csv", status: 2, in: folder)
    #expect(csv.status == 2 && csv.errors.isEmpty)
    let rows = try csvTable(csv.output)
    let worse = rows.filter { $0["verdict"] == "worse" }
    #expect(worse.map { $0["policy"] } == ["rule"] && worse.map { $0["metric"] } == ["success"])
    #expect(worse.map { $0["pairing"] } == ["batches"])
    #expect(
      rows.filter { $0["policy"] == "fixed-distance" }.allSatisfy {
        $0["verdict"] == "equivalent" && $0["pairing"] == "identical"
      })
    let told = try await Program.run("compare a/q b/q", status: 2, in: folder)
    let lines = told.outputLines
    #expect(lines.contains("- `policies.rule.fraction`: 0.3 → 0.5"))
    let sentences = lines.filter {
      $0.hasPrefix("- `rule`: success on iphone-16-pro, plain, `pan`")
    }
    #expect(sentences.count == 1 && sentences.allSatisfy { $0.hasSuffix(": **worse**.") })
    // The other way round success is better, and what that costs is named.
    let back = try await Program.run("compare b/q a/q --format csv", status: 2, in: folder)
    let better = try csvTable(back.output).filter { $0["verdict"] == "better" }
    #expect(better.contains { $0["metric"] == "success" })
    let cost = try csvTable(back.output).filter { $0["verdict"] == "worse" }
    #expect(!cost.isEmpty)
    #expect(cost.allSatisfy { $0["metric"] != "success" })
    // A margin beyond the change makes it uninteresting.
    try await Program.run("compare a/q b/q --margin 0.9", in: folder)
  }

  @Test("JSON holds the rows of the CSV table and a summary")
  func json() async throws {
    let folder = try await Self.runs(Self.experiment(fraction: 0.5))
    let csv = try await Program.run("compare a/q b/q --format csv", status: 2, in: folder)
    let json = try await Program.run(
      "compare a/q b/q --format json --out c.json", status: 2, in: folder)
    #expect(json.output.isEmpty)
    let root = try JSONNode.load(path: folder("c.json"))
    #expect(root["summary"]?["regression"]?.value == .bool(true))
    #expect(root["summary"]?["errors"]?.value == .string("paired"))
    let objects = try #require(root["rows"]?.elements)
    let rows = try csvTable(csv.output)
    #expect(objects.count == rows.count && rows.count > 20)
    for (object, row) in zip(objects, rows) {
      guard case .object(let members) = object.value else { continue }
      #expect(members.count == row.count)
      for member in members {
        switch member.node.value {
        case .string(let text): #expect(text == row[member.key])
        case .number(_, let literal): #expect(literal == row[member.key])
        default: Issue.record("\(member.key) is neither text nor a number")
        }
      }
    }
  }

  @Test("What does not belong together ends with 65 and writes nothing")
  func refused() async throws {
    let folder = try await Self.runs(Self.experiment(fraction: 0.3, other: "one-third"))
    try folder.write("old", to: "out.md")
    for (b, message) in [
      ("b", "b: error: the folder has no manifest.json"),
      ("c", "c: error: there is no such folder"),
    ] {
      let result = try await Program.refuses(
        "compare a/q \(b) --out out.md", 65, [message], in: folder)
      #expect(result.errorLines.count == 1, "\(result.errors)")
    }
  }
}
