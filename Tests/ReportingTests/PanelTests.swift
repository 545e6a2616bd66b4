import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Charts of several panels, and what a narrow page shows of them")
struct PanelTests {
  private func isWhole(_ text: SceneText, in cut: [Box]) -> Bool {
    cut.contains { $0.grown(by: 1).contains(text.box) }
  }

  /// Lines of a style.
  private func segments(_ nodes: [SceneNode], _ style: String) -> [Segment] {
    nodes.flatMap { node -> [Segment] in
      switch node {
      case .segments(let own, style): own
      case .group(let group): segments(group.nodes, style)
      default: []
      }
    }
  }

  @Test("A panel each, in reading order, with both axes and their names; then the key alone")
  func tradeOff() async {
    await each([2, 3, 5, 6]) { (count: Int) in
      let data = ChartData(
        screens: ChartSamples.screens(count), series: ChartSamples.series(12, screens: count))
      let scene = TradeOff.scene(title: "t", data: data)
      let cuts = scene.frame?.cuts ?? []
      #expect(cuts.count == count || cuts.count == count + 1)
      let names = data.screens.map(\.name)
      for (cut, name) in zip(cuts, names) {
        let texts = scene.texts.filter { isWhole($0, in: cut) }
        #expect(texts.filter { names.contains($0.string) }.map(\.string) == [name])
        let own = texts.map(\.string)
        #expect(own.contains("Success rate") && own.contains("False triggers, worst kind"))
        #expect(texts.count { $0.face == .tick && $0.anchor == .middle } > 1)
        #expect(texts.count { $0.face == .tick && $0.anchor == .end } > 1)
      }
      for key in cuts.dropFirst(count) {
        let texts = scene.texts.filter { isWhole($0, in: key) }
        #expect(!texts.isEmpty && texts.allSatisfy { $0.face == .label })
      }
    }
  }

  @Test("Long names and rules of panels break into lines and are not cut")
  func headings() {
    let name = "iPhone 16/17 Pro Max (6.9\"), landscape"
    let screens = [
      ChartScreen(name: name, width: 956, kind: "phone"),
      ChartScreen(name: "s", width: 400, kind: "phone"),
    ]
    let data = ChartData(screens: screens, series: ChartSamples.series(2, screens: 2))
    let scene = TradeOff.scene(title: "t", data: data)
    let texts = scene.texts.map(\.string)
    #expect(texts.contains(name) && texts.contains("956 pt · phone"))
    expectTidy(scene, "long name")
    let rule = "v >= 300: complete; v <= -300: cancel; otherwise x / W >= 0.3"
    #expect(ChartFrame.headingRows("Tablet, 744 pt", remark: rule, width: 300) == 3)
    let lines = ChartFrame.heading("Tablet, 744 pt", remark: rule, at: Point(0, 50), width: 300)
    let words = lines.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    #expect(words.joined(separator: " ") == "Tablet, 744 pt \(rule)")
    // A row of panels has room for its own headings only.
    func grid(_ headings: [PanelGrid.Heading]) -> PanelGrid {
      PanelGrid(
        headings: headings, columns: 2, height: 270,
        around: (left: 58, right: 12, foot: 42, head: 30), top: 0)
    }
    let plain = grid([("a", ""), ("b", "")])
    let tall = grid([("a", ""), ("b", rule), ("c", ""), ("d", "")])
    #expect(tall.plots[0].minY > plain.plots[0].minY && tall.cuts.count == 4)
    #expect(
      tall.plots[2].minY - tall.cuts[2][0].minY == plain.plots[0].minY - plain.cuts[0][0].minY)
  }

  @Test("What breaks a limit is an outline, also in the key, which names the limit")
  func hollow() throws {
    func point(_ broken: String?) -> TradeOffPoint {
      let data = ChartSamples.data([.one("p", 0.9, 0.01, broken: broken)])
      return TradeOffPoint.all(data: data, screen: 0)[0]
    }
    let (good, bad) = (point(nil), point("aborts"))
    let entries = [
      [(good, "A")], [(bad, "A")], [(bad, "A"), (good, "B")], [(bad, "A"), (bad, "B")],
    ]
    .map { MarkerKey.Entry(good.series, $0.map { (point: $0.0, screen: $0.1) }) }
    #expect(entries.map { $0?.name } == ["p", "p (aborts)", "p (aborts: A)", "p (aborts)"])
    #expect(entries.map { $0?.isHollow } == [false, true, false, true])
    #expect(MarkerKey.Entry(good.series, []) == nil)
    let data = ChartSamples.data([
      .one("good", 0.9, 0.01), .one("bad", 0.9, 0.01, broken: "aborts"),
    ])
    let scene = TradeOff.scene(title: "t", data: data)
    let text = SVGWriter.write(scene)
    // A point that breaks a limit keeps its colour in full.
    #expect(text.contains("<path class=\"open\"") && !text.contains("broken"))
    #expect(scene.frame?.remark.contains("Hollow points fail as the words in brackets say") == true)
  }

  @Test("Points at one place share a name, which a highlighted policy does not dim")
  func shared() {
    let data = ChartSamples.data([.one("a", 0.9, 0.01), .one("b", 0.9, 0.01), .one("c", 0.5, 0.01)])
    let scene = TradeOff.scene(title: "t", data: data)
    let names = scene.texts.filter { [.label, .quiet].contains($0.face) }.map(\.string)
    #expect(names.contains("a = b") && names.contains("c"))
    #expect(
      scene.nodes.contains {
        if case .text(let text) = $0 { text.string == "a = b" } else { false }
      })
  }

  @Test("Beyond the end of the axis: by name, on which screens, and of many the first")
  func beyond() {
    func points(_ rates: [Double]) -> [TradeOffPoint] {
      let series = rates.enumerated().map { ChartSeries.one("p\($0)", 0.9, $1) }
      return TradeOffPoint.all(data: ChartSamples.data(series), screen: 0)
    }
    func text(_ panels: [[Double]]) -> String {
      LimitMarks.beyond(panels.map(points), on: ["A", "B", "C"], 0.02)
    }
    let start = "Not shown, with more than 2% false triggers: "
    #expect(text([[0.01, 0.02]]) == "")
    #expect(text([[0.01, 0.3]]) == start + "p1. ")
    #expect(text([[0.01, 0.3], [0.01, 0.01]]) == start + "p1 on A. ")
    #expect(text([[0.3], [0.3], [0.01]]) == start + "p0 on A and B. ")
    #expect(text([[0.3], [0.3]]) == start + "p0. ")
    #expect(text([[Double](repeating: 0.3, count: 5)]) == start + "p0, p1, p2, p3, p4. ")
    #expect(text([[Double](repeating: 0.3, count: 6)]) == start + "p0, p1, p2, p3 and 2 more. ")
  }

  @Test("Bars of assumptions: none too short to see, and no number struck through by a line")
  func tornado() {
    let bars: [Tornado.Bar] = [
      ("far", (0.65, "0.5"), (0.998, "0")), ("near", (0.985, "0.5"), (0.998, "0")),
      ("tiny", (0.99799, "0.5"), (0.998, "0")),
    ]
    let panels = ["A", "B", "C"].map {
      Tornado.Panel(title: $0, bars: bars, usual: 0.99, series: 0, limit: 0.975)
    }
    let scene = Tornado.scene(title: "t", rows: [Array(panels.prefix(2)), [panels[2]]])
    expectTidy(scene, "tornado")
    let names = scene.texts.map(\.string)
    #expect(names.count { $0 == "far" } == 3 && names.count { $0 == "near" } == 3)
    #expect(!names.contains("tiny"))
    let (limits, axes) = (segments(scene.nodes, "limit"), segments(scene.nodes, "axis"))
    let numbers = scene.texts.filter { ["0.5", "0"].contains($0.string) }
    #expect(numbers.count == 12 && limits.count > 3)
    for text in numbers { #expect(!(limits + axes).contains { $0.crosses(text.box) }) }
    let cuts = scene.frame?.cuts ?? []
    #expect(cuts.count == 3)
    for (cut, name) in zip(cuts, ["A", "B", "C"]) {
      let own = scene.texts.filter { isWhole($0, in: cut) }
      #expect(own.filter { $0.face == .heading }.map(\.string) == [name])
      #expect(own.count { $0.anchor == .middle && $0.face == .tick } > 1)
    }
  }
}
