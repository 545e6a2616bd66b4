package import PolicyLibrary
import PopGesture
import StrictFiles

/// One parameter of one policy family, varied over a grid while the others keep their values.
package struct Sweep: Sendable {
  /// The preset or family whose parameters it starts from; where another sweep of the experiment
  /// varies the same parameter of the same one, with what it changes: `fraction(boundary=>=)`.
  package internal(set) var name: String
  package let family: PolicyFamily
  package let parameter: String
  /// Its values, ascending.
  package let values: [Double]
  /// The policy at each value, in the same order.
  package internal(set) var policies: [NamedPolicy]

  /// Whether the parameter is a threshold: then all values are counted in one pass over scores.
  package var isThreshold: Bool { family.thresholdParameters.contains(parameter) }

  /// How the values between the ends of a grid are spaced.
  package enum Scale: String, CaseIterable, Sendable {
    /// By equal differences.
    case linear
    /// By equal ratios.
    case logarithmic
  }

  /// `steps` values from `first` to `last`, both included; one step: `first`.
  ///
  /// Those between are rounded: on a linear scale to ten decimals, far finer than any parameter
  /// matters, and exact in a `Double` over every parameter's range; on a logarithmic one, whose
  /// ends are positive (precondition), to six digits, the same on every platform and fit to be
  /// written into an app.
  package static func grid(
    from first: Double, to last: Double, steps: Int, scale: Scale = .linear
  ) -> [Double] {
    guard steps > 1 else { return [first] }
    let isLinear = scale == .linear
    precondition(isLinear || first > 0 && last > 0, "a logarithmic scale has no zero")
    let ratio = isLinear ? 1 : root(steps - 1, of: last / first)
    return (0..<steps).map { step in
      if step == 0 { return first }
      if step == steps - 1 { return last }
      let even = first + (last - first) * Double(step) / Double(steps - 1)
      // A whole number over a power of ten is the number that the decimal text means: 60, where
      // 59.99999999999999 would judge a drag of 60 pt otherwise than a policy of 60 pt.
      let value = isLinear ? (even * 1e10).rounded() / 1e10 : rounded(first * power(ratio, step))
      return min(max(value, first), last)
    }
  }

  /// The number of at least 1 whose `degree`-th power is `value`, by halving: arithmetic alone.
  private static func root(_ degree: Int, of value: Double) -> Double {
    leastNumber(from: 1, to: value, halvings: 80) { power($0, degree) >= value }
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }

  /// A number of at least 0 with six significant digits, fewer below 1e-15.
  package static func rounded(_ value: Double) -> Double {
    // Powers of ten that are whole numbers are exact, their inverses are not.
    var (times, over) = (1.0, 1.0)
    while value * times / over < 100_000, times < 1e20 { times *= 10 }
    while value * times / over >= 1_000_000, over < 1e20 { over *= 10 }
    return (value * times / over).rounded() * over / times
  }
}

/// The settings of the basic families among which the best is chosen besides those that a file
/// sweeps.
///
/// The same in every experiment, so that reports agree. They are written as an experiment writes
/// them. Every line is counted in one pass over scores.
enum UsualSweeps {
  private static let all = #"""
    { "sweeps": [
      { "family": "fraction", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 59 },
      { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300,
        "steps": 59 },
      { "family": "velocity-weighted", "parameter": "fraction", "from": 0.02, "to": 0.8,
        "steps": 40,
        "with": [{ "parameter": "velocity_weight_s", "values": [0.05, 0.1, 0.2, 0.3, 0.4, 0.6] }] },
      { "family": "fling-override", "parameter": "fraction", "from": 0.02, "to": 0.6, "steps": 30,
        "with": [{ "parameter": "fling_pt_per_s", "values": [100, 200, 300, 500, 700, 1000] }] }
    ] }
    """#

  /// The lines of the families that an experiment does not sweep itself; none where it has no
  /// policies, or no page on which settings are counted.
  static func of(_ experiment: Experiment) -> [Sweep] {
    let isCounted = experiment.contexts.compactMap(experiment.firstCondition).contains {
      !experiment.needsWholePages($0)
    }
    guard isCounted, let node = try? JSONNode.parse(Array(all.utf8), file: "") else { return [] }
    var reader = ObjectReader(node, file: "", what: "")
    let swept = Set(experiment.sweeps.map(\.family.name))
    return reader.sweeps().filter { !swept.contains($0.family.name) }
  }
}
