import Foundation
import TestSupport
import Testing

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
      let result = try await Program.run(verb, "q.json", "--max-memory", "0.03", in: folder)
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(
        result.errors.hasPrefix("q.json:1:15: error: 120 policies in 12 conditions take"))
      #expect(result.errors.contains("shorten \"policies\", or allow more than 30 MB"))
    }
    #expect(try folder.entries().count == 1)
    #expect(try await Program.run("check", "q.json", in: folder).status == 0)
    let wrong = try await Program.run("check", "q.json", "--max-memory", "-1", in: folder)
    #expect(wrong.status == 64)
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
