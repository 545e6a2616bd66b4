package import PolicyLibrary
import PopGesture

/// The values that one policy's threshold is given in search of those that keep within a budget of
/// false triggers.
///
/// Everything else of the policy stays, its estimator included, so all values are counted in one
/// pass over the policy's own scores.
package struct ThresholdSearch: Sendable {
  /// The policy's place among the experiment's.
  package let place: Int
  /// The policy.
  package let policy: NamedPolicy
  /// Its threshold's parameter.
  package let parameter: String
  /// Values of the parameter, ascending, the policy's own among them.
  package let values: [Double]

  /// Equally spaced values besides the policy's own: round steps in every unit.
  private static let steps = 501

  /// Prepares the search; nil for a policy that has no finite threshold in force.
  init?(_ policy: NamedPolicy, at place: Int) {
    guard let parameter = policy.thresholdParameter else { return nil }
    (self.place, self.policy, self.parameter) = (place, policy, parameter.name)
    let range = Self.range(of: parameter)
    var values = Sweep.grid(from: range.lowerBound, to: range.upperBound, steps: Self.steps)
    let next = values.firstIndex { $0 >= policy.threshold } ?? values.count
    if next == values.count || values[next] != policy.threshold {
      values.insert(policy.threshold, at: next)
    }
    self.values = values
  }

  /// Where to search: by unit the values that decide about strokes on any screen, as far as the
  /// parameter allows them; of other units all that it allows.
  static func range(of parameter: PolicyParameter) -> ClosedRange<Double> {
    let wanted: ClosedRange<Double> =
      switch parameter.unit {
      case PolicyParameter.shareOfWidth: 0...1
      case "pt": 0...1000
      case "mm": 0...160
      case "pt/s": -1000...3000
      case "widths/s": 0...10
      default: parameter.range
      }
    return wanted.clamped(to: parameter.range)
  }
}

extension NamedPolicy {
  /// The parameter whose value is the threshold in force; nil without one, or where the threshold
  /// is infinite, so that there is nothing to move.
  var thresholdParameter: PolicyParameter? {
    guard threshold.isFinite else { return nil }
    let name = family.thresholdParameters.first { name in
      parameters.contains { $0.name == name && $0.value == threshold }
    }
    return family.parameters.first { $0.name == name }
  }
}

extension Experiment {
  /// A search for every policy that has a threshold to move, in the order of the policies; none
  /// where the experiment has no budgets.
  package var thresholdSearches: [ThresholdSearch] {
    if falseTriggerBudgets.isEmpty { return [] }
    return policies.enumerated().compactMap { ThresholdSearch($1, at: $0) }
  }
}
