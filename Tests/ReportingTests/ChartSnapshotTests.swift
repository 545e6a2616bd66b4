import Reporting
import TestSupport
import Testing

@testable import Charts
@testable import Drawing

@Suite("Chart snapshots")
struct ChartSnapshotTests {
  private static func rate(_ rate: Double, _ error: Double) -> ChartRate? {
    ChartRate(rate: rate, low: rate - error, high: rate + error)
  }

  private static let screens = [
    ChartScreen(name: "iPhone 16 Pro", width: 402, kind: "phone"),
    ChartScreen(name: "iPad Pro 13", width: 1032, kind: "tablet"),
  ]

  private static let series = [
    ChartSeries(
      policy: "half-width", success: [rate(0.91, 0.012), rate(0.63, 0.02)],
      falseTriggers: [rate(0.016, 0.003), rate(0.004, 0.0015)]),
    ChartSeries(
      policy: "velocity-weighted",
      success: [rate(0.978, 0.006), rate(0.925, 0.011)],
      falseTriggers: [rate(0.024, 0.004), rate(0.009, 0.002)]),
  ]

  @Test("Pictures are as stored")
  func stored() async {
    await each(ChartCatalog.all.map(\.name)) { (name: String) throws in
      let chart = try #require(ChartCatalog.all.first { $0.name == name })
      let drawn = chart.draw("When should a swipe pop?", Self.screens, Self.series)
      try expectStored(drawn, at: "Tests/ReportingTests/Snapshots/\(name).svg")
    }
  }
}
