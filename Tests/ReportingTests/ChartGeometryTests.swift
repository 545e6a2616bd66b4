import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Nothing in a chart overlaps or is cut off")
struct ChartGeometryTests {
  private func scenes(_ screens: [ChartScreen], _ series: [ChartSeries]) -> [Scene] {
    let data = ChartData(screens: screens, series: series)
    let title = "Which completion policy should a full-screen swipe-back use on which screens?"
    return [RatesByWidth.scene(title: title, data: data), TradeOff.scene(title: title, data: data)]
  }

  @Test("Texts stay inside the picture and apart")
  func tidy() async {
    await each([1, 2, 3, 4, 6, 12, 25], [1, 2, 4, 9, 12]) { (screens: Int, policies: Int) in
      let series = ChartSamples.series(policies, screens: screens, seed: UInt64(screens))
      for scene in scenes(ChartSamples.screens(screens), series) {
        expectTidy(scene, "\(screens) screens, \(policies) policies")
      }
    }
  }

  @Test("Six pairs of identical policies")
  func twins() {
    for scene in scenes(ChartSamples.screens(12), ChartSamples.twins(6, screens: 12)) {
      expectTidy(scene, "twins")
    }
  }

  @Test("Long and empty names, screens of one width")
  func oddNames() {
    let long = String(repeating: "very-long-name ", count: 20)
    var series = ChartSamples.series(3, screens: 3)
    series[0].policy = long
    series[1].policy = ""
    let screens = [long, "", "c"].map { ChartScreen(name: $0, width: 390, kind: long) }
    for scene in scenes(screens, series) { expectTidy(scene, "odd names") }
  }

  @Test("Every policy is named, at its point or in a key")
  func everyPolicyIsNamed() async {
    await each([4, 12]) { (policies: Int) in
      let series = ChartSamples.series(policies, screens: 1)
      for scene in scenes(ChartSamples.screens(1), series) {
        let names = scene.texts.map(\.string)
        for item in series { #expect(names.contains(item.policy)) }
      }
    }
  }

  @Test("The key breaks into rows that stay inside the picture")
  func key() {
    let series = ChartData(
      screens: ChartSamples.screens(1), series: ChartSamples.series(30, screens: 1)
    ).series
    let key = MarkerKey(
      series.map { MarkerKey.Entry(series: $0, name: $0.policy) }, top: 100, right: 300)
    expectTidy(
      Scene(width: 300, height: key.bottom, title: "", summary: "", nodes: key.nodes), "key")
    #expect(MarkerKey([], top: 100, right: 300).bottom == 100)
  }
}
