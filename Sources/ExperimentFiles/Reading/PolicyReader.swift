import PolicyLibrary
import PopGesture
import StrictFiles

enum PolicyForms {
  /// What tells the family, and with it which parameters there are.
  static let family = KeyForm.needed(
    "family", .shared("family-name", .name(PolicyCatalog.names)),
    "a family, or a preset to start from",
    such: "\"fixed-distance\"")

  /// The keys that policies of every family have.
  private static let common = [
    family,
    KeyForm("name", .ownName, "its name in tables; its family with what is changed of it"),
    KeyForm(
      "velocity_estimator", .shared("estimator-name", .name(VelocityChoice.names)),
      "which estimate of the velocity this policy alone reads"),
    SubjectForm.key,
  ]

  /// Everything but a name: the parameters of its family.
  static func described(_ family: PolicyFamily) -> ObjectForm {
    ObjectForm(
      common + parameters(of: family), summary: "\(family.summary): \(family.rule)")
  }

  static func parameters(of family: PolicyFamily) -> [KeyForm] {
    family.parameters.map { parameter in
      let fallback = parameter.defaultValue.map { value -> JSONText in
        parameter.word(for: value).map { .string($0) } ?? .number(value)
      }
      return KeyForm(
        parameter.name, form(of: parameter), "\(parameter.summary); \(parameter.unit)",
        default: fallback)
    }
  }

  private static func form(of parameter: PolicyParameter) -> ValueForm {
    let number = ValueForm.number(NumberForm(parameter.range, parameter.unit))
    if parameter.words.isEmpty { return number }
    let words = ValueForm.name(parameter.words.map(\.text))
    return parameter.isChoice ? words : .either([number, words])
  }

  /// Each family with its names: its own and those of its presets.
  static func byFamily(
    _ form: (PolicyFamily) -> ValueForm
  ) -> [(names: [String], form: ValueForm)] {
    PolicyCatalog.families.map { entry in
      let names = PolicyCatalog.names.filter {
        PolicyCatalog.start(named: $0)?.entry.family.name == entry.family.name
      }
      return (names, form(entry.family))
    }
  }

  static let policy = ValueForm.shared(
    "policy",
    .either([
      .name(PolicyCatalog.names),
      .objectBy(family, byFamily { .shared("policy-\($0.name)", .object(described($0))) }),
    ]))
}

extension ObjectReader {
  mutating func policies() -> [NamedPolicy]? {
    parts("policies", kind: "policy", name: \.name, subject: Subject.policy) { $0.policy($1) }
  }

  /// One policy: a preset's name, or an object with a family and its parameters.
  mutating func policy(_ element: JSONNode) -> NamedPolicy? {
    part(
      element, "this policy", else: "a policy is a name in quotes or an object",
      named: { reader, name in
        let start = reader.lookUp(
          name, kind: "policy", among: PolicyCatalog.names, at: element.position,
          find: PolicyCatalog.start)
        return start.flatMap { try? $0.policy(named: name) }
      }, described: { $0.describedPolicy() })
  }

  private mutating func describedPolicy() -> NamedPolicy? {
    guard let (familyName, start) = family() else { return nil }
    let before = problems.count
    allowOnly(PolicyForms.described(start.entry.family).names)
    let values = parameterValues(start, except: [])
    let given = name("name")
    let estimator = velocityEstimator()
    _ = flag(SubjectForm.key.name)
    guard problems.count == before else { return nil }
    var label = given ?? Self.label(familyName, start, values)
    if given == nil, let estimator { label += "@\(estimator.rawValue)" }
    return policy(named: label, start, values, estimator)
  }

  /// The family, or the preset as a starting point, that this object names.
  mutating func family() -> (
    name: String, start: PolicyCatalog.Start
  )? {
    for slip in ["preset", "base", "policy", "rule", "type", "kind"] where member("family") == nil {
      guard let wrong = member(slip) else { continue }
      report(
        at: wrong.keyPosition, "unknown key \"\(slip)\"",
        hint: "write \"family\", which may name a preset to start from or a family: "
          + PolicyCatalog.families.map(\.family.name).joined(separator: ", "))
      return nil
    }
    require(PolicyForms.family)
    guard let name = text("family"), let place = member("family")?.node.position,
      let start = lookUp(
        name, kind: "policy family", among: PolicyCatalog.names, at: place,
        find: PolicyCatalog.start)
    else { return nil }
    return (name, start)
  }

  /// The estimator of this policy alone.
  private mutating func velocityEstimator() -> VelocityEstimatorKind? {
    if case .string(VelocityChoice.ownName)? = member("velocity_estimator")?.node.value {
      return nil
    }
    return word(
      "velocity_estimator", VelocityEstimatorKind.allCases, kind: "velocity estimator", \.rawValue)
  }

  /// The values given, without those of the starting point.
  mutating func parameterValues(
    _ start: PolicyCatalog.Start, except: Set<String>
  ) -> [String: Double] {
    var values: [String: Double] = [:]
    for parameter in start.entry.family.parameters where !except.contains(parameter.name) {
      if let value = value(of: parameter) { values[parameter.name] = value }
    }
    return values
  }

  /// A parameter's value: a number in its range, or one of its words.
  private mutating func value(of parameter: PolicyParameter) -> Double? {
    guard let node = member(parameter.name)?.node, !parameter.words.isEmpty else {
      return number(parameter.name, in: parameter.range, unit: parameter.unit)
    }
    if case .string(let text) = node.value {
      if !parameter.isChoice, Double(text) != nil {
        report(
          at: node.position, "\"\(parameter.name)\" is a number in quotes",
          hint: "write it without quotes")
        return nil
      }
      if let word = parameter.words.first(where: { $0.text == text }) { return word.value }
      if !parameter.isChoice {
        report(
          at: node.position, "unknown value of \(parameter.name) \"\(text)\"",
          hint: "give \(parameter.form) (\(parameter.summary))")
        return nil
      }
      return lookUp(
        text, kind: "value of \(parameter.name)", among: parameter.words.map(\.text),
        at: node.position, find: { _ in nil })
    }
    if parameter.isChoice {
      let words = parameter.words.map { "\"\($0.text)\"" }.joined(separator: " or ")
      report(
        at: node.position,
        "\"\(parameter.name)\" must be \(words), not \(node.value.kindName)")
      return nil
    }
    return number(parameter.name, in: parameter.range, unit: parameter.unit)
  }

  /// Makes a policy; what its parameters exclude is reported at the object.
  mutating func policy(
    named name: String, _ start: PolicyCatalog.Start, _ values: [String: Double],
    _ estimator: VelocityEstimatorKind? = nil
  ) -> NamedPolicy? {
    do throws(PolicyParameterError) {
      let policy = try start.policy(named: name, values)
      return estimator.map { policy.reading($0) } ?? policy
    } catch {
      let place = member(error.parameter)?.keyPosition ?? node.position
      report(at: place, error.description)
      return nil
    }
  }

  /// The name of a policy that was given none: what differs from its starting point.
  static func label(
    _ family: String, _ start: PolicyCatalog.Start,
    _ values: [String: Double]
  ) -> String {
    let changed = start.entry.family.parameters.filter { parameter in
      guard let value = values[parameter.name] else { return false }
      return value != (start.values[parameter.name] ?? parameter.defaultValue)
    }
    if changed.isEmpty { return family }
    let list = changed.map { "\($0.name)=\($0.text(for: values[$0.name] ?? .nan))" }
    return "\(family)(\(list.joined(separator: " ")))"
  }
}
