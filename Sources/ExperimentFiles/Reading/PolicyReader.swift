import PolicyLibrary
import PopGesture
import StrictFiles

/// What an object of an experiment file changes of the policy from which it starts.
struct PolicyForm: Sendable {
  private(set) var values: [String: Double] = [:]
  fileprivate var name: String?
  fileprivate var estimator: VelocityEstimatorKind?

  /// What tells the family, and with it which parameters there are.
  static let family = KeyForm(
    "family", .shared("family-name", .name(PolicyCatalog.names)),
    "a family, or a preset to start from", such: "\"fixed-distance\"")

  /// Everything but a family: the keys of every policy, and the parameters of its own.
  fileprivate static func type(of family: PolicyFamily) -> ObjectType<Self> {
    let estimator = KeyForm(
      "velocity_estimator", .shared("estimator-name", .name(VelocityChoice.names)),
      "which estimate of the velocity this policy alone reads")
    return ObjectType(
      [
        ObjectField(Self.family) { _, _ in },
        ObjectField(
          "name", .ownName, at: \.name,
          "its name in tables; its family with what is changed of it"),
        ObjectField(estimator) { reader, given in
          if reader.member(estimator.name)?.node.text == VelocityChoice.ownName { return }
          given.estimator = reader.word(
            estimator.name, VelocityEstimatorKind.allCases, kind: "velocity estimator", \.rawValue)
        },
        .subject,
      ] + parameters(of: family), summary: "\(family.summary): \(family.rule)")
  }

  static func parameters(of family: PolicyFamily) -> [ObjectField<Self>] {
    family.parameters.map { parameter in
      let number = ValueForm.number(parameter.number)
      let words = ValueForm.name(parameter.words.map(\.text))
      let form = parameter.words.isEmpty ? number : .either([number, words])
      return ObjectField(
        KeyForm(
          parameter.name, parameter.isChoice ? words : form,
          "\(parameter.summary); \(parameter.unit)",
          default: parameter.defaultValue.map(parameter.write))
      ) { $1.values[parameter.name] = $0.value(of: parameter) }
    }
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

  /// A preset's name, or an object with a family and its parameters.
  static let policy = PartType<NamedPolicy>(
    "policy",
    .shared(
      "policy",
      .either([
        .name(PolicyCatalog.names),
        .objectBy(family, byFamily { .shared("policy-\($0.name)", .object(type(of: $0).form)) }),
      ])),
    named: { reader, name, place in
      let start = reader.lookUp(
        name, kind: "policy", among: PolicyCatalog.names, at: place, find: PolicyCatalog.start)
      return start.flatMap { try? $0.policy(named: name) }
    }, described: { $0.describedPolicy() })

  static let policies = FieldType<[NamedPolicy]>.list(
    of: policy, "policy", name: \.name, subject: Subject.policy, write: Experiment.canonical)
}

extension RecognizerParameter {
  var number: NumberForm { NumberForm(range, unit) }
}

extension PolicyParameter {
  var number: NumberForm { NumberForm(range, unit) }

  /// A value as a word or a number.
  func write(_ value: Double) -> JSONText { word(for: value).map { .string($0) } ?? .number(value) }
}

extension ObjectReader {
  fileprivate mutating func describedPolicy() -> NamedPolicy? {
    guard let (family, start) = family(),
      let given = PolicyForm.type(of: start.entry.family).read(&self, from: PolicyForm())
    else { return nil }
    let reading = given.estimator.map { "@\($0.rawValue)" } ?? ""
    let name = given.name ?? Self.label(family, start, given.values) + reading
    return policy(named: name, start, given.values, given.estimator)
  }

  /// The family, or the preset as a starting point, that this object names.
  mutating func family() -> (name: String, start: PolicyCatalog.Start)? {
    let key = PolicyForm.family
    for slip in ["preset", "base", "policy", "rule", "type", "kind"] where member(key.name) == nil {
      guard let wrong = member(slip) else { continue }
      report(
        at: wrong.keyPosition, "unknown key \"\(slip)\"",
        hint: "write \"family\", which may name a preset to start from or a family: "
          + PolicyCatalog.families.map(\.family.name).joined(separator: ", "))
      return nil
    }
    require(key)
    guard let name = text(key.name),
      let start = lookUp(
        name, kind: "policy family", among: PolicyCatalog.names, at: place(of: key.name),
        find: PolicyCatalog.start)
    else { return nil }
    return (name, start)
  }

  /// A parameter's value: a number in its range, or one of its words.
  fileprivate mutating func value(of parameter: PolicyParameter) -> Double? {
    let (name, words) = (parameter.name, parameter.words)
    guard let node = member(name)?.node, !words.isEmpty, node.text != nil || parameter.isChoice
    else { return number(name, parameter.number) }
    guard let text = node.text else {
      report(at: name, "\"\(name)\" must be \(parameter.form), not \(node.value.kindName)")
      return nil
    }
    if parameter.isChoice || words.contains(where: { $0.text == text }) {
      return lookUp(
        text, kind: "value of \(name)", among: words.map(\.text), at: node.position
      ) { text in words.first { $0.text == text }?.value }
    }
    if Double(text) != nil {
      report(at: name, "\"\(name)\" is a number in quotes", hint: "write it without quotes")
    } else {
      report(
        at: name, "unknown value of \(name) \"\(text)\"",
        hint: "give \(parameter.form) (\(parameter.summary))")
    }
    return nil
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
      report(at: member(error.parameter)?.keyPosition ?? node.position, error.description)
      return nil
    }
  }

  /// The name of a policy that was given none: what differs from its starting point.
  static func label(
    _ family: String, _ start: PolicyCatalog.Start, _ values: [String: Double]
  ) -> String {
    let changed = start.entry.family.parameters.compactMap { parameter -> String? in
      guard let value = values[parameter.name],
        value != start.values[parameter.name] ?? parameter.defaultValue
      else { return nil }
      return "\(parameter.name)=\(parameter.text(for: value))"
    }
    return changed.isEmpty ? family : "\(family)(\(changed.joined(separator: " ")))"
  }
}
