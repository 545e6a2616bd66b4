/// The charts of policies by screen, in reading order.
///
/// A new chart is one file and one line here.
package enum ChartCatalog {
  /// Every chart.
  package static let all: [Chart] = [
    .ratesByWidth,
    .tradeOff,
  ]

  /// Most policies whose lines and names can be told apart in one picture.
  static let mostNamedPolicies = 12

  /// The charts that suit a number of policies.
  package static func all(for policies: Int) -> [Chart] {
    all.filter { $0.policies.contains(policies) }
  }
}
