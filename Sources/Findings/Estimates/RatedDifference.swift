import ExperimentFiles
import Study
import TrialStatistics

/// A difference of two rates that is judged with others of its family, and their ratio where that
/// counts.
struct RatedDifference<Family: Hashable, Difference: EstimatedDifference> {
  /// Which others it is judged with.
  let family: Family
  let difference: Difference
  /// The first rate over the second; nil where it does not count or neither has an event.
  var ratio: RateRatio?
  /// Whether nothing or everything was an event on both sides, of the same swipes.
  var isSameThroughout = false
}

extension RatedDifference {
  /// A difference of false triggers.
  ///
  /// - Parameters:
  ///   - rates: both rates; nil of other metrics.
  ///   - isSame: whether both are of one rule.
  ///   - shared: how both vary over the same clusters.
  init(
    family: Family, _ difference: Difference, _ rates: (a: RateSummary, b: RateSummary)?,
    isSame: Bool = false, shared: @autoclosure () -> SharedErrors?
  ) {
    self.init(family: family, difference: difference)
    guard let rates else { return }
    isSameThroughout = rates.a.isSameThroughout(as: rates.b)
    ratio = RateRatio(of: rates.a, over: rates.b, shared: shared())
    if isSame, ratio != nil { ratio = .same }
  }
}

/// The rates of false triggers by what they are of: what contrasts of them are judged by too.
struct FalseTriggerRates {
  private let summaries: [RateKey: RateSummary]

  /// Takes them out of all rates.
  init(_ rates: [RateRow]) {
    summaries = Dictionary(
      rates.lazy.filter { $0.metric == Metric.falseTrigger.name }.map { ($0.key, $0.summary) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Those of the contestants of a condition, in their order; empty of other metrics.
  func callAsFunction(
    _ contestants: [String], _ metric: String, _ intent: String, in condition: ConditionKey
  ) -> [RateSummary] {
    let found = contestants.compactMap {
      summaries[RateKey(condition: condition, policy: $0, metric: metric, intent: intent)]
    }
    return found.count == contestants.count ? found : []
  }
}

extension [RateSummary] {
  /// Two of them; nil where there are none.
  func pair(_ a: Int, _ b: Int) -> (a: RateSummary, b: RateSummary)? {
    isEmpty ? nil : (self[a], self[b])
  }
}
