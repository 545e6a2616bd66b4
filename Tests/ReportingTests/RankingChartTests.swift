import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Charts of many policies")
struct RankingChartTests {
  private func data(_ policies: Int, screens: Int) -> ChartData {
    ChartData(
      screens: ChartSamples.screens(screens),
      series: ChartSamples.series(policies, screens: screens, seed: UInt64(policies)))
  }

  private func nodes(_ nodes: [SceneNode]) -> [SceneNode] {
    nodes.flatMap { node -> [SceneNode] in
      if case .group(let group) = node { return self.nodes(group.nodes) }
      return [node]
    }
  }

  private func marks(_ scene: Scene) -> [(shape: MarkerShape, at: Point)] {
    nodes(scene.nodes).compactMap { node in
      if case .marker(let shape, let point, _) = node { return (shape, point) }
      return nil
    }
  }

  private func rate(_ value: Double, _ error: Double = 0.01) -> ChartRate {
    ChartRate(rate: value, low: value - error, high: value + error)
  }

  @Test("Texts stay inside the picture and apart")
  func tidy() async {
    await each([1, 13, 60], [1, 2, 4, 6]) { (policies: Int, screens: Int) in
      let data = data(policies, screens: screens)
      for scene in [
        Ranking.scene(title: "Ranked", data: data, theme: .adaptive),
        TradeOff.scene(title: "Traded", data: data, theme: .adaptive),
      ] {
        SystemChartTests.expectTidy(scene, "\(policies) policies, \(screens) screens")
      }
    }
  }

  @Test("The ranking names every policy and screen, best first")
  func named() {
    let data = data(60, screens: 4)
    let scene = Ranking.scene(title: "t", data: data, theme: .light)
    let names = scene.texts.filter { $0.at.x == ChartFrame.margin }.map(\.string)
    let ranked = Ranking.ranked(data.series)
    #expect(names.filter { $0 != "t" }.prefix(60) == ranked.map(\.policy)[...])
    let worst = ranked.map { $0.success.compactMap { $0?.rate }.min()! }
    #expect(worst == worst.sorted(by: >) && Set(worst).count > 1)
    for screen in data.screens {
      #expect(scene.texts.contains { $0.string.hasPrefix("\(screen.name) (") })
    }
  }

  @Test("Higher rates stand further right, and devices have shapes of their own")
  func meaning() {
    let screens = [390.0, 400, 1024].map {
      ChartScreen(name: "s", width: $0, kind: $0 < 500 ? "phone" : "tablet")
    }
    let series = ChartSeries(
      policy: "p", success: [rate(0.6), rate(0.7), rate(0.9)],
      accidents: [rate(0.03), rate(0.02), rate(0.05)])
    let data = ChartData(screens: screens, series: [series])
    let found = marks(Ranking.scene(title: "t", data: data, theme: .light))
    #expect(
      found.map(\.shape) == Array(repeating: [.circle, .ring, .square], count: 3).flatMap { $0 })
    let (left, right) = (found[3..<6].map(\.at), found[6...].map(\.at))
    #expect(left[0].x < left[1].x && left[1].x < left[2].x)
    #expect(right[1].x < right[0].x && right[0].x < right[2].x)
    #expect(left.map(\.y) == right.map(\.y) && left[0].y < left[1].y)
  }

  @Test("Error bars are drawn where they are longer than the mark")
  func bars() async {
    await each([(0.0001, 0), (0.1, 2)]) { error, expected in
      let series = ["a", "b"].map {
        ChartSeries(
          policy: $0, success: [rate($0 == "a" ? 0.5 : 0.9, error)],
          accidents: [ChartRate(rate: 0.3, low: .nan, high: .nan)])
      }
      let data = ChartData(screens: ChartSamples.screens(1), series: series)
      let bars = nodes(Ranking.scene(title: "t", data: data, theme: .light).nodes).filter {
        if case .segments(_, let style) = $0 { return style == "bar" }
        return false
      }
      #expect(bars.count == expected)
    }
  }

  @Test("With many policies the trade-off names those that no other beats, and draws all")
  func crowd() {
    let data = data(60, screens: 1)
    let points = TradeOffPoint.all(data: data, screen: 0)
    let front = TradeOffPoint.front(points)
    let scene = TradeOff.scene(title: "t", data: data, theme: .light)
    let texts = Set(scene.texts.map(\.string))
    for (place, point) in points.enumerated() {
      #expect(texts.contains(point.series.policy) == front.contains(place))
    }
    let grey = scene.nodes.filter {
      if case .group(let group) = $0 { return group.style == "crowd" }
      return false
    }
    #expect(grey.count == 60 - front.count && front.count < 60)
    #expect(SVGWriter.write(scene, theme: .light).contains(".crowd { color:"))
  }

  @Test("Few policies get lines by width, many a ranking")
  func choice() async {
    await each([(1, "rates-by-width"), (12, "rates-by-width"), (13, "ranking"), (70, "ranking")]) {
      policies, expected in
      #expect(ChartCatalog.all(for: policies).map(\.name) == [expected, "trade-off"])
    }
  }
}
