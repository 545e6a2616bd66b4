import ArticleClaims
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// What settings are chosen for, as files say it.
@Suite("Reading what to tune for")
struct TuningReadingTests {
  static let sweep =
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.2, 0.3] }]"#

  private func read(_ more: String) throws -> Experiment {
    try experiment(#"{ "policies": ["half-width"], \#(Self.sweep), \#(more) }"#)
  }

  /// A limit of false triggers with the usual one of aborts.
  private func limit(_ falseTriggers: Double) -> Goal {
    .limits(Limits(falseTriggers: falseTriggers, abortsHonoured: 0.95))
  }

  @Test("the limits first, then other limits, then prices with priors")
  func goals() throws {
    let usual = [0.005, 0.001, 0.002, 0.01].map(limit)
    #expect(try read(#""tune": true"#).goals == usual)
    #expect(try read(#""tune": false"#).goals == usual)
    #expect(try read(#""tune": false"#).tuning == nil)
    #expect(
      try read(#""tune": { "max_false_trigger": [0.02, 0.005] }"#).goals
        == [0.005, 0.02].map(limit))
    let other = try read(#""limits": { "false_triggers": 0.03, "aborts_honoured": 0.5 }"#)
    #expect(other.limits == Limits(falseTriggers: 0.03, abortsHonoured: 0.5))
    #expect(other.goals.first == .limits(other.limits) && other.goals.count == 4)
    #expect(try read(#""limits": { "false_triggers": 0.03 }"#).goals.first == limit(0.03))
    let systems = #""limits": { "content_lost": 0.2, "stuck": 0.01 }"#
    let all = try read(systems).limits
    #expect(Limits.keys.map { all[keyPath: $0.limit] } == [0.005, 0.95, 0.2, 0.01])
    let priced = try read(
      #""usage_mixes": [{ "name": "a", "pop": 1, "contentLeft": 1 }, { "name": "b", "pop": 2, "contentLeft": 1 }], "tune": { "cost_ratios": [3] }"#
    )
    #expect(
      Array(priced.goals.dropFirst(4)) == [
        .cost(prior: "a", ratio: 3), .cost(prior: "b", ratio: 3),
      ])
    let (with, without) = (try read(#""tune": true"#), try read(#""tune": false"#))
    // A tuned run counts its people once.
    #expect(with.swipes == without.swipes)
  }

  @Test("options of the command line replace what the file asks for")
  func overrides() throws {
    let node = try JSONNode.parse(
      Array(
        #"""
        { "policies": ["half-width"], \#(Self.sweep),
          "usage_mixes": [{ "name": "a", "pop": 1, "contentLeft": 1 }] }
        """#.utf8), file: "f")
    var overrides = Experiment.Overrides()
    #expect(try Experiment.read(node, file: "f", name: "f", overrides: overrides).tuning == nil)
    overrides.tunesAnyway = true
    #expect(
      try Experiment.read(node, file: "f", name: "f", overrides: overrides).tuning == Tuning())
    (overrides.falseTriggers, overrides.costRatio) = (0.5, 2)
    let read = try Experiment.read(node, file: "f", name: "f", overrides: overrides)
    #expect(read.limits == Limits(falseTriggers: 0.5, abortsHonoured: 0.95))
    #expect(read.tuning == Tuning(costRatios: [2]) && read.ownTuning == (.usual, nil))
    let priceless = try JSONNode.parse(
      Array(#"{ "policies": ["half-width"], \#(Self.sweep) }"#.utf8), file: "f")
    let found = messages {
      _ = try Experiment.read(priceless, file: "f", name: "f", overrides: overrides)
    }
    #expect(found.count == 1 && found[0].contains("tuning needs \"usage_mixes\" for its cost"))
  }

  @Test("what is missing is said, with a remedy")
  func missing() async {
    let sweep = Self.sweep
    await each([
      (#""sweeps": [], "tune": true"#, "tuning needs \"sweeps\""),
      (#""screens": ["nope"], "tune": true"#, "unknown screen \"nope\""),
      (#""limits": 0.01"#, "\"limits\" must be an object, not a number"),
      (#""limits": { "false_triggers": 2 }"#, "0 to 1"),
      (
        #""limits": { "accidents": 0.1 }"#,
        "\"accidents\" is no longer a key; write \"false_triggers\", which limits the same"
      ),
      (#"\#(sweep), "tune": true, "intents": ["pop"]"#, "tuning needs an intent that wants no pop"),
      (
        #"\#(sweep), "tune": true, "intents": ["contentLeft"]"#,
        "tuning needs an intent that wants a pop"
      ),
      (
        #"\#(sweep), "tune": { "cost_ratios": [1] }"#,
        "tuning needs \"usage_mixes\" for its cost ratios"
      ),
      (#"\#(sweep), "tune": true, "participants": 3"#, "tuning needs four people or more"),
      (#"\#(sweep), "tune": 0.01"#, "\"tune\" must be true or an object, not a number"),
      (
        #"\#(sweep), "tune": { "max_false_trigger": [2] }"#, "each is a proportion from 0 to 1"
      ),
      (#"\#(sweep), "tune": { "budget": 1 }"#, "unknown key \"budget\" in \"tune\""),
    ]) { keys, message in
      let found = keyErrors(keys)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.contains(message) == true, "\(found)")
    }
  }
}
