import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

/// The Swift lines to paste, for each group of screens; a plain pan needs none of its own.
enum ShipSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let decisions = Decision.first(index)
    if decisions.isEmpty { return system(index) }
    let first = decisions[0].best.recognizer
    let isShared = decisions.allSatisfy { $0.best.recognizer.recognizer == first.recognizer }
    func line(_ name: String, _ preset: RecognizerPreset) -> [String] {
      let source = preset.recognizer.swiftSource
      let slope = preset.recognizer.gate.rules.first { $0.name == GateRule.coneTowards.name }?.limit
      let tangent = slope == 1 ? " (1 is the tangent of 45°)" : slope == nil ? "" : " (a tangent)"
      let title = source.contains("(") ? "  // \(preset.name)\(tangent)" : ""
      return preset.recognizer == .pan ? [] : ["let \(name) = \(source)\(title)"]
    }
    let code = decisions.flatMap { decision in
      let (scope, choice) = (decision.best.scope, decision.best)
      let names = names(scope, isOnly: decisions.count == 1)
      let policy = "let \(names.policy) = \(choice.policy.swiftSource)"
      return ["\(policy)  // \(DecisionText.place(scope).plain)"]
        + (isShared ? [] : line(names.recognizer, choice.recognizer))
    }
    let common = isShared ? line("recognizer", first) : []
    return [
      .section("Code\(Decision.page(index))"),
      "In an app that imports \(code: "PopGesture") (for a complete type see"
        + " \(link: "details", to: "details.md", at: "code-and-experiment-file")):",
      .code((code + common).joined(separator: "\n"), language: "swift"),
    ] + uikit(decisions.map(\.best))
  }

  /// The system to ship; none where its recognizers are not the app's own.
  private static func system(_ index: ResultIndex) -> [Block] {
    let best = SystemAnswer(index)?.choices.last?.best?.system
    guard let best, let code = SystemSource.text(of: best) else { return [] }
    return [
      .section("Code"), "\(code: best.name) in an app that imports \(code: "PopGesture"):",
      .code(code, language: "swift"),
    ]
  }

  /// Gate and arrangement in plain UIKit; none where the first recommendation has neither.
  private static func uikit(_ choices: [Choice]) -> [Block] {
    guard let first = choices.first?.recognizer, let gate = DelegateSource.gate(of: first) else {
      return []
    }
    let rules =
      [
        "",
        "// When the pan ends, x is pan.translation(in: view).x, v is pan.velocity(in: view).x,",
        "// and W is view.bounds.width (right to left: negate x and v).",
      ]
      + (choices.contains { $0.policy.keepsVelocityAtRest } ? ["// \(SystemSource.atRest)"] : [])
      + choices.map { "// \(DecisionText.place($0.scope).plain): \(DecisionText.rule($0.policy))" }
    return [
      "\(code: first.name) and the rules in plain UIKit:",
      .code((gate + rules).joined(separator: "\n"), language: "swift"),
    ]
  }

  /// Names of their own for each group of screens, so that all lines can be pasted together.
  private static func names(
    _ scope: ChoiceScope, isOnly: Bool
  ) -> (policy: String, recognizer: String) {
    guard !isOnly, let group = scope.group else { return ("policy", "recognizer") }
    return switch group {
    case .phones: ("phonePolicy", "phoneRecognizer")
    case .sidewaysPhones: ("sidewaysPhonePolicy", "sidewaysPhoneRecognizer")
    case .foldables: ("foldablePolicy", "foldableRecognizer")
    case .tablets: ("tabletPolicy", "tabletRecognizer")
    case .everything: ("policyForAll", "recognizerForAll")
    }
  }
}

/// The choices as an app writes them, and as an experiment does.
enum SnippetsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let shown = Decision.first(index).map(\.best)
    if shown.isEmpty { return [] }
    let named = shown.map { choice in
      choice.policy.reading(choice.policy.reading.estimator, name: "tuned \(choice.scope.name)")
    }
    let recognizers = shown.map(\.recognizer).grouped(by: \.name).map { $0[0] }
    func comment(_ choice: Choice) -> String {
      // A comment of Swift keeps back-ticks.
      MarkdownWriter.inline(
        "\(DecisionText.place(choice.scope)): \(DecisionText.goal(choice.goal)).")
    }
    let app = AppSnippet.text(
      for: zip(shown, named).map { choice, policy in
        (
          comment: comment(choice),
          name: policy.name, policy: choice.policy, recognizer: choice.recognizer
        )
      })
    let json = ExperimentSnippet.text(policies: named, recognizers: recognizers)
    return [
      .section("Code and experiment file"),
      "For an app that imports \(code: "PopGesture"):",
      .code(String(app.dropLast()), language: "swift"), "For an experiment file:",
      .code(String(json.dropLast()), language: "json"),
    ]
  }
}
