import PolicyLibrary
import PopGesture
import StrictFiles

/// Policies of experiment files.
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

  /// The parameters of a family as keys.
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

  /// A preset's name, or an object.
  static let policy = ValueForm.shared(
    "policy",
    .either([
      .name(PolicyCatalog.names),
      .objectBy(family, byFamily { .shared("policy-\($0.name)", .object(described($0))) }),
    ]))
}
