public import PolicyLibrary
import PopGesture

/// One parameter of one policy family, varied over a grid while the others keep their values.
public struct Sweep: Sendable {
  /// The preset or family whose parameters it starts from; where another sweep of the experiment
  /// varies the same parameter of the same one, with what it changes: `fraction(boundary=>=)`.
  public internal(set) var name: String
  /// The family.
  public let family: PolicyFamily
  /// The parameter that varies.
  public let parameter: String
  /// Its values, ascending.
  public let values: [Double]
  /// The policy at each value, in the same order.
  public let policies: [NamedPolicy]

  /// Whether the parameter is a threshold: then all values are counted in one pass over scores.
  public var isThreshold: Bool { family.thresholdParameters.contains(parameter) }

  /// Values between the ends of a grid are rounded to ten decimals: far finer than any parameter
  /// matters, and exact in a `Double` over every parameter's range.
  private static let decimals = 1e10

  /// `steps` equally spaced values from `first` to `last`, both included; one step: `first`.
  public static func grid(from first: Double, to last: Double, steps: Int) -> [Double] {
    guard steps > 1 else { return [first] }
    return (0..<steps).map { step in
      if step == 0 { return first }
      if step == steps - 1 { return last }
      let value = first + (last - first) * Double(step) / Double(steps - 1)
      // A whole number over a power of ten is the number that the decimal text means: 60, where
      // 59.99999999999999 would judge a drag of 60 pt otherwise than a policy of 60 pt.
      return min(max((value * decimals).rounded() / decimals, first), last)
    }
  }
}
