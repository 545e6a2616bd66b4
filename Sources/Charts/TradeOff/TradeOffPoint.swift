/// One policy on one screen, with both rates known.
struct TradeOffPoint: Sendable {
  var series: ChartData.Series
  var success: ChartData.Rate
  var falseTriggers: ChartData.Rate
  /// A limit on something else that it breaks; nil for none.
  var broken: String?

  /// The policies that have both rates on the screen, in input order.
  static func all(data: ChartData, screen: Int) -> [TradeOffPoint] {
    data.series.compactMap { series in
      guard let success = series.success[screen], let falseTriggers = series.falseTriggers[screen]
      else { return nil }
      return TradeOffPoint(
        series: series, success: success, falseTriggers: falseTriggers,
        broken: series.broken[screen])
    }
  }

  /// True if `other` is at least as good in both rates and better in one.
  func isDominated(by other: TradeOffPoint) -> Bool {
    let (up, down) = (other.success.rate, other.falseTriggers.rate)
    return up >= success.rate && down <= falseTriggers.rate
      && (up > success.rate || down < falseTriggers.rate)
  }

  /// The indices of points that no other dominates (Pareto front), from the fewest false triggers
  /// to the most; equal points are all kept, and points that break another limit have no part.
  static func front(_ points: [TradeOffPoint]) -> [Int] {
    let usable = points.indices.filter { points[$0].broken == nil }
    return
      usable
      .filter { index in !usable.contains { points[index].isDominated(by: points[$0]) } }
      .sorted {
        (points[$0].falseTriggers.rate, $0) < (points[$1].falseTriggers.rate, $1)
      }
  }
}
