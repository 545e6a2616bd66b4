import Testing

@testable import SwipeSimulation

/// Rounding, choosing and roots without calls, which keep loops over many swipes vector code: to
/// the bit what the standard library gives.
@Suite("Elementary functions without calls")
struct RoundingTests {
  @Test("rounding without a call has the bits of rounding with one, on halves and beside them")
  func rounding() {
    for whole in stride(from: Float(0), through: 4_194_303, by: 997) {
      for x in [whole, whole + 0.5, (whole + 0.5).nextDown, (whole + 0.5).nextUp, whole + 0.25] {
        #expect(ElementaryMath.roundedToWhole(x) == x.rounded(.toNearestOrEven))
      }
    }
    for x in [0, .leastNonzeroMagnitude, Float(0.5).nextDown, 0.5, Float(0.5).nextUp] as [Float] {
      #expect(ElementaryMath.roundedToWhole(x) == x.rounded(.toNearestOrEven))
    }
  }

  @Test("the same until halves end; beyond, whole numbers move by one unit of theirs at most")
  func largeRounding() {
    for power: Float in [0x1p21, 0x1p22, 0x1p23] {
      var below = power
      for _ in 0..<2000 {
        below = below.nextDown
        #expect(ElementaryMath.roundedToWhole(below) == below.rounded(.toNearestOrEven))
      }
    }
    for power: Float in [0x1p23, 0x1p24, 0x1p25, 0x1p30, 0x1p60, 0x1p127] {
      var above = power
      for _ in 0..<2000 {
        #expect(abs(ElementaryMath.roundedToWhole(above) - above) <= above.ulp)
        above = above.nextUp
      }
    }
    #expect(ElementaryMath.roundedToWhole(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(ElementaryMath.roundedToWhole(.infinity) == .infinity)
  }

  @Test("rounding down agrees with the standard library between -2^22 and 2^22")
  func roundingDown() {
    for whole in stride(from: Float(-4_194_303), through: 4_194_303, by: 991) {
      for x in [whole, whole.nextDown, whole.nextUp, whole + 0.5, whole + 0.25] {
        #expect(ElementaryMath.roundedDown(x) == x.rounded(.down))
      }
    }
    let half: Float = 0.5
    for x in [0, 1e-30, -1e-30, half, -half, (-half).nextUp, half.nextUp, 1.5, -1.5] {
      #expect(ElementaryMath.roundedDown(x) == x.rounded(.down))
    }
  }

  @Test("whole numbers from 0 below 2^23 become the same integers")
  func integers() {
    for whole in stride(from: UInt32(0), to: 1 << 23, by: 61) {
      #expect(ElementaryMath.integer(Float(whole)) == whole)
    }
    #expect(ElementaryMath.integer(0x1p23 - 1) == 0x7F_FFFF)
  }

  @Test("a choice gives the bits of what is chosen, whatever the other is")
  func choosing() {
    let values: [Float] = [0, -0.0, 1, -3.5, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]
    for (a, b) in values.flatMap({ a in values.map { (a, $0) } }) {
      #expect(ElementaryMath.choose(true, a, b).bitPattern == a.bitPattern)
      #expect(ElementaryMath.choose(false, a, b).bitPattern == b.bitPattern)
    }
  }

  @Test("a number held within 0 and 1 is that of the library's least and greatest")
  func holding() {
    let edges: [Float] = [
      0, -0.0, 1, -1, Float(1).nextUp, Float(1).nextDown, .infinity, -.infinity,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    ]
    for x in edges + stride(from: -2, through: 3, by: 0.001) {
      #expect(ElementaryMath.heldInUnit(x).bitPattern == min(max(x, 0), 1).bitPattern, "\(x)")
    }
    for nothing in [Float.nan, -Float.nan] {
      #expect((0...1).contains(ElementaryMath.heldInUnit(nothing)))
    }
  }

  @Test("the hardware's square root has the bits of the standard library's")
  func roots() {
    var differing = 0
    // Two million patterns of all sizes, subnormal numbers included.
    for pattern in stride(from: UInt32(0), through: Float.infinity.bitPattern, by: 1021) {
      let x = Float(bitPattern: pattern)
      if ElementaryMath.squareRoot(x).bitPattern != x.squareRoot().bitPattern { differing += 1 }
    }
    #expect(differing == 0)
    #expect(ElementaryMath.squareRoot(-1).isNaN)
    #expect(ElementaryMath.squareRoot(-0.0).sign == .minus)
  }

  @Test("points on the circle keep their radius and fill all four quarters alike")
  func circle() {
    var quarters = [0, 0, 0, 0]
    for step in 0..<4096 {
      let point = ElementaryMath.onCircle(2, UInt32(step) << 20 | 0xFFF)
      #expect(abs(point.0 * point.0 + point.1 * point.1 - 4) < 1e-5)
      quarters[(point.0 > 0 ? 1 : 0) + (point.1 > 0 ? 2 : 0)] += 1
    }
    #expect(quarters.allSatisfy { abs($0 - 1024) <= 2 })
  }
}
