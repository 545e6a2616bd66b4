import ExperimentFiles
import StrictFiles
import Study
package import TrialStatistics

/// A difference of rates among those that are judged together: its p-value adjusted over them, and
/// its verdict.
package struct JudgedDifference: Sendable, Equatable {
  /// The difference of rates, its standard error over people, and its 95% interval; proportions.
  package let difference, standardError, low, high: Double
  /// The p-value alone, and adjusted (Holm) over the family.
  package let p, adjustedP: Double
  /// What the interval says of the first side against the margin.
  package let verdict: Verdict
  /// Of false triggers, which are judged by it: the first rate over the second; nil of other
  /// metrics and where neither has an event.
  package internal(set) var ratio: RateRatio?

  /// Judges differences; `family` says which of them belong together.
  ///
  /// - Parameters:
  ///   - margin: the smallest difference of interest in a family.
  ///   - higherIsBetter: whether more is better in a family.
  /// - Returns: one for each difference, in their order.
  static func all<Family: Hashable, Difference: EstimatedDifference>(
    _ differences: [RatedDifference<Family, Difference>], margin: (Family) -> ChangeMargin,
    higherIsBetter: (Family) -> Bool
  ) -> [JudgedDifference] {
    let adjusted = adjustedP(differences.map { ($0.family, $0.difference.p) })
    return zip(differences, adjusted).map { entry, adjustedP in
      let found = entry.difference
      let verdict =
        entry.isSameThroughout
        ? .equivalent
        : margin(entry.family).verdict(
          found, ratio: entry.ratio, p: adjustedP, higherIsBetter: higherIsBetter(entry.family))
      return JudgedDifference(
        difference: found.difference, standardError: found.standardError, low: found.low,
        high: found.high, p: found.p, adjustedP: adjustedP,
        verdict: verdict, ratio: entry.ratio)
    }
  }
}

extension JudgedDifference {
  /// P-values adjusted (Holm), each over those of its family.
  static func adjustedP<Family: Hashable>(_ all: [(family: Family, p: Double)]) -> [Double] {
    var adjusted = all.map(\.p)
    for places in Dictionary(grouping: all.indices, by: { all[$0].family }).values {
      for (place, p) in zip(places, holmAdjusted(places.map { adjusted[$0] })) {
        adjusted[place] = p
      }
    }
    return adjusted
  }

  /// The difference b minus a.
  var swapped: JudgedDifference {
    JudgedDifference(
      difference: -difference, standardError: standardError, low: -high, high: -low, p: p,
      adjustedP: adjustedP, verdict: verdict.swapped, ratio: ratio?.swapped)
  }
}

/// What every estimate of a difference tells, however its error was found.
protocol EstimatedDifference: Sendable {
  var difference: Double { get }
  var standardError: Double { get }
  var low: Double { get }
  var high: Double { get }
  var p: Double { get }
}

extension PairedContrast: EstimatedDifference {}
extension RateDifference: EstimatedDifference {}

extension JudgedDifference: EstimatedDifference {
  /// Its columns.
  static let columns =
    Column<JudgedDifference>.estimate { $0 } + [
      Column(.adjustedP, \.adjustedP), Column(.verdict, \.verdict.rawValue),
    ]
}

extension Column {
  /// The columns of an estimate.
  static func estimate(_ part: @escaping @Sendable (Row) -> some EstimatedDifference) -> [Column] {
    [
      Column(.difference) { part($0).difference },
      Column(.standardError) { part($0).standardError },
      Column(.low) { part($0).low }, Column(.high) { part($0).high }, Column(.p) { part($0).p },
    ]
  }
}

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
