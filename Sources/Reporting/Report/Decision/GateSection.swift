import Documents
import ExperimentFiles
import Findings
import PolicyLibrary

/// What a gate, and an arrangement with the page's scroll views, are worth: the best rule with each
/// recognizer of an experiment.
enum GateSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let experiment = index.results.experiment
    guard experiment.recognizers.count > 1, let goal = experiment.goals.first,
      let choices = index.results.choices
    else { return [] }
    let decisions = Decision.first(index).filter { $0.best.scope.group != .everything }
    let hasApps = decisions.contains { $0.best.prospect != nil }
    var table = Table(
      [("Recognizer", .left)]
        + decisions.flatMap { decision -> [Table.Column] in
          [
            (DecisionText.place(decision.best.scope), .left), ("Median success", .right),
            (hasApps ? "Apps in which it keeps all limits" : "Keeps the limits", .right),
          ]
        })
    for recognizer in experiment.recognizers {
      let cells = decisions.flatMap { decision -> [Prose] in
        let best = choices.choices(
          for: goal, on: decision.best.scope, context: decision.best.context
        ).first { $0.isBestOfRecognizer && $0.recognizer.name == recognizer.name }
        guard let best, best.status != .over else { return ["no rule keeps the limits", "", ""] }
        return [
          "\(code: DecisionText.rule(best.policy))",
          "\(percent: best.prospect?.success.median ?? best.worstSuccess.rate)",
          "\(ProspectText.chance(best))",
        ]
      }
      table.append(["\(code: recognizer.name): \(text(recognizer))"] + cells)
    }
    if decisions.isEmpty { return [] }
    let note: [Block] =
      hasApps
      ? [
        "The table shows the best rule for each recognizer, with that rule's median success rate"
          + " over the simulated apps. UIKit does not document which recognizer wins when one touch"
          + " event crosses the slop on both axes. Where the app sets no priority (\(code: "pan")),"
          + " we assume that the scroll view wins in half of the simulated apps."
      ] : []
    return [.section("What the direction gate and require(toFail:) are worth")] + note
      + [.table(table)]
  }

  /// What begins, and who waits.
  static func text(_ recognizer: RecognizerPreset) -> Prose {
    let cone: Prose? = recognizer.changes.first { $0.name == "cone_deg" }.map {
      "the pan begins only if the drag starts within \(number: $0.value)° of the pop's direction"
    }
    let own =
      cone ?? (recognizer.base == nil ? Prose(catalogue: recognizer.summary) : "any direction")
    let content: Prose? = recognizer.content.map {
      " \(Prose(catalogue: $0.summary.sentenceCased))."
    }
    return "\(own).\(content ?? "")"
  }
}
