import Foundation

/// The functions of the C library that `fit` needs, and numbers rounded for people.
enum FitMath {
  static func logarithm(_ x: Double) -> Double { log(x) }

  /// The angle of a slope, in degrees.
  static func degrees(rise: Double, run: Double) -> Double { atan2(rise, run) * 180 / .pi }

  /// A number with six significant digits, more than any recording supports.
  static func rounded(_ x: Double) -> Double { Double(String(format: "%.6g", x)) ?? x }
}
