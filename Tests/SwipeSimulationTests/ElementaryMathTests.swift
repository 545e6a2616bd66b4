import Foundation
import Testing

@testable import SwipeSimulation

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
