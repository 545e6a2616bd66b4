import Findings
import PolicyLibrary
import PopGesture

/// The Swift lines to paste, for each group of screens; a plain pan needs none of its own.
enum ShipSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let decisions = Decision.first(index)
    if decisions.isEmpty { return [] }
    let code = decisions.flatMap { decision in
      let (scope, choice) = (decision.best.scope, decision.best)
      let names = names(scope, isOnly: decisions.count == 1)
      let policy = "let \(names.policy) = \(choice.policy.swiftSource)"
      let gate = choice.recognizer.recognizer
      return ["\(policy)  // \(DecisionText.place(scope))"]
        + (gate == .pan ? [] : ["let \(names.recognizer) = \(gate.swiftSource)"])
    }
    return [
      "## Code\(Decision.page(index))", "",
      "For an app that imports `PopGesture` ([a whole type](details.md)):", "",
      "```swift",
    ] + code + ["```"] + uikit(decisions.map(\.best.recognizer))
  }

  /// Gate and arrangement in plain UIKit; none where the first recommendation has neither.
  private static func uikit(_ recognizers: [RecognizerPreset]) -> [String] {
    guard let gate = recognizers.first.flatMap(DelegateSource.gate) else { return [] }
    return ["", "`\(recognizers[0].name)` in plain UIKit:", "", "```swift"] + gate
      + ["```"]
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
