import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

/// Systems of experiment files.
enum SystemForms {
  /// Names, and names with numbers in parentheses after them.
  private static func names(_ known: [String], numbered patterns: [String]) -> [ValueForm] {
    let forms = patterns.map { pattern in
      let numbers = pattern.split(separator: ",").map { _ in "[0-9.]+(e[+-]?[0-9]+)?" }
      return "\(pattern.prefix { $0 != "(" })\\(\(numbers.joined(separator: ","))\\)"
    }
    return [
      .name(known), .text(pattern: "^(\(forms.joined(separator: "|")))$", words: "name"),
    ]
  }

  /// A system by its name, with its numbers where it takes some.
  private static let systemName = ValueForm.either(
    names(SystemCatalog.all.map(\.name), numbered: SystemCatalog.patterns))

  /// A named system with a policy of the file's own.
  static let changed = ObjectForm(
    [
      KeyForm("name", .ownName, "its name in tables; the system's with its policy"),
      KeyForm(
        "system", systemName, "the system to start from",
        remedy: "add \"system\": \"fd\", or make one of \"name\", \"recognizers\" and \"policy\""),
      KeyForm("policy", PolicyForms.policy, "the policy in place of its own"),
      SubjectForm.key,
    ], summary: "a system with another policy or name")

  /// The most recognizers of a page.
  static let mostRecognizers = 2

  private static let gates = ValueForm.either(
    names(
      GateRule.all.map(\.name),
      numbered: GateRule.all.filter { !$0.limit.isNaN }.map { "\($0.name)(limit)" }))

  /// How a recognizer's slop is measured, in the words of its Swift source.
  static let slops: [(name: String, slop: @Sendable (Double) -> Slop)] = [
    ("eitherAxis", { .eitherAxis($0) }), ("alongPop", { .alongPop($0) }),
    ("towardsPop", { .towardsPop($0) }),
  ]

  /// A recognizer of a system with other numbers, questions or relations.
  static let popRecognizer = ObjectForm(
    [
      KeyForm.needed(
        "recognizer", .name(SystemCatalog.recognizers),
        "the recognizer to start from: a recognizer by its name, or that of a system",
        such: "\"pan\""),
      KeyForm(
        "gate", .list(gates, count: 0...ObjectReader.mostElements),
        "what is asked in turn before it begins, in place of its own questions"),
      KeyForm(
        "slop", .name(slops.map(\.name)),
        "which way the finger must pass the slop: eitherAxis, alongPop or towardsPop"),
    ] + RecognizerForms.numbers + [
      KeyForm(
        "arbitration", .name(Arbitration.all.map(\.name)),
        "how it stands to the recognizers of the page"),
      KeyForm(
        "target", .name(PopRecognizer.Target.allCases.map(\.rawValue)),
        "who follows the finger: code of the app's own, or the navigation controller"),
      KeyForm(
        "owner", .name(PopRecognizer.Owner.allCases.map { "\($0)" }),
        "whose it is: the app's own, or interactivePopGestureRecognizer, which a page can switch"
          + " off, perhaps switched on again by the app"),
      KeyForm("is_mirrored", .flag, "whether it knows right-to-left layouts"),
    ], summary: "a recognizer with other numbers, questions or relations")

  private static func recognizers(from fewest: Int) -> ValueForm {
    .list(
      .shared(
        "system-recognizer",
        .either([.name(SystemCatalog.recognizers), .object(popRecognizer)])),
      count: fewest...mostRecognizers, repeats: true)
  }

  /// Seconds that a transition goes on after the release.
  static let settle = NumberForm(0...5, "s")

  /// A system made of parts.
  static let described = ObjectForm(
    [
      KeyForm.needed("name", .ownName, "its name in tables", such: "\"ours\""),
      KeyForm("summary", .line, "one sentence on what it is, for reports"),
      KeyForm.needed(
        "recognizers", recognizers(from: 1),
        "its pop recognizers; the second may begin once the first has failed",
        such: "[\"uikit.edge\", \"pan\"]"),
      KeyForm.needed(
        "policy", PolicyForms.policy, "what decides when the finger lifts", such: "\"uikit\""),
      KeyForm(
        "installed", .name(Installation.Pages.allCases.map(\.rawValue)),
        "the pages that have these recognizers",
        default: .string(Installation.Pages.everywhere.rawValue)),
      KeyForm(
        "except", .names(PageContext.all.map(\.name)),
        "pages that leave them out all the same, by their names"),
      KeyForm(
        "elsewhere", recognizers(from: 0), "the recognizers of all other pages", default: []),
      KeyForm(
        "before", recognizers(from: 0),
        "the recognizers of pages while none has installed the system; those of elsewhere unless"
          + " given"),
      KeyForm(
        "moves_on", .flag,
        "whether a page loses the recognizers to a later one that installs them", default: false),
      KeyForm(
        "settle_s", .number(settle),
        "seconds from the release until the page is shown for good",
        default: .number(System.Transition.native.settle)),
      KeyForm(
        "races", .flag, "whether a gesture without a change runs to the end by itself",
        default: false),
      KeyForm(
        "is_preemptible", .flag, "whether a gesture may interrupt a running transition",
        default: false),
      SubjectForm.key,
    ], summary: "a system made of parts; with \"system\" a named one with another policy")

  /// A name or either kind of object.
  static let system = ValueForm.either(
    [systemName, .objectWith("recognizers", .object(described), otherwise: .object(changed))])
}
