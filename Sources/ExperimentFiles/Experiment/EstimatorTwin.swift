public import PolicyLibrary
import PopGesture

/// A policy that is compared twice: told its own estimate of the velocity, and another.
public struct EstimatorTwin: Sendable, Equatable {
  /// Name of the policy told its own estimate.
  public let policy: String
  /// Name of the same rule told the other one: `policy@estimator`.
  public let twin: String
  /// The two estimators, by their names in experiments.
  public let own, other: String
}

extension Experiment {
  /// Every policy that is compared with another estimator as well, in the order of the second ones.
  ///
  /// A name alone makes no twin: the rule and its numbers must be the same.
  public var estimatorTwins: [EstimatorTwin] {
    policies.compactMap { twin in
      let other = twin.reading.estimator.rawValue
      guard let mark = twin.name.lastIndex(of: "@"),
        twin.name[twin.name.index(after: mark)...] == other,
        let own = policies.first(where: { $0.name == twin.name[..<mark] }),
        own.family.name == twin.family.name, own.parameters.elementsEqual(twin.parameters, by: ==)
      else { return nil }
      return EstimatorTwin(
        policy: own.name, twin: twin.name, own: own.reading.estimator.rawValue, other: other)
    }
  }

  /// The policies that are no second copies: what answers choose from, as nobody ships a twin.
  public var originalPolicies: [NamedPolicy] {
    let twins = Set(estimatorTwins.map(\.twin))
    return policies.filter { !twins.contains($0.name) }
  }
}
