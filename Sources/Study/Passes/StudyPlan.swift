/// Every pass that an experiment asks for: its own people first, then those of each scenario; each
/// in two halves where settings are chosen on one and reported on the other.
public struct StudyPlan: Sendable {
  /// What is planned.
  public let experiment: Experiment
  /// The passes: of each crowd one, or one for each half of it.
  public let passes: [Pass]

  /// Plans an experiment.
  ///
  /// - Parameter ownAreCounted: whether its own people are counted already and have no pass.
  public init(_ experiment: Experiment, ownAreCounted: Bool = false) {
    self.experiment = experiment
    let everybody = 0..<experiment.participants
    let half = experiment.trainingPeople
    let parts =
      experiment.tuning == nil ? [everybody] : [0..<half, half..<experiment.participants]
    let own = ownAreCounted ? [] : parts.map { Pass(experiment, people: $0, .everything) }
    passes =
      own
      + experiment.scenarios.flatMap { scenario in
        var varied = experiment
        varied.population = scenario.population
        let listeners: Listeners = experiment.tuning == nil ? .contests : .sweeps
        return parts.map { Pass(varied, people: $0, listeners) }
      }
  }

  /// Swipes that all passes make, and the look at what was chosen: behind each recognizer once more
  /// those of the people who had no part in the choice.
  public var swipes: Int {
    let checks = experiment.tuning == nil ? 0 : experiment.recognizers.count * passes[1].swipes
    return passes.reduce(checks) { $0 + $1.swipes }
  }

  /// The counts of each crowd, one for each of its parts.
  ///
  /// - Parameter counts: of every pass, in their order.
  package func crowds(_ counts: [StudyCounts]) -> [[StudyCounts]] {
    let parts = experiment.tuning == nil ? 1 : 2
    return stride(from: 0, to: counts.count, by: parts).map { Array(counts[$0..<$0 + parts]) }
  }
}
