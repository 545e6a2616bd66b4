import ExperimentFiles
import StrictFiles
import Study
import TrialStatistics

/// A contrast before it is judged together with the others of its family.
struct FoundContrast {
  /// Its row, as yet without the adjusted p-value and the verdict.
  var row: ContrastRow
  /// Whether nothing or everything was an event on both sides, of the same swipes.
  fileprivate var isSameThroughout = false
  /// Whether the row is told: one that is not counts in its family all the same.
  var isTold = true

  init(_ row: ContrastRow) { self.row = row }

  /// Notes the rates of both sides, by which false triggers are judged too.
  ///
  /// - Parameters:
  ///   - isSame: whether both are of one rule.
  ///   - shared: how both vary over the same clusters.
  mutating func rate(
    _ a: RateSummary, _ b: RateSummary, isSame: Bool = false, shared: SharedErrors?
  ) {
    isSameThroughout = a.isSameThroughout(as: b)
    row.ratio = RateRatio(of: a, over: b, shared: shared)
    if isSame, row.ratio != nil { row.ratio = .same }
  }

  /// P-values adjusted (Holm), each over those of its family.
  static func adjustedP(_ all: [(family: String, p: Double)]) -> [Double] {
    var adjusted = all.map(\.p)
    for places in Dictionary(grouping: all.indices, by: { all[$0].family }).values {
      for (place, p) in zip(places, holmAdjusted(places.map { adjusted[$0] })) {
        adjusted[place] = p
      }
    }
    return adjusted
  }
}

extension [FoundContrast] {
  /// The rows that are told, judged by the margins of an experiment.
  ///
  /// - Parameter family: what those have in common over which p-values are adjusted.
  func judged(over family: KeyPath<ContrastRow, String>, in experiment: Experiment) -> [ContrastRow]
  {
    let adjusted = Element.adjustedP(map { ($0.row[keyPath: family], $0.row.p) })
    return zip(self, adjusted).filter(\.0.isTold).map { found, p in
      var row = found.row
      row.adjustedP = p
      row.verdict =
        found.isSameThroughout
        ? .equivalent
        : ChangeMargin(row.metric, of: experiment).verdict(
          row.change, ratio: row.ratio, p: p, higherIsBetter: Metric.isHigherBetter(row.metric))
      return row
    }
  }
}

extension Column {
  /// The columns of a judged difference.
  static func judged(
    _ change: @escaping @Sendable (Row) -> RateDifference,
    _ adjustedP: @escaping @Sendable (Row) -> Double,
    _ verdict: @escaping @Sendable (Row) -> Verdict
  ) -> [Column] {
    [
      Column(.difference) { change($0).difference },
      Column(.standardError) { change($0).standardError },
      Column(.low) { change($0).low }, Column(.high) { change($0).high },
      Column(.p) { change($0).p }, Column(.adjustedP, adjustedP),
      Column(.verdict) { verdict($0).rawValue },
    ]
  }
}
