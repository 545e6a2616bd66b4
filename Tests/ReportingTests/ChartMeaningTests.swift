import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Charts show what they are given")
struct ChartMeaningTests {
  private func marks(in nodes: [SceneNode]) -> [(shape: MarkerShape, at: Point)] {
    nodes.flatMap { node -> [(shape: MarkerShape, at: Point)] in
      switch node {
      case .marker(let shape, let point, _, _): [(shape, point)]
      case .group(let group): marks(in: group.nodes)
      default: []
      }
    }
  }

  @Test("Higher rates stand higher, wider screens further right, screens in order of width")
  func ratesByWidth() {
    let screens = [1000.0, 400, 600].map { ChartScreen(name: "s", width: $0, kind: "phone") }
    let series = ChartSeries(
      policy: "p", success: [0.6, 0.9, 0.7].map(ChartSamples.rate),
      falseTriggers: [0.03, 0.01, 0.02].map(ChartSamples.rate))
    let data = ChartData(screens: screens, series: [series])
    let found = marks(in: RatesByWidth.scene(title: "t", data: data).nodes)
      .map(\.at)
    // Three marks and a key per panel, the upper panel first.
    #expect(found.count == 8)
    #expect(found[0].x < found[1].x && found[1].x < found[2].x)
    #expect(found[0].y < found[1].y && found[1].y < found[2].y)
    #expect(found[4].y > found[5].y && found[5].y > found[6].y)
    #expect(found[4].x == found[0].x && found[6].x == found[2].x)
  }

  @Test("Policies stand side by side, in the same order on every screen")
  func dodge() {
    let screens = ChartSamples.screens(12)
    let layout = RatesByWidthLayout(
      data: ChartData(screens: screens, series: ChartSamples.series(9, screens: 12)), panels: 2,
      top: 0)
    for screen in 0..<12 {
      for policy in 1..<9 {
        let step =
          layout.x(screen: screen, policy: policy, of: 9)
          - layout.x(screen: screen, policy: policy - 1, of: 9)
        #expect(step >= 2)
      }
      if screen > 0 {
        let edge = layout.x(screen: screen - 1, policy: 8, of: 9)
        #expect(layout.x(screen: screen, policy: 0, of: 9) > edge)
      }
    }
  }

  @Test("A missing result breaks the line and leaves the other points")
  func missing() {
    let screens = ChartSamples.screens(4)
    let series = ChartSeries(
      policy: "p", success: [0.9, 0.8, Double.nan, 0.7].map(ChartSamples.rate),
      falseTriggers: [ChartSamples.rate(0.01)])
    let data = ChartData(screens: screens, series: [series])
    let found = marks(in: RatesByWidth.scene(title: "t", data: data).nodes)
    #expect(found.count == 3 + 1 + 2)
    let panels = TradeOff.scene(title: "t", data: data).texts.filter { $0.face == .heading }
    #expect(panels.map(\.string) == ["screen 0"])
  }

  @Test("In the trade-off, better policies stand to the upper left")
  func tradeOff() {
    let data = ChartSamples.data([.one("p", 0.9, 0.01), .one("p", 0.8, 0.05)])
    let found = marks(in: TradeOff.scene(title: "t", data: data).nodes)
    #expect(found.map(\.shape) == [.circle, .square])
    #expect(found[0].at.x < found[1].at.x && found[0].at.y < found[1].at.y)
  }

  @Test("With many policies those that no other beats are named, and all are drawn")
  func crowd() {
    let data = ChartSamples.data(ChartSamples.series(60, screens: 1))
    let points = TradeOffPoint.all(data: data, screen: 0)
    let front = TradeOffPoint.front(points)
    let scene = TradeOff.scene(title: "t", data: data)
    let texts = Set(scene.texts.map(\.string))
    for (place, point) in points.enumerated() {
      #expect(texts.contains(point.series.policy) == front.contains(place))
    }
    let grey = scene.nodes.filter {
      if case .group(let group) = $0 { return group.style == "crowd" }
      return false
    }
    #expect(grey.count == 60 - front.count && front.count < 60)
    #expect(SVGWriter.write(scene).contains(".crowd { color:"))
  }

  @Test("Colour and mark together are unique for 144 policies")
  func cues() {
    let data = ChartSamples.data([ChartSeries](repeating: .one("", 0.5, 0), count: 144))
    let cues = Set(data.series.map { Theme.seriesClass($0.index) + $0.marker.rawValue })
    #expect(cues.count == 144)
  }
}
