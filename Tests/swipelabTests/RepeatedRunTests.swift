import Foundation
import TestSupport
import Testing

@Suite("Running again")
struct RepeatedRunTests {
  @Test("The same run leaves every file alone, bytes and time, and says so")
  func unchanged() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    let first = try await Program.run("run", "q.json", in: folder)
    #expect(first.errors.contains("wrote out/q/report.md"))
    let before = try folder.entries().filter { $0.value.bytes != nil }
    #expect(before.keys.contains("out/q/manifest.json"))
    // Times are told apart even by a file system that counts in hundredths of a second.
    try await Task.sleep(for: .milliseconds(50))
    let second = try await Program.run("run", "q.json", in: folder)
    #expect(second.output == first.output)
    #expect(second.errors.contains("unchanged: out/q/report.md"))
    #expect(!second.errors.contains("wrote"))
    #expect(try folder.entries().filter { $0.value.bytes != nil } == before)
  }

  @Test("Another seed replaces the report, and the old seed brings it back")
  func otherSeed() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let before = try folder.files(below: "out")
    let other = try await Program.run("run", "q.json", "--seed", "2", in: folder)
    #expect(other.errors.contains("wrote out/q/report.md"))
    #expect(folder.text("out/q/report.md")?.contains("run q.json --seed 2\n") == true)
    #expect(try folder.files(below: "out")["q/rates.csv"] != before["q/rates.csv"])
    try await Program.run("run", "q.json", in: folder)
    #expect(try folder.files(below: "out") == before)
  }

  @Test("The number of workers changes no byte: of rules, of systems on pages, of claims")
  func threads() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    try folder.write(
      SmallExperiments.plain.replacing(
        "\"participants\": 20",
        with: """
          "participants": 70, "claims": true, "cases": true, "sensitivity": ["drags"],
            "systems": ["fd", "rickey", "uikit.26"], "contexts": ["plain", "pagedFirst", "transition"]
          """), to: "more.json")
    var reports: [[String: Data]] = []
    for count in ["1", "2", "5"] {
      try await Program.run(
        "run q.json more.json --threads \(count) --out out\(count)", in: folder)
      reports.append(try folder.files(below: "out\(count)"))
    }
    let tables = [
      "q/frontier.csv", "q/releases.csv", "q/tuned.csv", "more/claims.csv", "more/cases.csv",
      "more/pages.csv", "more/robustness.csv", "more/sensitivity.csv",
    ]
    #expect(Set(reports[0].keys).isSuperset(of: tables))
    #expect(reports.allSatisfy { $0 == reports[0] })
  }

  @Test("More participants only append: those sampled before stay the same")
  func participants() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for count in ["3", "4"] {
      let out = "t\(count).csv"
      try await Program.run("sample", "q.json", "--participants", count, "--out", out, in: folder)
    }
    let few = try #require(folder.text("t3.csv")).split(separator: "\n")
    let more = try #require(folder.text("t4.csv")).split(separator: "\n")
    #expect(more.count > few.count)
    #expect(more.filter { $0.split(separator: ",")[1] != "3" } == few)
  }

  @Test("Files left by a run that was killed are swept up by the next")
  func leftovers() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    // Whoever is called so has not been heard of for a day.
    let left = "out/.q.partial-elsewhere-abc"
    try folder.write("half a report", to: left + "/rates.csv")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -100_000)], ofItemAtPath: folder(left))
    try await Program.run("run", "q.json", in: folder)
    let hidden = try folder.entries().keys.filter { $0.contains("partial") }
    #expect(hidden == [] && folder.text("out/q/rates.csv") != nil)
  }
}

/// `--max-memory`, and what `plan` says a run takes.
@Suite("Sizes of runs on the command line")
struct RunSizeOptionTests {
  private static let policies = (1...120).map {
    #"{ "family": "fixed-distance", "distance_pt": \#($0) }"#
  }.joined(separator: ",")

  @Test("a run beyond the budget is refused by every verb that makes or tells it")
  func refused() async throws {
    let folder = try ScratchFolder(experiment: "{ \"policies\": [\(Self.policies)] }")
    for verb in ["check", "plan", "run", "tune"] {
      let reason = "shorten \"policies\", or allow more than 30 MB"
      let result = try await Program.refuses(
        "\(verb) q.json --max-memory 0.03", 65, [reason], in: folder)
      #expect(result.errors.hasPrefix("q.json:1:15: error: 120 policies in 12 conditions take"))
    }
    try await Program.run("check", "q.json", in: folder)
    try await Program.refuses("check q.json --max-memory -1", 64, in: folder)
  }

  @Test("plan counts claims and the report, and says what they take")
  func plan() async throws {
    let folder = try ScratchFolder(
      experiment: """
        { "policies": ["half-width"], "screens": ["iphone-14"], "participants": 20,
          "swipes_per_intent": 2 }
        """)
    try folder.write(
      #"{ "claims": true, "participants": 20, "swipes_per_intent": 2 }"#, to: "c.json")
    func swipes(_ file: String) async throws -> Double {
      let result = try await Program.run("plan", file, in: folder)
      #expect(result.outputLines.contains { $0.hasPrefix("memory: about 2") })
      #expect(result.outputLines.contains { $0.hasPrefix("disk: about ") && $0.hasSuffix(" kB") })
      let time = try #require(result.outputLines.first { $0.hasPrefix("time: about ") })
      #expect(try #require(Double(time.split(separator: " ")[2])) > 0)
      let line = try #require(result.outputLines.first { $0.hasPrefix("swipes: ") })
      return try #require(Double(line.split(separator: " ")[1]))
    }
    // Twenty people with six intents swipe twice, and others once more; claims alone swipe more.
    #expect(try await swipes("q.json") == 480)
    #expect(try await swipes("c.json") > 3 * swipes("q.json"))
  }
}
