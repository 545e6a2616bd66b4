/// One policy on one screen, with both rates known.
struct TradeOffPoint: Sendable {
  let series: ChartSeries
  let rates: ChartPoint
  /// A limit on something else that it breaks; nil for none.
  let broken: String?

  /// The policies that have both rates on the screen, in input order.
  static func all(data: ChartData, screen: Int) -> [TradeOffPoint] {
    data.series.compactMap { series in
      ChartPoint(success: series.success[screen], falseTriggers: series.falseTriggers[screen])
        .map { TradeOffPoint(series: series, rates: $0, broken: series.broken[screen]) }
    }
  }

  var falseTriggers: Double { rates.falseTriggers.rate }

  /// True if `other` is at least as good in both rates and better in one.
  func isDominated(by other: TradeOffPoint) -> Bool {
    let (success, up) = (rates.success.rate, other.rates.success.rate)
    return up >= success && other.falseTriggers <= falseTriggers
      && (up > success || other.falseTriggers < falseTriggers)
  }

  /// The indices of points that no other dominates (Pareto front), from the fewest false triggers
  /// to the most; equal points are all kept, and points that break another limit have no part.
  static func front(_ points: [TradeOffPoint]) -> [Int] {
    let usable = points.indices.filter { points[$0].broken == nil }
    return
      usable
      .filter { index in !usable.contains { points[index].isDominated(by: points[$0]) } }
      .sorted { (points[$0].falseTriggers, $0) < (points[$1].falseTriggers, $1) }
  }
}
