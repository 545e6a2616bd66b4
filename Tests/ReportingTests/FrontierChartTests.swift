import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Chart of what swept families reach")
struct FrontierChartTests {
  private func scene(_ screens: [ChartScreen], _ series: [ChartSeries] = []) -> Scene {
    Frontier.scene(
      title: "t", data: ChartData(screens: screens, series: series), theme: .adaptive)
  }

  private func places(in nodes: [SceneNode]) -> [Point] {
    nodes.flatMap { node -> [Point] in
      switch node {
      case .polyline(let points, _), .polygon(let points, _): points
      case .segments(let segments, _): segments.flatMap { [$0.start, $0.end] }
      case .rectangle(let box, _): [Point(box.minX, box.minY), Point(box.maxX, box.maxY)]
      case .marker(_, let point, _): [point]
      case .text: []
      case .group(let group): places(in: group.nodes)
      }
    }
  }

  @Test("Lines, bands and marks stay inside the picture")
  func inside() async {
    await each([1, 2, 6, 12], [1, 3, 6]) { (screens: Int, families: Int) in
      let swept = ChartSamples.swept(screens, families: families, settings: 200)
      let scene = scene(swept, ChartSamples.series(5, screens: screens))
      let places = places(in: scene.nodes)
      #expect(places.count > 20)
      for place in places {
        #expect(scene.bounds.nearest(to: place) == place)
      }
    }
  }

  @Test("Thousands of settings make a small picture")
  func size() {
    let swept = ChartSamples.swept(12, families: 6, settings: 3000)
    let svg = frontierChart(
      title: "t", screens: swept, series: ChartSamples.series(8, screens: 12))
    #expect(svg.utf8.count < 150_000)
  }

  @Test("Every family has its name in each panel, apart from the others")
  func names() async {
    await each([1, 4, 8, 12]) { (families: Int) in
      let swept = ChartSamples.swept(4, families: families, settings: 60)
      let texts = scene(swept, ChartSamples.series(4, screens: 4)).texts
      for family in swept[0].frontiers.map(\.family) {
        #expect(texts.count { $0.string == family } == 4)
      }
      for (index, text) in texts.enumerated() {
        for other in texts[..<index] {
          #expect(
            !other.box.grown(by: -0.5).intersects(text.box), "\(text.string), \(other.string)")
        }
      }
    }
  }

  @Test("The line climbs in steps through the curve's points, and the band holds it")
  func path() throws {
    let rates = [(0.4, 0.0), (0.7, 0.01), (0.9, 0.04)]
    let points = rates.map { success, trigger in
      ChartFrontier.Point(
        success: ChartRate(rate: success, low: success - 0.05, high: success + 0.05),
        accidents: ChartRate(rate: trigger, low: trigger - 0.01, high: trigger + 0.01))
    }
    let screen = ChartScreen(
      name: "s", width: 390, kind: "", frontiers: [ChartFrontier(family: "f", points: points)])
    let curve = try #require(
      FrontierCurve.all(screen, [FrontierFamily(name: "f", index: 0, place: 0)]).first)
    let layout = TradeOffLayout(
      panels: 1, columns: 1, height: 300, accidents: [0, 0.05], successes: [0, 1], top: 0)
    let path = FrontierPath(curve, layout: layout, plot: layout.plots[0])
    #expect(path.line.count == 5)
    for (place, next) in zip(path.line, path.line.dropFirst()) {
      #expect(next.x == place.x || next.y == place.y)
      #expect(next.x >= place.x && next.y <= place.y)
    }
    #expect(path.band.count == 10)
    for (place, (low, high)) in zip(
      path.line, zip(path.band.prefix(5), path.band.suffix(5).reversed()))
    {
      #expect(low.x == place.x && high.x == place.x)
      #expect(high.y < place.y && place.y < low.y)
    }
    // No error reaches below zero.
    #expect(path.endBars.count == 3)
    #expect(path.endBars[2].start.x == path.line[4].x && path.endBars[2].end.x == path.line[4].x)
    #expect(path.endBars[0].start.x == layout.plots[0].minX)
    #expect(path.point(at: 0) == path.line[0])
    #expect(path.point(at: 1e6) == path.line[4])
  }

  @Test("Named policies have marks and a key; many of them are grey points without")
  func policies() {
    let swept = ChartSamples.swept(2, families: 2, settings: 30)
    let few = ChartSamples.series(5, screens: 2)
    let named = scene(swept, few)
    for item in few { #expect(named.texts.contains { $0.string == item.policy }) }
    #expect(!named.rules.contains(TradeOffPanel.crowdRule))
    let crowd = ChartSamples.series(40, screens: 2)
    let crowded = scene(swept, crowd)
    #expect(crowded.rules.contains(TradeOffPanel.crowdRule))
    for item in crowd { #expect(!crowded.texts.contains { $0.string == item.policy }) }
  }
}
