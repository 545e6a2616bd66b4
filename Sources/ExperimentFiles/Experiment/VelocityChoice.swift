package import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles

/// Which estimate of the velocity policies read, as experiments name it: all the same one, so that
/// estimators and thresholds can be told apart, or nil, each its own, as in the framework that it
/// comes from.
package enum VelocityChoice {
  /// The name of each policy's own.
  package static let ownName = "own"

  /// Every choice, in the order of lists.
  package static let all = [nil] + VelocityEstimatorKind.allCases.map(Optional.some)

  package static var names: [String] { all.map(name) }

  @Sendable package static func name(_ choice: VelocityEstimatorKind?) -> String {
    choice?.rawValue ?? ownName
  }

  static let type = FieldType<VelocityEstimatorKind?>(
    .name(names), write: { .string(name($0)) },
    read: { reader, key in
      if reader.member(key)?.node.elements == nil {
        return reader.word(key, all, kind: "velocity estimator", name)
      }
      reader.report(
        at: key, "\"\(key)\" is one name for all policies, not a list",
        hint: "to compare a rule with another estimate, add it to \"policies\" once more:"
          + " { \"family\": \"telegram\", \"\(key)\": \"uikit-blend\" }")
      return nil
    })
}

extension VelocityEstimatorKind? {
  /// The same with this estimate of the velocity.
  package func applied(to policy: NamedPolicy) -> NamedPolicy {
    map { policy.reading($0) } ?? policy
  }

  func applied(to sweep: Sweep) -> Sweep {
    var other = sweep
    other.policies = sweep.policies.map { applied(to: $0) }
    return other
  }

  package func applied(to system: System) -> System {
    system.named(system.name, policy: applied(to: system.policy))
  }
}
