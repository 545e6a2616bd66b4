import Foundation
import TestSupport
import Testing

@Suite("Sampled touches, judged")
struct SampleJudgeTests {
  /// Completions and swipes of each policy and intent in a file of decisions.
  private static func completions(_ text: String) throws -> [String: (events: Int, trials: Int)] {
    let rows = text.split(separator: "\n").map { $0.split(separator: ",").map { String($0) } }
    let header = try #require(rows.first)
    let policy = try #require(header.firstIndex(of: "policy"))
    let intent = try #require(header.firstIndex(of: "intent"))
    let outcome = try #require(header.firstIndex(of: "outcome"))
    var counts: [String: (events: Int, trials: Int)] = [:]
    for row in rows.dropFirst() {
      let key = row[policy] + " " + row[intent]
      counts[key, default: (0, 0)].trials += 1
      counts[key, default: (0, 0)].events += row[outcome] == "popCompleted" ? 1 : 0
    }
    return counts
  }

  @Test("Counts of judged samples are those of the run", arguments: ["pan", "edge"])
  func agreement(recognizer: String) async throws {
    let experiment = """
      {
        "participants": 60, "swipes_per_intent": 5, "screens": ["iphone-16-pro"],
        "recognizers": ["\(recognizer)"],
        "policies": ["half-width", "one-third", "fixed-distance", "velocity-weighted"]
      }
      """
    let folder = try ScratchFolder(experiment: experiment)
    try await Program.run("run", "q.json", in: folder)
    let sampled = try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    #expect(sampled.status == 0 && sampled.errors == "wrote 1800 swipes to t.csv\n")
    let judged = try await Program.run(
      "judge", "t.csv", "--recognizer", recognizer, "--policies",
      "half-width,one-third,fixed-distance,velocity-weighted", in: folder)
    #expect(judged.status == 0 && judged.errors.isEmpty)
    let counts = try Self.completions(judged.output)

    let rates = try #require(folder.text("out/q/rates.csv")).split(separator: "\n")
    var compared = 0
    for row in rates.dropFirst().map({ $0.split(separator: ",").map { String($0) } }) {
      guard row[4] == "success" || (row[4] == "false-trigger" && row[5] != "all") else { continue }
      let count = try #require(counts[row[3] + " " + row[5]])
      #expect(count.events == Int(row[6]) && count.trials == Int(row[7]), "\(row)")
      compared += 1
    }
    // Success and four kinds of false triggers of four policies.
    #expect(compared == 20)
    #expect(counts.values.contains { $0.events > 0 })
  }

  @Test(
    "An experiment's own policies and screens are judged as it ran them",
    arguments: [
      #"{ "name": "mine", "width_pt": 390, "height_pt": 844, "mm_per_pt": 0.2, "class": "phone" }"#,
      #"{ "screen": "ipad-pro-11", "view_width_pt": 507 }"#,
    ])
  func ownPolicies(screen: String) async throws {
    let experiment = """
      {
        "participants": 40, "swipes_per_intent": 5, "intents": ["pop", "contentVertical"],
        "screens": [\(screen)],
        "policies": [
          { "name": "far", "family": "fixed-distance", "distance_mm": 30 },
          { "name": "near", "family": "fixed-distance", "distance_pt": 60 }
        ]
      }
      """
    let folder = try ScratchFolder(experiment: experiment)
    try await Program.run("run", "q.json", in: folder)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    let judged = try await Program.run("judge", "t.csv", "--experiment", "q.json", in: folder)
    #expect(judged.status == 0 && judged.errors.isEmpty)
    let counts = try Self.completions(judged.output)
    let rates = try #require(folder.text("out/q/rates.csv")).split(separator: "\n")
    for row in rates.dropFirst().map({ $0.split(separator: ",").map { String($0) } })
    where row[4] == "success" {
      #expect(counts[row[3] + " pop"]?.events == Int(row[6]), "\(row)")
      #expect((Int(row[6]) ?? 0) > 0)
    }
    let unknown = try await Program.run(
      "judge", "t.csv", "--experiment", "q.json", "--policies", "farr", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean \"far\"?"))
  }

  @Test("Decisions are the same bytes on standard output and in a file")
  func places() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    let printed = try await Program.run("judge", "t.csv", in: folder)
    let written = try await Program.run("judge", "t.csv", "--out", "d.csv", in: folder)
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(printed.outputLines.count > 300 && folder.text("d.csv") == printed.output)
    #expect(
      printed.outputLines.first
        == "swipe,intent,screen,context,recognizer,policy,outcome,translation_pt,"
        + "velocity_pt_per_s,duration_s,stage,content,dual")
  }

  static let header = "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase"
  static let first = "s,p,,400,plain,pop,0,10,20,began"

  @Test("What is wrong with a touch file is told with its line")
  func wrongTouches() async {
    await each([
      (
        "\(Self.header)\n\(Self.first)\ns,p,,400,plain,pop,oops,11,20,ended",
        "t.csv:3:20: error: time_s"
      ),
      (
        "\(Self.header)\n\(Self.first)\ns,p,,400,plain,pop,1,11,20,endet", "did you mean \"ended\"?"
      ),
      (
        "\(Self.header)\n\(Self.first)\ns,p,,400,plain,pop,-1,11,20,ended",
        "t.csv:3:20: error: time goes"
      ),
      ("\(Self.header)\n\(Self.first)", "t.csv:2:1: error: swipe \"s\" has no end"),
      (
        "\(Self.header)\ns,p,,400,plain,pop,0,10,20,moved",
        "t.csv:2:28: error: swipe \"s\" starts with"
      ),
      ("\(Self.header)\n\(Self.first)\ns,p,,400,plain", "t.csv:3:"),
      ("\(Self.header.replacing("phase", with: "fase"))\n\(Self.first)", "t.csv:1"),
      ("", "t.csv: error: "),
    ]) { content, message throws in
      let folder = try ScratchFolder()
      try folder.write(content.isEmpty ? "" : content + "\n", to: "t.csv")
      try folder.write("old", to: "d.csv")
      let before = try folder.entries()
      for options in [[], ["--out", "d.csv"]] {
        let result = try await Program.run(all: ["judge", "t.csv"] + options, in: folder)
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(result.errorLines.count == 1 && result.errors.contains(message), "\(result.errors)")
      }
      #expect(try folder.entries() == before)
    }
  }
}
