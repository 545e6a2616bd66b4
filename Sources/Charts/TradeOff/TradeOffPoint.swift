/// One policy on one screen, with both rates known.
struct TradeOffPoint: Sendable {
  var series: ChartData.Series
  var success: ChartData.Rate
  var accidents: ChartData.Rate

  /// The policies that have both rates on the screen, in input order.
  static func all(data: ChartData, screen: Int) -> [TradeOffPoint] {
    data.series.compactMap { series in
      guard let success = series.success[screen], let accidents = series.accidents[screen]
      else { return nil }
      return TradeOffPoint(series: series, success: success, accidents: accidents)
    }
  }

  /// True if `other` is at least as good in both rates and better in one.
  func isDominated(by other: TradeOffPoint) -> Bool {
    let (up, down) = (other.success.rate, other.accidents.rate)
    return up >= success.rate && down <= accidents.rate
      && (up > success.rate || down < accidents.rate)
  }

  /// The indices of points that no other dominates (Pareto front), from the fewest false triggers
  /// to the most; equal points are all kept.
  static func front(_ points: [TradeOffPoint]) -> [Int] {
    points.indices
      .filter { index in !points.contains { points[index].isDominated(by: $0) } }
      .sorted {
        (points[$0].accidents.rate, $0) < (points[$1].accidents.rate, $1)
      }
  }
}
