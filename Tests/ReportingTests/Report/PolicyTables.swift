import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting
@testable import Study

/// Results written by hand: what a report says of them is known without a run.
struct PolicyTables {
  var experiment: Experiment
  var rates: [RateRow] = []
  var contrasts: [ContrastRow] = []
  var scenarios: [ScenarioResults] = []

  /// Reads the experiment from the keys of its file.
  init(_ keys: String) throws {
    experiment = try TestSupport.experiment(
      "{ \"participants\": 20, \"swipes_per_intent\": 4, \(keys) }", name: "hand")
  }

  var index: ResultIndex {
    ResultIndex(StudyResults(experiment, rates: rates, contrasts: contrasts, scenarios: scenarios))
  }

  /// Adds a scenario of the experiment with the rates that `fill` writes.
  mutating func scenario(_ place: Int, _ fill: (inout PolicyTables) -> Void) {
    var other = self
    (other.rates, other.scenarios) = ([], [])
    fill(&other)
    scenarios.append(
      ScenarioResults(
        scenario: experiment.scenarios[place],
        results: StudyResults(other.experiment, rates: other.rates)))
  }

  private func key(_ screen: String) -> ConditionKey {
    ConditionKey(
      screen: screen, context: experiment.contexts[0].name,
      recognizer: experiment.recognizers[0].name)
  }

  mutating func rate(
    _ metric: String, _ policy: String, _ screen: String, _ rate: Double, error: Double = 0.001,
    intent: String = "all"
  ) {
    rates.append(
      RateRow(
        condition: key(screen), policy: policy, metric: metric, intent: intent, events: 1,
        trials: 100, participants: 20, rate: rate, standardError: error, low: rate - 2 * error,
        high: rate + 2 * error, designEffect: 1, effectiveTrials: 100, interval: "t"))
  }

  mutating func contrast(
    _ metric: String, _ a: String, _ b: String, _ screen: String, _ difference: Double,
    _ verdict: Verdict
  ) {
    contrasts.append(
      ContrastRow(
        condition: key(screen), policyA: a, policyB: b, metric: metric,
        change: RateDifference(
          difference, error: 0.002, low: difference - 0.004, high: difference + 0.004, p: 0.5),
        adjustedP: 0.5, verdict: verdict))
  }

  /// Says how far a finger goes under the policy whose rate was added last.
  mutating func travel(asked: Double?, made: Double?, error: Double? = nil, mmPerPt: Double) {
    rates[rates.count - 1].travel = RateRow.Travel(
      asked: asked, made: made, madeError: error, millimetresPerPoint: mmPerPt)
  }
}
