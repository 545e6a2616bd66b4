#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the C library that `fit` and `fidelity` need, and numbers rounded for people.
enum FitMath {
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func tangent(_ x: Double) -> Double { tan(x) }

  /// The angle of a slope, in degrees.
  static func degrees(rise: Double, run: Double) -> Double { atan2(rise, run) * 180 / .pi }

  /// A number with six significant digits, more than any recording supports.
  static func rounded(_ x: Double) -> Double {
    var text = [CChar](repeating: 0, count: 32)
    _ = withVaList([x]) { vsnprintf(&text, text.count, "%.6g", $0) }
    return strtod(text, nil)
  }
}
