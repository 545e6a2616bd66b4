import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reports an experiment whose run would take more than a budget, at the axis to shorten.
  ///
  /// - Returns: whether it would.
  mutating func reportSize(of experiment: Experiment, _ limit: Experiment.Limit) -> Bool {
    if scenarioCount(of: experiment) > Self.mostScenarios, let key = member("sensitivity") {
      report(
        at: key.node.position,
        "\"sensitivity\" makes \(scenarioCount(of: experiment)) variations",
        hint: "shorten it to at most \(Self.mostScenarios): each is a run of its own")
      return true
    }
    let size = RunSize(experiment, workers: limit.workers)
    guard let excess = size.excess(over: limit.memory) else { return false }
    report(
      at: member(excess.axis)?.node.position ?? node.position, excess.message, hint: excess.hint)
    return true
  }

  /// Runs on other people that one experiment may ask for.
  private static let mostScenarios = 200

  private func scenarioCount(of experiment: Experiment) -> Int {
    experiment.sensitivity.reduce(0) { $0 + $1.values.count }
  }
}
