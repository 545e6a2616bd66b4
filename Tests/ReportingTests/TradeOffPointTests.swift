import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

@Suite("Pareto front")
struct TradeOffPointTests {
  private func points(_ rates: [(success: Double, trigger: Double)]) -> [TradeOffPoint] {
    let series = rates.map { ChartSeries.one("", $0.success, $0.trigger) }
    return TradeOffPoint.all(data: ChartSamples.data(series), screen: 0)
  }

  @Test("Known fronts, from the fewest false triggers on")
  func known() async {
    await each([
      ([(0.9, 0.02)], [0]),
      ([(0.9, 0.02), (0.8, 0.03)], [0]),
      ([(0.9, 0.02), (0.8, 0.01)], [1, 0]),
      ([(0.9, 0.02), (0.9, 0.02)], [0, 1]),
      ([(0.9, 0.02), (0.9, 0.01)], [1]),
      ([(0.9, 0.02), (0.95, 0.02)], [1]),
    ]) { rates, expected in
      #expect(TradeOffPoint.front(points(rates)) == expected)
    }
  }

  @Test("What breaks another limit has no part in the front, however good, and is named with it")
  func broken() {
    let data = ChartSamples.data([
      .one("eager", 0.99, 0.001, broken: "aborts"), .one("fair", 0.9, 0.002),
    ])
    #expect(TradeOffPoint.front(TradeOffPoint.all(data: data, screen: 0)) == [1])
    let texts = TradeOff.scene(title: "t", data: data).texts.map(\.string)
    #expect(texts.contains("eager (aborts)") && texts.contains("fair"))
  }

  @Test("Along the front success rises; everything else is dominated by a front point")
  func property() {
    var random = TestGenerator(seed: 5)
    for _ in 0..<200 {
      let points = points((0..<12).map { _ in (random.uniform(), random.uniform()) })
      let front = TradeOffPoint.front(points)
      for (left, right) in zip(front, front.dropFirst()) {
        #expect(points[left].rates.success.rate < points[right].rates.success.rate)
      }
      for index in points.indices where !front.contains(index) {
        #expect(front.contains { points[index].isDominated(by: points[$0]) })
      }
    }
  }
}
