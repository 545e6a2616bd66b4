import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

@Suite("Snippets for experiment files")
struct ExperimentSnippetTests {
  private func read(_ snippet: String) throws -> Experiment {
    try experiment(
      """
      {
        "seed": 1, "participants": 10, "swipes_per_intent": 2, "screens": ["iphone-14"],
      \(snippet)
      }
      """)
  }

  @Test("read back as the same policies and recognizers")
  func roundTrip() throws {
    let plain = try SnippetSamples.policies()
    let estimated = VelocityEstimatorKind.allCases.flatMap { kind in
      plain.prefix(3).map { $0.reading(kind, name: "\($0.name)@\(kind.rawValue)") }
    }
    let policies = plain + estimated
    // A preset cannot be told from its name alone what it is made of.
    let recognizers = SnippetSamples.recognizers
    let text = ExperimentSnippet.text(policies: policies, recognizers: recognizers)
    let read = try read(text)
    #expect(read.policies.count == policies.count)
    for (back, policy) in zip(read.policies, policies) {
      #expect(back.name == policy.name)
      #expect(back.family.name == policy.family.name, "\(policy.name)")
      #expect("\(back.parameters)" == "\(policy.parameters)", "\(policy.name)")
      #expect(back.reading == policy.reading, "\(policy.name)")
      #expect(back.swiftSource == policy.swiftSource)
    }
    #expect(read.recognizers.map(\.name) == recognizers.map(\.name))
    #expect(read.recognizers.map(\.recognizer) == recognizers.map(\.recognizer))
    #expect(ExperimentSnippet.text(policies: read.policies, recognizers: recognizers) == text)
  }

  @Test("hold what differs from the family, once")
  func short() throws {
    let start = try #require(PolicyCatalog.start(named: "velocity-weighted"))
    let policy = try start.policy(named: "tuned", ["fraction": 0.4, "velocity_weight_s": 0.3])
    let edge = try #require(
      RecognizerPreset.all[2].changing([(RecognizerParameter.all[1], 24)], name: "wide"))
    let text = ExperimentSnippet.text(
      policies: [policy, policy, policy.reading(.leastSquares, name: "fitted")],
      recognizers: [RecognizerPreset.all[0], edge, edge])
    #expect(
      text == """
          "policies": [
            {
              "name": "tuned",
              "family": "velocity-weighted",
              "fraction": 0.4
            },
            {
              "name": "fitted",
              "family": "velocity-weighted",
              "velocity_estimator": "least-squares-100ms",
              "fraction": 0.4
            }
          ],
          "recognizers": [
            "pan",
            {
              "name": "wide",
              "recognizer": "edge",
              "region_pt": 24
            }
          ]

        """)
    #expect(try read(text).policies.map(\.name) == ["tuned", "fitted"])
  }

  @Test("a list without elements is left out")
  func empty() throws {
    let text = ExperimentSnippet.text(policies: [], recognizers: [RecognizerPreset.all[2]])
    #expect(text == "  \"recognizers\": [\n    \"edge\"\n  ]\n")
  }
}
