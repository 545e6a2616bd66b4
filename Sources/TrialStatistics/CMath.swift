#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The transcendental functions of the C library, the only outside code this module calls.
///
/// Kept in one file so that no other file needs a platform condition.
enum CMath {
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func arcsine(_ x: Double) -> Double { asin(x) }

  /// log(1 + x), accurate for small x.
  static func logarithmOnePlus(_ x: Double) -> Double { log1p(x) }

  /// exp(x) - 1, accurate for small x.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// 1 - erf(x), accurate where erf(x) is near 1.
  static func complementaryError(_ x: Double) -> Double { erfc(x) }

  /// log |gamma(x)|; the reentrant form, because plain `lgamma` writes a global sign.
  static func logarithmGamma(_ x: Double) -> Double {
    var sign: Int32 = 0
    return lgamma_r(x, &sign)
  }
}
