public import PopGesture

/// One parameter of one policy family, varied over a grid while the others keep their values.
public struct Sweep: Sendable {
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

  /// `steps` equally spaced values from `first` to `last`, both included; only `first` for one step.
  public static func grid(from first: Double, to last: Double, steps: Int) -> [Double] {
    guard steps > 1 else { return [first] }
    return (0..<steps).map { step in
      // Both ends exactly, and no sum of rounded steps between them.
      let share = Double(step) / Double(steps - 1)
      return step == steps - 1 ? last : first + (last - first) * share
    }
  }
}
