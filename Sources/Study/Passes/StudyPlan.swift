/// Every pass that an experiment asks for: its own people first, in groups where settings are
/// chosen by some and looked at on others; then those of each scenario.
public struct StudyPlan: Sendable {
  /// What is planned.
  public let experiment: Experiment
  /// The passes: of the experiment's own people one for each group, of each scenario's one.
  public let passes: [Pass]
  /// How many of the passes are of the experiment's own people.
  private let own: Int

  /// Plans an experiment.
  ///
  /// - Parameter ownAreCounted: whether its own people are counted already and have no pass.
  public init(_ experiment: Experiment, ownAreCounted: Bool = false) {
    self.experiment = experiment
    let own =
      ownAreCounted ? [] : experiment.folds.map { Pass(experiment, people: $0, .everything) }
    let everybody = 0..<experiment.participants
    self.own = own.count
    passes =
      own
      + experiment.scenarios.map { scenario in
        var varied = experiment
        varied.population = scenario.population
        return Pass(varied, people: everybody, .sweeps)
      }
  }

  /// Swipes that all passes make, and the look at the bounds of tuning: once more those of
  /// everybody.
  public var swipes: Int {
    let groups = experiment.folds.count
    let checks =
      experiment.tuning == nil || groups == 1
      ? 0 : groups * passes[0].swipes
    return passes.reduce(checks) { $0 + $1.swipes }
  }

  /// The counts of the experiment's own people by groups, and those of each scenario.
  ///
  /// - Parameter counts: of every pass, in their order.
  package func crowds(_ counts: [StudyCounts]) -> (own: [StudyCounts], scenarios: [StudyCounts]) {
    (Array(counts[..<own]), Array(counts[own...]))
  }
}
