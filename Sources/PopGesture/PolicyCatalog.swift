/// Every policy family that experiments can name.
///
/// Adding one is its file and its line here.
public enum PolicyCatalog {
  /// The families in the order of `list policies`.
  public static let families: [Entry] = [
    Entry(Fraction.self),
    Entry(FixedDistance.self),
    Entry(VelocityWeighted.self),
    Entry(FlingOverride.self),
    Entry(FlickOrFraction.self),
    Entry(NavigationProjection.self),
    Entry(VelocitySign.self),
  ]

  /// A family and the way to make one of its policies.
  public struct Entry: Sendable {
    /// What the family is.
    public let family: PolicyFamily
    private let make:
      @Sendable (String, PolicyParameterValues) throws(PolicyParameterError) -> NamedPolicy

    init<Policy: CompletionPolicy>(_ type: Policy.Type) {
      family = Policy.family
      make = { (name, values) throws(PolicyParameterError) in
        let inForce = Policy.family.parameters.compactMap { parameter in
          let value = values.value(parameter.name)
          return value.isNaN ? nil : (name: parameter.name, value: value)
        }
        let policy = try Policy(values)
        let alternatives = Self.unused(of: Policy.family, given: values.given)
        return NamedPolicy(
          name: name, policy, parameters: inForce.filter { !alternatives.contains($0.name) })
      }
    }

    /// Makes a policy of this family.
    ///
    /// - Throws: `PolicyParameterError` for unknown names, values out of range and alternatives
    ///   given together.
    public func policy(
      named name: String, _ values: [String: Double]
    ) throws(PolicyParameterError) -> NamedPolicy {
      try make(name, PolicyParameterValues(values, for: family.parameters))
    }

    /// Defaults that a given alternative replaces: `distance_pt` where `distance_mm` was given.
    private static func unused(of family: PolicyFamily, given: [String: Double]) -> Set<String> {
      let alternatives = family.parameters.filter { $0.defaultValue == nil }
      guard alternatives.contains(where: { given[$0.name] != nil }) else { return [] }
      return Set(
        family.parameters.filter { parameter in
          given[parameter.name] == nil
            && alternatives.contains { $0.stem == parameter.stem && $0.name != parameter.name }
        }.map(\.name))
    }
  }

  /// The family or preset of this name as a starting point: the family and the values that the
  /// name stands for.
  public static func start(named name: String) -> (entry: Entry, values: [String: Double])? {
    if let entry = families.first(where: { $0.family.name == name }) { return (entry, [:]) }
    guard let preset = PolicyPreset.all.first(where: { $0.name == name }) else { return nil }
    return families.first { $0.family.name == preset.family }.map { ($0, preset.values) }
  }

  /// The names that `start(named:)` knows: presets first, then families.
  public static var names: [String] {
    let presets = PolicyPreset.all.map(\.name)
    return presets + families.map(\.family.name).filter { !presets.contains($0) }
  }
}

extension PolicyParameter {
  /// The name up to its first underscore: `distance` for both `distance_pt` and `distance_mm`.
  fileprivate var stem: Substring { name.prefix { $0 != "_" } }
}
