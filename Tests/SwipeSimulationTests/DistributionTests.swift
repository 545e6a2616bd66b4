import Foundation
import TestSupport
import Testing

@testable import SwipeSimulation

/// Moments and tails of the distributions behind people and swipes.
@Suite("Distributions")
struct DistributionTests {
  func sample(_ n: Int, _ draw: (inout DrawStream) -> Float) -> Sample {
    var draws = DrawStream(seed: 5, purpose: .motion, participant: 1, intent: 1, swipe: 1)
    return Sample((0..<n).map { _ in Double(draw(&draws)) })
  }

  /// Values of draws that lie in the columns of a batch.
  func laneSample(_ n: Int, _ plan: DrawPlan, _ draw: (inout LaneDraws) -> Float) -> Sample {
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
    return Sample(values)
  }

  @Test("slow shares follow a beta distribution: mean a/(a+b), its variance, mass near 0")
  func beta() {
    let (a, b) = (0.222_749_5, 3.436_251)
    let drawn = sample(200_000) { Distributions.beta(Float(a), Float(b), &$0) }
    let expected = a / (a + b)
    let spread = a * b / ((a + b) * (a + b) * (a + b + 1))
    #expect(abs(drawn.mean - expected) < 5 * (spread / drawn.count).squareRoot())
    #expect(abs(drawn.deviation * drawn.deviation - spread) < 0.03 * spread)
    #expect(drawn.values.allSatisfy { $0 >= 0 && $0 <= 1 })
    // P(X < .01) = .50185 (regularised incomplete beta, computed with mpmath), to five errors.
    #expect(abs(drawn.share { $0 < 0.01 } - 0.501_85) < drawn.tolerance(of: 0.5) * 5 / 4)
  }

  @Test("Student t with 12 degrees of freedom: variance 12/10, 5% beyond 2.179")
  func studentT() {
    let drawn = laneSample(200_000, DrawPlan(normals: 1, uniforms: 6)) {
      Distributions.studentT12(&$0)
    }
    #expect(abs(drawn.mean) < 5 * (1.2 / drawn.count).squareRoot())
    #expect(abs(drawn.deviation * drawn.deviation - 1.2) < 0.02)
    let beyond = drawn.share { abs($0) > 2.178_812_8 }
    #expect(abs(beyond - 0.05) < drawn.tolerance(of: 0.05) * 5 / 4)
  }

  @Test("a distribution given by quantiles has those quantiles")
  func quantiles() {
    let probabilities = SIMD8<Float>(0, 0.25, 0.5, 0.95, 1, 1, 1, 1)
    let knots = SIMD8<Float>(1, 2, 4, 10, 50, 50, 50, 50)
    let drawn = sample(100_000) {
      Distributions.quantile($0.uniform(), probabilities: probabilities, values: knots)
    }
    for place in 1...3 {
      let (probability, value) = (probabilities[place], knots[place])
      // At a knot the value is the knot's.
      let exact = Distributions.quantile(probability, probabilities: probabilities, values: knots)
      #expect(abs(exact / value - 1) < 1e-6)
      #expect(abs(drawn.share { $0 <= Double(value) } - Double(probability)) < 0.008)
    }
    #expect(drawn.values.allSatisfy { $0 >= 1 && $0 <= 50 })
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

/// The published known answers of Philox4x32-10 (Salmon et al.
///
/// 2011, kat_vectors).
@Suite("Philox4x32-10")
struct PhiloxTests {
  struct Answer: Sendable {
    let counter: SIMD4<UInt32>
    let key: SIMD2<UInt32>
    let words: SIMD4<UInt32>
  }

  static let answers = [
    Answer(
      counter: SIMD4(0, 0, 0, 0), key: SIMD2(0, 0),
      words: SIMD4(0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8)),
    Answer(
      counter: SIMD4(repeating: 0xffff_ffff), key: SIMD2(repeating: 0xffff_ffff),
      words: SIMD4(0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd)),
    Answer(
      counter: SIMD4(0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344),
      key: SIMD2(0xa409_3822, 0x299f_31d0),
      words: SIMD4(0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1)),
  ]

  @Test func knownAnswer() async {
    await each(Self.answers) { (answer: Answer) in
      #expect(Philox.block(answer.counter, key: answer.key) == answer.words)
    }
  }

  @Test("a stream is a pure function of its key: the words of the key's blocks, one after another")
  func pureFunction() {
    var stream = DrawStream(seed: 42, purpose: .sensor, participant: 3, intent: 1, swipe: 7)
    let key = DrawKey(seed: 42, intent: 1, purpose: .sensor)
    for index in 0..<25 as Range<UInt32> {
      let words = SIMD4(stream.word(), stream.word(), stream.word(), stream.word())
      #expect(words == key.block(index, participant: 3, swipe: 7))
    }
    #expect(key.block(5, participant: 3, swipe: 7) != key.block(6, participant: 3, swipe: 7))
  }

  @Test("every part of the key changes the words")
  func keyParts() {
    let key = DrawKey(seed: 1, intent: 1, purpose: .motion)
    let words = [
      key.block(0, participant: 1, swipe: 1),
      DrawKey(seed: 1 << 40, intent: 1, purpose: .motion).block(0, participant: 1, swipe: 1),
      DrawKey(seed: 1, intent: 1, purpose: .sensor).block(0, participant: 1, swipe: 1),
      key.block(0, participant: 2, swipe: 1),
      DrawKey(seed: 1, intent: 2, purpose: .motion).block(0, participant: 1, swipe: 1),
      key.block(0, participant: 1, swipe: 2),
    ]
    #expect(Set(words).count == words.count)
  }
}

/// Own functions against the C library's double precision; the bounds are those in the comments.
@Suite("Elementary functions")
struct ElementaryMathTests {
  @Test func exponential() {
    var worst = 0.0
    for step in 0...200_000 {
      let x = Float(-87 + 175 * Double(step) / 200_000)
      let truth = Foundation.exp(Double(x))
      worst = max(worst, abs(Double(ElementaryMath.exp(x)) - truth) / truth)
    }
    print("exp: largest relative error \(worst)")
    #expect(worst < 2e-7)
    #expect(ElementaryMath.exp(-1000) == ElementaryMath.exp(-87))
    #expect(ElementaryMath.exp(0) == 1)
  }

  @Test func logarithm() {
    var worst = 0.0
    for step in 1...200_000 {
      for x in [Float(step) / 100_000, Float(step) * 37, 1 - 0x1p-24 * Float(step)] {
        let truth = Foundation.log(Double(x))
        worst = max(worst, abs(Double(ElementaryMath.log(x)) - truth) / max(1, abs(truth)))
      }
    }
    print("log: largest error \(worst)")
    #expect(worst < 1.5e-7)
    #expect(ElementaryMath.log(1) == 0)
  }

  @Test func sineAndCosine() {
    var worst = 0.0
    for step in 0...100_000 {
      let x = Float((Double(step) / 50_000 - 1) * Double.pi / 2)
      worst = max(worst, abs(Double(ElementaryMath.sin(x)) - Foundation.sin(Double(x))))
      worst = max(worst, abs(Double(ElementaryMath.cos(x)) - Foundation.cos(Double(x))))
    }
    print("sin, cos: largest error \(worst)")
    #expect(worst < 2e-7)
  }

  @Test("uniform numbers lie strictly inside (0, 1)")
  func unitInterval() {
    #expect(ElementaryMath.unitInterval(0) == 0x1p-24)
    #expect(ElementaryMath.unitInterval(.max) == 1 - 0x1p-24)
  }

  @Test("normal pairs have the moments, tails and independence of normals")
  func normalPairs() {
    var draws = DrawStream(seed: 9, purpose: .motion, participant: 0, intent: 0, swipe: 0)
    let n = 400_000
    var (sum, squares, fourths, products, beyond3) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for _ in 0..<n / 2 {
      let (a, b) = (Double(draws.normal()), Double(draws.normal()))
      products += a * b
      for z in [a, b] {
        sum += z
        squares += z * z
        fourths += z * z * z * z
        if abs(z) > 3 { beyond3 += 1 }
      }
    }
    // Five standard errors each.
    let root = Double(n).squareRoot()
    #expect(abs(sum / Double(n)) < 5 / root)
    #expect(abs(squares / Double(n) - 1) < 5 * 2.0.squareRoot() / root)
    #expect(abs(fourths / Double(n) - 3) < 5 * 96.0.squareRoot() / root)
    #expect(abs(products / Double(n / 2)) < 5 * 2.0.squareRoot() / root)
    #expect(abs(beyond3 / Double(n) - 0.0027) < 5 * 0.0027.squareRoot() / root)
  }

  @Test("a word's normal has the word as its probability, and rises with it")
  func normalQuantile() {
    var last = -Float.infinity
    for step in 0...20_000 {
      let word = UInt32(min(UInt64(step) * (1 << 32) / 20_000, (1 << 32) - 1))
      let normal = ElementaryMath.normalQuantile(word)
      #expect(normal >= last && abs(normal) < 5.5)
      last = normal
      let probability = Double(ElementaryMath.unitInterval(word))
      let tail = min(probability, 1 - probability)
      let found = 0.5 * erfc(abs(Double(normal)) / 2.0.squareRoot())
      #expect(abs(found / tail - 1) < 3e-4, "\(word)")
    }
  }
}
