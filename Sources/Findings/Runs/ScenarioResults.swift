public import Study

/// What an experiment finds in one scenario.
///
/// A scenario's people have the seed of the experiment's own: each is the same person but for what
/// the scenario changes, so that changes are known better than the rates themselves.
public struct ScenarioResults: Sendable {
  /// Which people.
  public let scenario: Scenario
  /// Rates on them.
  public let results: StudyResults
}

extension ScenarioResults {
  /// Turns the counts of a scenario's people into rates.
  init(_ scenario: Scenario, of experiment: Experiment, _ counts: StudyCounts) {
    self.scenario = scenario
    var varied = experiment
    varied.population = scenario.population
    results = StudyResults(ratesOf: varied, counts)
  }
}
