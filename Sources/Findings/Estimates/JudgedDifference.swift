import StrictFiles
import Study
public import TrialStatistics

/// A difference of rates among those that are judged together: its p-value adjusted over them, and
/// its verdict.
public struct JudgedDifference: Sendable, Equatable {
  /// The difference of rates, its standard error over people, and its 95% interval; proportions.
  public let difference, standardError, low, high: Double
  /// The p-value alone, and adjusted (Holm) over the family.
  public let p, adjustedP: Double
  /// What the interval says of the first side against the margin.
  public let verdict: Verdict
  /// Of false triggers, which are judged by it: the first rate over the second; nil of other
  /// metrics and where neither has an event.
  public internal(set) var ratio: RateRatio?

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
    var adjusted = differences.map(\.difference.p)
    for places in Dictionary(grouping: differences.indices, by: { differences[$0].family }).values {
      for (place, p) in zip(places, holmAdjusted(places.map { adjusted[$0] })) {
        adjusted[place] = p
      }
    }
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
  static func estimate(
    _ part: @escaping @Sendable (Row) -> some EstimatedDifference
  ) -> [Column] {
    [
      Column(.difference) { part($0).difference },
      Column(.standardError) { part($0).standardError },
      Column(.low) { part($0).low }, Column(.high) { part($0).high }, Column(.p) { part($0).p },
    ]
  }
}
