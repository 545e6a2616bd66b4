import ArticleClaims
import TestSupport
import Testing

@testable import StrictFiles
@testable import Study

/// What settings are chosen for, as files say it.
@Suite("Reading what to tune for")
struct TuningReadingTests {
  static let sweep =
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.2, 0.3] }]"#

  private func read(_ more: String) throws -> Experiment {
    try experiment(#"{ "policies": ["half-width"], \#(Self.sweep), \#(more) }"#)
  }

  @Test("budgets, prices with priors, or the usual budget")
  func goals() throws {
    #expect(try read(#""tune": true"#).tuning == Tuning(budgets: [0.01]))
    #expect(try read(#""tune": false"#).tuning == nil)
    #expect(try read(#""tune": {}"#).tuning == Tuning(budgets: [0.01]))
    #expect(
      try read(#""tune": { "max_false_trigger": [0.02, 0.001] }"#).tuningGoals
        == [.budget(0.02), .budget(0.001)])
    let priced = try read(
      #""priors": [{ "name": "a", "pop": 1, "contentLeft": 1 }, { "name": "b", "pop": 2, "contentLeft": 1 }], "tune": { "cost_ratios": [3] }"#
    )
    #expect(
      priced.tuningGoals == [.cost(prior: "a", ratio: 3), .cost(prior: "b", ratio: 3)])
    let (with, without) = (try read(#""tune": true"#).swipes, try read(#""tune": false"#).swipes)
    // Once for both halves, and the second half again to look at what was chosen.
    #expect(2 * with == 3 * without)
  }

  @Test("options of the command line replace what the file asks for")
  func overrides() throws {
    let node = try JSONNode.parse(
      Array(#"{ "policies": ["half-width"], \#(Self.sweep) }"#.utf8), file: "f")
    var overrides = Experiment.Overrides()
    #expect(try Experiment.read(node, file: "f", name: "f", overrides: overrides).tuning == nil)
    overrides.tunesAnyway = true
    #expect(
      try Experiment.read(node, file: "f", name: "f", overrides: overrides).tuning == .usual)
    overrides.tuning = Tuning(budgets: [0.5])
    #expect(
      try Experiment.read(node, file: "f", name: "f", overrides: overrides).tuning
        == Tuning(budgets: [0.5]))
  }

  @Test("what is missing is said, with a remedy")
  func missing() async {
    await each([
      (#"{"policies": ["half-width"], "tune": true}"#, "to tune needs \"sweeps\""),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": true, "intents": ["pop"]}"#,
        "to tune needs an intent that wants no pop"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": true, "intents": ["contentLeft"]}"#,
        "to tune needs an intent that wants a pop"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": { "cost_ratios": [1] }}"#,
        "to tune needs \"priors\" for its cost ratios"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": true, "participants": 3}"#,
        "to tune needs four people or more"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": 0.01}"#,
        "\"tune\" must be true or an object, not a number"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": { "max_false_trigger": [2] }}"#,
        "each is a proportion from 0 to 1"
      ),
      (
        #"{"policies": ["half-width"], \#(Self.sweep), "tune": { "budget": 1 }}"#,
        "unknown key \"budget\" in \"tune\""
      ),
    ]) { text, message in
      let found = experimentErrors(text)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.contains(message) == true, "\(found)")
    }
  }
}
