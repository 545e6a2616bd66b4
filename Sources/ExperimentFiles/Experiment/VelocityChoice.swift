public import NavigationModel
public import PolicyLibrary
import PopGesture

/// Which estimate of the velocity policies read.
public enum VelocityChoice: Sendable, Equatable {
  /// Each its own, as in the framework that it comes from.
  case own
  /// All the same one, so that estimators and thresholds can be told apart.
  case common(VelocityEstimatorKind)

  /// The name in experiments of each policy's own.
  public static let ownName = "own"

  /// The choice of this name.
  public init?(name: String) {
    if name == Self.ownName {
      self = .own
    } else if let kind = VelocityEstimatorKind(rawValue: name) {
      self = .common(kind)
    } else {
      return nil
    }
  }

  /// Name in experiments.
  public var name: String {
    switch self {
    case .own: Self.ownName
    case .common(let kind): kind.rawValue
    }
  }

  /// Names that experiments can give.
  public static var names: [String] {
    [ownName] + VelocityEstimatorKind.allCases.map(\.rawValue)
  }

  /// A policy with this estimate.
  public func applied(to policy: NamedPolicy) -> NamedPolicy {
    switch self {
    case .own: policy
    case .common(let kind): policy.reading(kind)
    }
  }

  /// A sweep whose policies have this estimate.
  func applied(to sweep: Sweep) -> Sweep {
    Sweep(
      name: sweep.name, family: sweep.family, parameter: sweep.parameter, values: sweep.values,
      policies: sweep.policies.map { applied(to: $0) })
  }

  /// A system whose policy has this estimate.
  public func applied(to system: System) -> System {
    system.named(system.name, policy: applied(to: system.policy))
  }
}
