import Testing

@testable import Findings
@testable import Reporting
@testable import StrictFiles
@testable import Study

/// What the report says about other allowances, swept values and swipes that were not made.
@Suite("The limits of the answer")
struct AllowanceTests {
  private static let sweep = """
    {
      "participants": 60, "screens": ["iphone-16-pro", "ipad-pro-13"],
      "policies": ["half-width", { "name": "far", "family": "fixed-distance", "distance_pt": 300 }],
      "sweeps": [
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 100, "to": 300, "steps": 3 }
      ]
    }
    """

  private func report(_ text: String) async throws -> (index: ResultIndex, markdown: String) {
    let node = try JSONNode.parse(Array(text.utf8), file: "limits.json")
    let experiment = try Experiment.read(node, file: "limits.json", name: "limits")
    let counts = await Runner.run(experiment, workers: 2)
    let index = ResultIndex(StudyResults(experiment, counts))
    return (index, ReportOutline.markdown(index, command: "swipelab run limits.json"))
  }

  @Test("a swept value that does better than every named policy is named")
  func swept() async throws {
    let (index, markdown) = try await report(Self.sweep)
    let setting = try #require(index.settings.first)
    let answer = try #require(Recommendation(index, setting, .everything))
    let best = try #require(SweptBest(index, setting, beating: answer))
    #expect(best.parameter == "distance_pt" && best.value == 100)
    #expect(best.success > answer.success.worst.rate + 0.01)
    #expect(markdown.contains("`fixed-distance` with `distance_pt` = 100"))
    #expect(markdown.contains("## If you allow more or less"))
  }

  @Test("an allowance of everything admits the policy of most success; of nothing, the careful one")
  func allowances() async throws {
    let (index, _) = try await report(
      """
      {
        "participants": 60, "screens": ["iphone-16-pro"],
        "policies": [
          "half-width", { "name": "near", "family": "fixed-distance", "distance_pt": 20 }
        ]
      }
      """)
    let setting = try #require(index.settings.first)
    func answer(_ excess: Double) throws -> String {
      try #require(
        Recommendation(
          index, setting, .everything, allowance: Recommendation.Allowance(excess: excess))
      ).policy
    }
    #expect(try answer(1) == "near")
    #expect(try answer(0) == "half-width")
  }

  @Test("swipes that were not made are named, and the one that no rule can tell apart explained")
  func omitted() async throws {
    let (_, markdown) = try await report(
      #"{ "participants": 4, "screens": ["iphone-16-pro"], "policies": ["half-width"] }"#)
    #expect(markdown.contains("something else: `contentRight`, `grip`."))
    #expect(markdown.contains("same stroke as a pop"))
    let (_, all) = try await report(
      """
      {
        "participants": 4, "screens": ["iphone-16-pro"], "policies": ["half-width"],
        "intents": ["pop", "contentRight", "contentLeft", "contentVertical", "tapSmear", "grip"]
      }
      """)
    #expect(!all.contains("Not among the swipes"))
  }
}
