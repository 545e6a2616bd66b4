import PopGesture

/// Every policy family that experiments can name.
///
/// Adding one is its type, its table and its line here.
public enum PolicyCatalog {
  /// The families in the order of `list policies`.
  public static let families: [Entry] = [
    Entry(Fraction.self),
    Entry(FixedDistance.self),
    Entry(VelocityWeighted.self),
    Entry(FlingOverride.self),
    Entry(NavigationProjection.self),
    Entry(VelocitySign.self),
    Entry(DecayProjection.self),
    Entry(QuickSwipe.self),
    Entry(MeanSpeed.self),
    Entry(ReversalHysteresis.self),
    Entry(SnapProjection.self),
    Entry(FixedGestureWidth.self),
    Entry(DirectionVeto.self),
    Entry(ArmedDirection.self),
    Entry(FastOrFraction.self),
    Entry(StraightFling.self),
    Entry(LongSideOverscroll.self),
  ]

  /// A family and the way to make one of its policies.
  public struct Entry: Sendable {
    /// What the family is.
    public let family: PolicyFamily
    private let type: any CatalogPolicy.Type

    init(_ type: any CatalogPolicy.Type) { (self.type, family) = (type, type.family) }

    /// Makes a policy of this family.
    ///
    /// - Parameter estimator: how its velocity is read; nil for the family's own.
    /// - Throws: `PolicyParameterError` for unknown names, values out of range and alternatives
    ///   given together.
    public func policy(
      named name: String, _ values: [String: Double], estimator: VelocityEstimatorKind? = nil
    ) throws(PolicyParameterError) -> NamedPolicy {
      let checked = try PolicyParameterValues(values, for: family.parameters)
      return NamedPolicy(
        name: name, try type.init(checked), parameters: checked.inForce, estimator: estimator)
    }
  }

  /// What a name stands for before an experiment changes it: a family and values of its
  /// parameters.
  public struct Start: Sendable {
    /// The family.
    public let entry: Entry
    /// Values that differ from the family's defaults.
    public let values: [String: Double]
    /// How velocity is read; nil for the family's own.
    public let estimator: VelocityEstimatorKind?

    /// A policy with these values and others that replace them.
    ///
    /// An alternative that is given takes the place of its counterpart: `distance_mm` that of
    /// `distance_pt`.
    ///
    /// - Throws: as `Entry.policy` does.
    public func policy(
      named name: String, _ others: [String: Double] = [:]
    ) throws(PolicyParameterError) -> NamedPolicy {
      try entry.policy(named: name, merging(others), estimator: estimator)
    }

    /// The values with others that replace them.
    public func merging(_ others: [String: Double]) -> [String: Double] {
      let given = entry.family.parameters.filter { others[$0.name] != nil }
      let replaced = entry.family.parameters.filter { parameter in
        given.contains {
          $0.alternativeTo == parameter.name || parameter.alternativeTo == $0.name
        }
      }
      return values.filter { value in !replaced.contains { $0.name == value.key } }
        .merging(others) { $1 }
    }
  }

  /// The family or preset of this name as a starting point.
  public static func start(named name: String) -> Start? {
    let preset = PolicyPreset.named(name)
    return families.first { $0.family.name == preset?.family ?? name }.map {
      Start(entry: $0, values: preset?.values ?? [:], estimator: preset?.estimator)
    }
  }

  /// The names that `start(named:)` knows: presets first, then families.
  public static var names: [String] {
    let presets = PolicyPreset.all.map(\.name)
    return presets + families.map(\.family.name).filter { !presets.contains($0) }
  }
}
