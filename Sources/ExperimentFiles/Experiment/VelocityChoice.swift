package import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles

/// Which estimate of the velocity policies read.
package enum VelocityChoice: Sendable, Equatable {
  /// Each its own, as in the framework that it comes from.
  case own
  /// All the same one, so that estimators and thresholds can be told apart.
  case common(VelocityEstimatorKind)

  /// The name in experiments of each policy's own.
  package static let ownName = "own"

  /// Every choice, in the order of lists.
  package static let all = [.own] + VelocityEstimatorKind.allCases.map { Self.common($0) }

  /// The choice of this name.
  package init?(name: String) {
    guard let choice = Self.all.first(where: { $0.name == name }) else { return nil }
    self = choice
  }

  /// Name in experiments.
  package var name: String {
    switch self {
    case .own: Self.ownName
    case .common(let kind): kind.rawValue
    }
  }

  /// Names that experiments can give.
  package static var names: [String] { all.map(\.name) }

  /// A policy with this estimate.
  package func applied(to policy: NamedPolicy) -> NamedPolicy {
    switch self {
    case .own: policy
    case .common(let kind): policy.reading(kind)
    }
  }

  /// A sweep whose policies have this estimate.
  func applied(to sweep: Sweep) -> Sweep {
    var other = sweep
    other.policies = sweep.policies.map { applied(to: $0) }
    return other
  }

  /// A system whose policy has this estimate.
  package func applied(to system: System) -> System {
    system.named(system.name, policy: applied(to: system.policy))
  }

  static let type = FieldType<Self>(
    .name(names), write: { .string($0.name) },
    read: { reader, key in
      if reader.member(key)?.node.elements == nil {
        return reader.word(key, all, kind: "velocity estimator", \.name)
      }
      reader.report(
        at: key, "\"\(key)\" is one name for all policies, not a list",
        hint: "to compare a rule with another estimate, add it to \"policies\" once more:"
          + " { \"family\": \"telegram\", \"\(key)\": \"uikit-blend\" }")
      return nil
    })
}
