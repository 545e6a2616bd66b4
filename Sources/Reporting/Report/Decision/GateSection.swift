import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary

/// What a gate, and an arrangement with the page's scroll views, are worth: the best rule with each
/// recognizer of an experiment.
enum GateSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    guard experiment.recognizers.count > 1, let goal = experiment.goals.first,
      let choices = index.results.choices
    else { return [] }
    let decisions = Decision.first(index).filter { $0.best.scope.group != .everything }
    var table = MarkdownTable(
      [("Recognizer", .left)]
        + decisions.flatMap { decision -> [(String, MarkdownTable.Alignment)] in
          [
            (DecisionText.place(decision.best.scope), .left), ("Median success", .right),
            ("Keeps the limits", .right),
          ]
        })
    for recognizer in experiment.recognizers {
      let cells = decisions.flatMap { decision -> [String] in
        let best = choices.choices(
          for: goal, on: decision.best.scope, context: decision.best.context
        ).first { $0.isBestOfRecognizer && $0.recognizer.name == recognizer.name }
        guard let best, best.status != .over else { return ["no rule keeps the limits", "", ""] }
        return [
          "`\(DecisionText.rule(best.policy))`",
          DecisionText.percent(best.prospect?.success.median ?? best.worstSuccess.rate),
          ProspectText.chance(best),
        ]
      }
      table.append(["`\(recognizer.name)`: \(text(recognizer))"] + cells)
    }
    if decisions.isEmpty { return [] }
    let note =
      decisions.contains { $0.best.prospect != nil }
      ? [
        "The best rule for each recognizer, with its median success rate over simulated apps. It is"
          + " unknown which recognizer UIKit favours when a drag passes the slop in both axes at"
          + " once; unless the app arranges it, the scroll view wins in half of the simulated"
          + " apps.",
        "",
      ] : []
    return ["## What the gate and a waiting scroll view are worth", ""] + note + table.lines
  }

  /// What begins, and who waits.
  static func text(_ recognizer: RecognizerPreset) -> String {
    let cone = recognizer.changes.first { $0.name == "cone_deg" }.map {
      "the pan begins only where the drag starts within \(DecisionText.trimmed($0.value))° of the"
        + " way back (rightward, unless the language runs right to left)"
    }
    let own = cone ?? (recognizer.base == nil ? recognizer.summary : "any direction")
    return own + (recognizer.content.map { "; \($0.summary)" } ?? "")
  }
}
