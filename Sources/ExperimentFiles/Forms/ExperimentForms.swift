import NavigationModel
import StrictFiles

/// Other objects of experiment files.
enum ExperimentForms {
  /// What a recommendation keeps to.
  static let limits = ObjectForm(
    Limits.keys.map { key in
      KeyForm(
        key.name, .number(.proportion), key.summary,
        default: .number(Limits.usual[keyPath: key.limit]))
    })

  /// What settings are chosen for.
  static let tuning = ObjectForm([
    KeyForm(
      "max_false_trigger", .either([.number(.proportion), .list(.number(.proportion))]),
      "further limits of false triggers, in turn"),
    KeyForm(
      "cost_ratios", .either([.number(.costRatio), .list(.number(.costRatio))]),
      "prices of a false trigger at which the cost by each of the usage mixes is least"),
  ])

  /// A system by its name, with its numbers where it takes some.
  private static let systemName = ValueForm.either([
    .name(SystemCatalog.all.map(\.name)), .text(pattern: numbered, words: "name"),
  ])

  private static let numbered = {
    let names = SystemCatalog.patterns.map { pattern in
      let numbers = pattern.split(separator: ",").map { _ in "[0-9.]+(e[+-]?[0-9]+)?" }
      return "\(pattern.prefix { $0 != "(" })\\(\(numbers.joined(separator: ","))\\)"
    }
    return "^(\(names.joined(separator: "|")))$"
  }()

  /// A system with a policy of the file's own.
  static let system = ObjectForm(
    [
      KeyForm("name", .ownName, "its name in tables; the system's with its policy"),
      KeyForm.needed("system", systemName, "the system to start from", such: "\"fd\""),
      KeyForm("policy", PolicyForms.policy, "the policy in place of its own"),
      SubjectForm.key,
    ], summary: "a system with another policy or name")

  static let systemOrName = ValueForm.either([systemName, .object(system)])
}
