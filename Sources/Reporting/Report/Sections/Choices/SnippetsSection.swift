import Findings
import PolicyLibrary
import PopGesture

/// The choices as an app writes them, and as an experiment does.
enum SnippetsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let shown = Decision.first(index).map(\.best)
    if shown.isEmpty { return [] }
    let named = shown.map { choice in
      choice.policy.reading(choice.policy.reading.estimator, name: "tuned \(choice.scope.name)")
    }
    var recognizers: [RecognizerPreset] = []
    for choice in shown where !recognizers.contains(where: { $0.name == choice.recognizer.name }) {
      recognizers.append(choice.recognizer)
    }
    let app = AppSnippet.text(
      for: zip(shown, named).map { choice, policy in
        (
          comment: "\(DecisionText.place(choice.scope)): \(DecisionText.goal(choice.goal)).",
          name: policy.name, policy: choice.policy, recognizer: choice.recognizer
        )
      })
    return [
      "## To ship, and to try again", "",
      "The choices for an app that imports `PopGesture`:", "", "```swift",
      app.trimmed, "```", "", "And for an experiment file:", "", "```json",
      ExperimentSnippet.text(policies: named, recognizers: recognizers).trimmed, "```",
    ]
  }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
