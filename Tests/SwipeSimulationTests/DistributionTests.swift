import Testing

@testable import SwipeSimulation

/// Moments and tails of the distributions behind people and swipes.
@Suite("Distributions")
struct DistributionTests {
  func sample(_ n: Int, _ draw: (inout DrawStream) -> Float) -> [Double] {
    var draws = DrawStream(seed: 5, purpose: .motion, participant: 1, intent: 1, swipe: 1)
    return (0..<n).map { _ in Double(draw(&draws)) }
  }

  /// Values of draws that lie in the columns of a batch.
  func laneSample(
    _ n: Int, _ plan: DrawPlan, _ draw: (inout LaneDraws) -> Float
  ) -> [Double] {
    let scratch = LaneScratch()
    let lanes = scratch.lanes
    let key = DrawKey(seed: 5, intent: 1, purpose: .motion)
    var values: [Double] = []
    for batch in 0..<(n / Lanes.count) {
      for lane in 0..<Lanes.count {
        lanes.setWord(ColumnPlace.key, lane, UInt32(batch))
        lanes.setWord(ColumnPlace.key + 1, lane, UInt32(lane))
      }
      lanes.draw(
        plan, into: ColumnPlace.draws, keys: ColumnPlace.key, from: 0, key, count: Lanes.count)
      for lane in 0..<Lanes.count {
        var draws = LaneDraws(lanes, lane, plan)
        values.append(Double(draw(&draws)))
      }
    }
    return values
  }

  func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  func variance(_ values: [Double]) -> Double {
    let center = mean(values)
    return values.reduce(0) { $0 + ($1 - center) * ($1 - center) } / Double(values.count - 1)
  }

  @Test("slow shares follow a beta distribution: mean a/(a+b), its variance, mass near 0")
  func beta() {
    let (a, b) = (0.222_749_5, 3.436_251)
    let values = sample(200_000) { Distributions.beta(Float(a), Float(b), &$0) }
    let (expected, n) = (a / (a + b), Double(values.count))
    let spread = a * b / ((a + b) * (a + b) * (a + b + 1))
    #expect(abs(mean(values) - expected) < 5 * (spread / n).squareRoot())
    #expect(abs(variance(values) - spread) < 0.03 * spread)
    #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
    // P(X < .01) = .50185 (regularised incomplete beta, computed with mpmath).
    let share = Double(values.filter { $0 < 0.01 }.count) / n
    #expect(abs(share - 0.501_85) < 5 * (0.25 / n).squareRoot())
  }

  @Test("Student t with 12 degrees of freedom: variance 12/10, 5% beyond 2.179")
  func studentT() {
    let values = laneSample(200_000, DrawPlan(normals: 1, uniforms: 6)) {
      Distributions.studentT12(&$0)
    }
    let n = Double(values.count)
    #expect(abs(mean(values)) < 5 * (1.2 / n).squareRoot())
    #expect(abs(variance(values) - 1.2) < 0.02)
    let beyond = Double(values.filter { abs($0) > 2.178_812_8 }.count) / n
    #expect(abs(beyond - 0.05) < 5 * (0.05 * 0.95 / n).squareRoot())
  }

  @Test("a distribution given by quantiles has those quantiles")
  func quantiles() {
    let probabilities = SIMD8<Float>(0, 0.25, 0.5, 0.95, 1, 1, 1, 1)
    let knots = SIMD8<Float>(1, 2, 4, 10, 50, 50, 50, 50)
    let values = sample(100_000) {
      Distributions.quantile($0.uniform(), probabilities: probabilities, values: knots)
    }
    for place in 1...3 {
      let (probability, value) = (probabilities[place], knots[place])
      // At a knot the value is the knot's.
      let exact = Distributions.quantile(
        probability, probabilities: probabilities, values: knots)
      #expect(abs(exact / value - 1) < 1e-6)
      let share = Double(values.filter { $0 <= Double(value) }.count) / Double(values.count)
      #expect(abs(share - Double(probability)) < 0.008)
    }
    #expect(values.allSatisfy { $0 >= 1 && $0 <= 50 })
  }

  @Test("correlated draws have the fitted covariance")
  func covariance() {
    var draws = DrawStream(seed: 6, purpose: .motion, participant: 1, intent: 1, swipe: 1)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    let n = 100_000
    for _ in 0..<n {
      let z = StrokeModel.fittedRight.withinPerson.product(LowerTriangle5.normals(&draws))
      xx += Double(z.length * z.length)
      xy += Double(z.length * z.start)
      yy += Double(z.start * z.start)
    }
    #expect(abs(xx / Double(n) / 0.008_819_38 - 1) < 0.03)
    #expect(abs(yy / Double(n) / 0.013_740_5 - 1) < 0.03)
    #expect(abs(xy / Double(n) / -0.006_616_84 - 1) < 0.03)
  }
}
