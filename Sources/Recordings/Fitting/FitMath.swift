import ExperimentFiles
import TrialStatistics

/// Angles, and numbers rounded for people, of `fit` and `fidelity`.
enum FitMath {
  /// The angle of a slope, in degrees; exactly 45 where rise and run are equal.
  static func degrees(rise: Double, run: Double) -> Double {
    PortableMath.arctangent(rise, run) * 180 / .pi
  }

  /// "1 person", or how many people.
  static func people(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) people" }

  /// A number with six significant digits, more than any recording supports.
  static func rounded(_ x: Double) -> Double {
    x < 0 ? -SweptRange.rounded(-x) : SweptRange.rounded(x)
  }
}
