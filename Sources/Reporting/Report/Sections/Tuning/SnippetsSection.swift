import Findings
import PopGesture

/// The chosen settings as an experiment writes them, and as an app does.
enum SnippetsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let tuning = index.results.tuning else { return [] }
    let shown = TuningText.shipped(tuning)
    if shown.isEmpty { return [] }
    let named = shown.map { tuned in
      tuned.policy.reading(tuned.policy.reading.estimator, name: name(tuned))
    }
    var recognizers: [RecognizerPreset] = []
    for tuned in shown where !recognizers.contains(where: { $0.name == tuned.recognizer.name }) {
      recognizers.append(tuned.recognizer)
    }
    let app = AppSnippet.text(
      for: zip(shown, named).map { tuned, policy in
        (
          comment: "\(TuningText.place(tuned.scope)): \(TuningText.goal(tuned.goal)).",
          name: policy.name, policy: tuned.policy, recognizer: tuned.recognizer
        )
      })
    return [
      "## To ship, and to try again", "",
      "The settings for the first goal, for an app that imports `PopGesture`:", "", "```swift",
      app.trimmed, "```", "", "And for an experiment file:", "", "```json",
      ExperimentSnippet.text(policies: named, recognizers: recognizers).trimmed, "```",
    ]
  }

  private static func name(_ tuned: TunedSetting) -> String { "tuned \(tuned.scope.name)" }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
