public import Study

/// Runs an experiment again on the people of each of its scenarios.
///
/// A scenario's people have the seed of the experiment's own: each is the same person but for what
/// the scenario changes, so that changes are known better than the rates themselves.
public enum SensitivityStudy {
  /// Makes and judges the swipes of every scenario.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share of all scenarios done, from any worker.
  ///   - isCancelled: asked now and then; true stops.
  public static func run(
    _ experiment: Experiment, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async throws(Runner.Stop) -> [ScenarioResults] {
    let scenarios = experiment.scenarios
    var results: [ScenarioResults] = []
    for (place, scenario) in scenarios.enumerated() {
      let varied = experiment.varied(scenario)
      let counts = try await Runner.run(
        varied, workers: workers,
        progress: { progress((Double(place) + $0) / Double(scenarios.count)) },
        isCancelled: isCancelled)
      results.append(
        ScenarioResults(scenario: scenario, results: StudyResults(varied, counts)))
    }
    return results
  }
}

/// What an experiment finds in one scenario.
public struct ScenarioResults: Sendable {
  /// Which people.
  public let scenario: Scenario
  /// Rates and contrasts on them.
  public let results: StudyResults
}
