/// All charts of a report, in reading order.
///
/// A new chart is one file and one line here.
public enum ChartCatalog {
  /// Every chart.
  public static let all: [Chart] = [
    .ratesByWidth,
    .ranking,
    .tradeOff,
    .frontier,
  ]

  /// Most policies whose lines and names can be told apart in one picture.
  static let mostNamedPolicies = 12

  /// The charts that suit a number of policies.
  ///
  /// - Parameter isSwept: whether there are sweeps with both rates.
  public static func all(for policies: Int, isSwept: Bool = false) -> [Chart] {
    all.filter { $0.policies.contains(policies) && (isSwept || !$0.isOfSweeps) }
  }
}
