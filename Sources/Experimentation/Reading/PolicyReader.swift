import PopGesture

extension ObjectReader {
  /// Reads the list of policies: preset names, or objects with a family and its parameters.
  mutating func policies() -> [NamedPolicy]? {
    guard let elements = list("policies") else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      guard let policy = policy(element),
        isNew(
          policy.name, kind: "policy", at: element.position, in: &seen, canBeRenamed: true)
      else { return nil }
      return policy
    }
  }

  /// One policy: a preset's name, or an object with a family and its parameters.
  mutating func policy(_ element: JSONNode) -> NamedPolicy? {
    switch element.value {
    case .string(let name):
      guard
        let start = lookUp(
          name, kind: "policy", among: PolicyCatalog.names, at: element.position,
          find: PolicyCatalog.start)
      else { return nil }
      return try? start.entry.policy(named: name, start.values)
    case .object:
      var reader = ObjectReader(element, file: file, what: "this policy")
      defer { report(reader.problems) }
      return reader.describedPolicy()
    default:
      report(
        at: element.position,
        "a policy is a name in quotes or an object, not \(element.value.kindName)")
      return nil
    }
  }

  private mutating func describedPolicy() -> NamedPolicy? {
    guard let (familyName, start) = family() else { return nil }
    let before = problems.count
    let parameters = start.entry.family.parameters
    allowOnly(["name", "family"] + parameters.map(\.name))
    let values = parameterValues(start, except: [])
    let given = name("name")
    guard problems.count == before else { return nil }
    let label = given ?? Self.label(familyName, start, values)
    return policy(named: label, start.entry, values)
  }

  /// The family, or the preset as a starting point, that this object names.
  mutating func family() -> (
    name: String, start: (entry: PolicyCatalog.Entry, values: [String: Double])
  )? {
    require("family", "\"fixed-distance\"")
    guard let name = text("family"), let place = member("family")?.node.position,
      let start = lookUp(
        name, kind: "policy family", among: PolicyCatalog.names, at: place,
        find: PolicyCatalog.start)
    else { return nil }
    return (name, start)
  }

  /// The starting point's values overridden by those given.
  mutating func parameterValues(
    _ start: (entry: PolicyCatalog.Entry, values: [String: Double]), except: Set<String>
  ) -> [String: Double] {
    var values = start.values
    for parameter in start.entry.family.parameters where !except.contains(parameter.name) {
      if let value = number(parameter.name, in: parameter.range, unit: parameter.unit) {
        values[parameter.name] = value
      }
    }
    return values
  }

  /// Makes a policy; what its parameters exclude is reported at the object.
  mutating func policy(
    named name: String, _ entry: PolicyCatalog.Entry, _ values: [String: Double]
  ) -> NamedPolicy? {
    do throws(PolicyParameterError) {
      return try entry.policy(named: name, values)
    } catch {
      let place = member(error.parameter)?.keyPosition ?? node.position
      report(at: place, error.description)
      return nil
    }
  }

  /// The name of a policy that was given none: what differs from its starting point.
  private static func label(
    _ family: String, _ start: (entry: PolicyCatalog.Entry, values: [String: Double]),
    _ values: [String: Double]
  ) -> String {
    let changed = start.entry.family.parameters.filter { parameter in
      guard let value = values[parameter.name] else { return false }
      return value != (start.values[parameter.name] ?? parameter.defaultValue)
    }
    if changed.isEmpty { return family }
    let list = changed.map { "\($0.name)=\(plain(values[$0.name] ?? .nan))" }
    return "\(family)(\(list.joined(separator: " ")))"
  }
}
