import TestSupport
import Testing

@testable import Charts
@testable import Reporting

@Suite("What a swept family reaches")
struct FrontierCurveTests {
  private func makeCurve(_ rates: [(success: Double, trigger: Double)]) -> FrontierCurve? {
    let points = rates.map { pair in
      ChartFrontier.Point(
        success: ChartRate(rate: pair.success, low: 0, high: 1),
        accidents: ChartRate(rate: pair.trigger, low: 0, high: 1))
    }
    // Grids come as many sweeps, so a family may come in pieces.
    let half = points.count / 2
    let screen = ChartScreen(
      name: "s", width: 390, kind: "",
      frontiers: [
        ChartFrontier(family: "f", points: Array(points[..<half])),
        ChartFrontier(family: "other", points: points),
        ChartFrontier(family: "f", points: Array(points[half...])),
      ])
    return FrontierCurve.all(screen, [FrontierFamily(name: "f", index: 0, place: 0)]).first
  }

  typealias Rates = [(Double, Double)]

  /// Settings, and those of them on the curve: success, then accidents.
  static let cases: [(Rates, Rates)] = [
    ([(0.9, 0.02)], [(0.9, 0.02)]),
    ([(0.9, 0.02), (0.8, 0.03)], [(0.9, 0.02)]),
    ([(0.9, 0.02), (0.8, 0.01)], [(0.8, 0.01), (0.9, 0.02)]),
    ([(0.9, 0.02), (0.9, 0.02)], [(0.9, 0.02)]),
    ([(0.9, 0.02), (0.9, 0.01)], [(0.9, 0.01)]),
    ([(0.9, 0.02), (0.95, 0.02)], [(0.95, 0.02)]),
    ([(0, 0), (0.2, 0), (0.1, 0), (1, 0.3)], [(0.2, 0), (1, 0.3)]),
    ([(.nan, 0.01), (0.5, .nan), (0.4, 0.02)], [(0.4, 0.02)]),
  ]

  @Test("Known curves, from the fewest accidents on")
  func known() async {
    await each(Self.cases) { rates, expected throws in
      let curve = try #require(makeCurve(rates))
      #expect(curve.points.map(\.success.rate) == expected.map(\.0))
      #expect(curve.points.map(\.accidents.rate) == expected.map(\.1))
    }
  }

  @Test("Both rates rise along it; every other setting is dominated by, or equal to, one on it")
  func property() throws {
    var random = TestRandom(seed: 7)
    for round in 0..<100 {
      // Coarse rates make ties.
      let steps = round % 2 == 0 ? 8.0 : 1e9
      func rate() -> Double { (random.unit() * steps).rounded() / steps }
      let rates = (0..<40).map { _ in (success: rate(), trigger: rate()) }
      let curve = try #require(makeCurve(rates))
      #expect(curve.settings == 40)
      for (left, right) in zip(curve.points, curve.points.dropFirst()) {
        #expect(left.success.rate < right.success.rate)
        #expect(left.accidents.rate < right.accidents.rate)
      }
      for (success, trigger) in rates {
        #expect(
          curve.points.contains {
            $0.success.rate >= success && $0.accidents.rate <= trigger
          })
      }
      for point in curve.points {
        #expect(
          rates.contains {
            $0.success == point.success.rate && $0.trigger == point.accidents.rate
          }
        )
        #expect(
          !rates.contains {
            $0.success > point.success.rate && $0.trigger <= point.accidents.rate
              || $0.success >= point.success.rate && $0.trigger < point.accidents.rate
          })
      }
    }
  }

  @Test("Without a setting that has both rates there is no curve")
  func none() {
    #expect(makeCurve([]) == nil)
    #expect(makeCurve([(.nan, 0.1), (0.1, .nan)]) == nil)
  }

  @Test("A family has the colour of its first policy, others one that is free")
  func colors() {
    let screens = ["a", "b", "c", "d"].map { family in
      ChartScreen(
        name: "s", width: 390, kind: "", frontiers: [ChartFrontier(family: family, points: [])])
    }
    let series = ["x", "c", "a", "c"].map {
      ChartSeries(policy: "p", family: $0, success: [], accidents: [])
    }
    let data = ChartData(screens: screens, series: series)
    func indices(colors: Int, isCrowded: Bool = false) -> [Int] {
      FrontierFamily.all(data, isCrowded: isCrowded, colors: colors).map(\.index)
    }
    #expect(indices(colors: 12) == [2, 4, 1, 5])
    // The fifth colour of four is the first, the sixth the second, which is taken.
    #expect(indices(colors: 4) == [2, 4, 1, 7])
    #expect(indices(colors: 12, isCrowded: true) == [0, 1, 2, 3])
    #expect(indices(colors: 0) == [2, 4, 1, 5])
    #expect(Set(FrontierFamily.all(data, isCrowded: false, colors: 12).map(\.lineStyle)).count == 4)
  }
}
