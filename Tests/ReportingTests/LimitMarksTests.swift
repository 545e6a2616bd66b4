import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("The limit in charts")
struct LimitMarksTests {
  private func data(_ limit: Double?, _ best: Double = 0.004) -> ChartData {
    let screen = ChartScreen(
      name: "s", width: 390, kind: "", limit: limit,
      best: ChartPoint(success: ChartSamples.rate(0.9), falseTriggers: ChartSamples.rate(best)))
    return ChartData(
      screens: [screen],
      series: [.one("p0", 0.5, 0.001), .one("p1", 0.5, 0.01), .one("p2", 0.5, 0.2)])
  }

  @Test("An axis ends at four times the limit where something lies beyond and no panel is empty")
  func ends() {
    #expect(LimitMarks.end(data(0.005), [[0.001, 0.2]]) == 0.02)
    #expect(LimitMarks.end(data(0.005), [[0.001, 0.02]]) == nil)
    #expect(LimitMarks.end(data(0.005), [[0.001], [0.2]]) == nil)
    #expect(LimitMarks.end(data(nil), [[0.001, 0.2]]) == nil)
    #expect(LimitMarks.end(data(0), [[0.001, 0.2]]) == nil)
  }

  @Test("What is not drawn is not explained")
  func note() {
    for (limit, best, line, ring) in [
      (0.005, 0.004, true, true), (nil, 0.004, false, true), (0.005, .nan, true, false),
      (nil, .nan, false, false), (0.9, 0.004, true, true),
    ] as [(Double?, Double, Bool, Bool)] {
      let scene = TradeOff.scene(title: "t", data: data(limit, best))
      let text = scene.texts.map(\.string).joined(separator: " ")
      #expect(text.contains("The red line") == line && text.contains("The red ring") == ring)
    }
  }

  @Test("The picture says what it leaves out, and draws the line and the ring where they belong")
  func scene() throws {
    let scene = TradeOff.scene(title: "t", data: data(0.005))
    let text = SVGWriter.write(scene)
    #expect(text.contains("Not shown, with more than 2% false triggers: p2. "))
    #expect(text.contains("p1") && text.contains("what is recommended"))
    let plane = RatePlane(
      plot: Box(minX: 0, minY: 0, maxX: 600, maxY: 340),
      across: .rates([0, 0.02], start: 0, end: 600), upward: .rates([0, 1], start: 340, end: 0))
    let marks = LimitMarks(screen: data(0.005).screens[0], plane: plane)
    let line = try #require(marks.line.first)
    #expect(line.start.x == plane.across.position(of: 0.005))
    let ring = try #require(marks.obstacles.first)
    #expect(ring.center.x < line.start.x && ring.center.y < plane.plot.center.y)
    let over = LimitMarks(screen: data(0.005, 0.006).screens[0], plane: plane)
    #expect(try #require(over.obstacles.first).center.x > line.start.x)
  }
}
