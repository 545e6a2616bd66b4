import PopGesture
import Study
import SwipeSimulation

/// The best value of the swept parameters on a group of screens, by the rule of `Recommendation`:
/// whether the answer among the named policies is an accident of their numbers.
public struct SweptBest: Sendable {
  /// What the sweep starts from, and its parameter.
  public let policy, parameter: String
  /// The parameter's value.
  public let value: Double
  /// Its success on its worst screen, with the standard error there.
  public let success, successError: Double

  /// Looks for a swept value that beats a recommendation by more than the margin on its worst
  /// screen and triggers falsely no more than the margin above the most careful policy; nil where
  /// there is none.
  public init?(_ index: ResultIndex, _ setting: ResultIndex.Setting, beating answer: Recommendation)
  {
    let experiment = index.results.experiment
    let keys = answer.screens.map { setting.on($0.name) }
    let careful = keys.map { key in
      experiment.policies.compactMap { index.rate("false-trigger", of: $0.name, in: key)?.rate }
        .min() ?? 0
    }
    var best: FrontierRow?
    for sweep in experiment.sweeps {
      for value in sweep.values {
        let rows = keys.compactMap {
          index.frontier(sweep.name, sweep.parameter, value, in: $0)
        }
        guard rows.count == keys.count,
          zip(rows, careful).allSatisfy({ ($0.falseTrigger ?? 0) - $1 <= experiment.margin }),
          let worst = rows.min(by: { ($0.success ?? 0) < ($1.success ?? 0) }),
          (worst.success ?? 0) > (best?.success ?? 0)
        else { continue }
        best = worst
      }
    }
    guard let best, let success = best.success, let error = best.successError,
      success - answer.success.worst.rate > experiment.margin
    else { return nil }
    (policy, parameter, value) = (best.policy, best.parameter, best.value)
    (self.success, successError) = (success, error)
  }
}
