/// The unevaluated sum of two doubles, `low` at most a rounding of `high`: a number to 32 digits.
///
/// Results that keep their last digit need intermediate values with more. The errors of a sum and
/// of a product are doubles themselves (Knuth 1969, section 4.2.2; Dekker 1971, Numerische
/// Mathematik 18:224), found by plain arithmetic, without a fused multiply-add.
struct TwoPart {
  /// The nearest double, or nearly.
  var high: Double
  /// What that leaves out.
  var low: Double

  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  /// a + b exactly.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> TwoPart {
    let high = a + b
    let second = high - a
    return TwoPart(high, (a - (high - second)) + (b - second))
  }

  /// a b exactly, for magnitudes between 1e-140 and 1e140.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> TwoPart {
    let (a1, b1) = (upperHalf(a), upperHalf(b))
    let (a2, b2) = (a - a1, b - b1)
    let high = a * b
    return TwoPart(high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// The leading 26 bits, so that the rest fits 26 bits too and halves multiply exactly.
  @inline(__always)
  private static func upperHalf(_ x: Double) -> Double {
    let large = x * 134_217_729  // 2^27 + 1
    return large - (large - x)
  }

  /// a / b to about 31 digits.
  @inline(__always)
  static func quotient(_ a: TwoPart, _ b: TwoPart) -> TwoPart {
    let high = a.high / b.high
    let back = product(high, b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - high * b.low)
    return TwoPart(high, rest / b.high)
  }

  /// a - b c, rounded once or nearly: nothing is lost where a and b c nearly cancel.
  static func difference(_ a: Double, _ b: Double, times c: Double) -> Double {
    let product = product(b, c)
    let sum = sum(a, -product.high)
    return sum.high + (sum.low - product.low)
  }
}
