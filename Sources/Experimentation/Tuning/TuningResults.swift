/// What tuning found.
public struct TuningResults: Sendable {
  /// People who chose, and people on whom the choice is reported.
  public let trainingPeople, heldOutPeople: Int
  /// The best setting of every family and recognizer, for every goal and scope.
  public let settings: [TunedSetting]
  /// What becomes of the best ones in every scenario; empty where nothing is varied.
  public let robustness: [RobustnessRow]
}

/// Chooses settings on one half of an experiment's people, and looks at them on the other.
public enum TuningStudy {
  /// Makes and judges the swipes of both halves, on the experiment's own people and in every
  /// scenario.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  ///   - isCancelled: asked now and then; true stops.
  /// - Returns: nil where the experiment does not ask for it.
  public static func run(
    _ experiment: Experiment, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async throws(Runner.Stop) -> TuningResults? {
    guard experiment.tuning != nil else { return nil }
    let scenarios = experiment.scenarios
    let parts = Double(scenarios.count + 1)
    let halves = { @Sendable (varied: Experiment, part: Int) async throws(Runner.Stop) in
      try await halved(
        varied, workers: workers, progress: { progress((Double(part) + $0) / parts) },
        isCancelled: isCancelled)
    }
    let settings = try await halves(experiment.swept, 0).tunedSettings()
    var robustness: [RobustnessRow] = []
    for (place, scenario) in scenarios.enumerated() {
      var varied = experiment.swept
      varied.population = scenario.population
      robustness += try await halves(varied, place + 1).robustness(of: settings, in: scenario)
    }
    return TuningResults(
      trainingPeople: experiment.trainingPeople,
      heldOutPeople: experiment.participants - experiment.trainingPeople, settings: settings,
      robustness: robustness)
  }

  private static func halved(
    _ experiment: Experiment, workers: Int, progress: @escaping @Sendable (Double) -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) async throws(Runner.Stop) -> HalvedRates {
    var first = experiment
    first.participants = experiment.trainingPeople
    let training = try await Runner.run(
      first, workers: workers, progress: { progress($0 / 2) }, isCancelled: isCancelled)
    let heldOut = try await Runner.run(
      experiment, from: first.participants, workers: workers,
      progress: { progress(0.5 + $0 / 2) }, isCancelled: isCancelled)
    return HalvedRates(experiment, training: training, heldOut: heldOut)
  }
}

extension Experiment {
  /// The same with nothing but its sweeps to count.
  fileprivate var swept: Experiment {
    var swept = self
    swept.systems = []
    swept.measuresPolicies = false
    swept.falseTriggerBudgets = []
    swept.sensitivity = []
    // A condition needs a policy; one is enough.
    swept.policies = Array(policies.prefix(1))
    return swept
  }
}
