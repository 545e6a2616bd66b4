import ExperimentFiles
import NavigationModel
import PopGesture
public import Study
import SwipeSimulation
import TrialStatistics

/// The range of one figure of a recommendation, of simulated apps and recorded touches together.
///
/// Simulated apps know what a fit knows, of few people too; recorded touches know nothing of models
/// and so have no bias. Each weighs by the inverse of its variance. Both come from the same people,
/// so the errors are added as if they were one.
public struct AdviceRange: Sendable {
  /// Which figure.
  public let metric: Metric
  /// The estimate, and the bounds within which it lies nine times of ten; proportions.
  public let value, low, high: Double
  /// The share of simulated apps in which the figure breaks its limit; 0 where it has none.
  public let broken: Double
  /// Whether recorded touches were judged.
  public let isJudged: Bool
  /// Half the range.
  public var half: Double { (high - low) / 2 }

  /// Of a normal distribution nine of ten lie within so many standard deviations, and 19 of 20.
  static let quantile = NormalDistribution.criticalValue(alpha: 0.1)
  private static let wideQuantile = NormalDistribution.criticalValue(alpha: 0.05)

  /// - Parameters:
  ///   - range: the figure over simulated apps.
  ///   - worlds: how many they are.
  ///   - row: the figure on recorded touches; nil where none were recorded.
  init(_ metric: Metric, _ range: Prospect.Range, worlds: Int, recorded row: RateRow?) {
    (self.metric, isJudged) = (metric, row != nil)
    // Sampling error was taken out of the spread between apps; what it may have hidden is left.
    let noise = range.median * (1 - range.median) / Double(Experiment.peoplePerWorld)
    let hidden =
      Self.quantile * noise.squareRoot() * (2 / Double(max(worlds, 1))).squareRoot().squareRoot()
    let sides = (
      max(range.median - range.low, hidden), max(range.high - range.median, hidden)
    )
    let weight = row.map { row -> Double in
      let recorded = (row.high - row.low) / (2 * Self.wideQuantile)
      let simulated = (sides.0 + sides.1) / (2 * Self.quantile)
      return simulated * simulated / (simulated * simulated + recorded * recorded)
    }
    broken = range.broken
    guard let row, let weight else {
      value = range.median
      (low, high) = (max(value - sides.0, 0), min(value + sides.1, 1))
      return
    }
    let scale = weight * Self.quantile / Self.wideQuantile
    value = (1 - weight) * range.median + weight * row.rate
    low = max(value - (1 - weight) * sides.0 - scale * (row.rate - row.low), 0)
    high = min(value + (1 - weight) * sides.1 + scale * (row.high - row.rate), 1)
  }

  /// Success, false triggers of the worst kind, aborts honoured and content lost of a
  /// recommendation; none where no simulated apps were drawn.
  ///
  /// - Parameter recorded: its rates on recorded touches; empty where these were made on views of
  ///   another width.
  public static func all(of choice: Choice, recorded: [RateRow]) -> [AdviceRange] {
    guard let prospect = choice.prospect else { return [] }
    func row(_ metric: Metric, _ intent: String? = nil) -> RateRow? {
      recorded.first {
        $0.metric == metric.name && $0.trials > 0 && (intent == nil || $0.intent == intent)
      }
    }
    let worst = prospect.worstIntent.flatMap { row(.falseTrigger, $0) }
    return [
      (Metric.success, prospect.success, row(.success)),
      (.falseTrigger, prospect.falseTriggers, worst),
      (.abortHonoured, prospect.abortsHonoured, row(.abortHonoured)),
      (.contentLost, prospect.contentLost, nil),
    ].map { AdviceRange($0, $1, worlds: prospect.worlds, recorded: $2) }
  }
}
