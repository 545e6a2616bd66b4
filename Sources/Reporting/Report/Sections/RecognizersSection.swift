import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// What another recognizer changes: each policy behind two of them, on the same swipes.
enum RecognizersSection {
  private static let file = "contrasts.csv"
  /// The metrics that are printed, and what sentences say of them; the file has more.
  private static let metrics = [
    (name: Metric.success.name, title: "Success", phrase: "success is"),
    (name: Metric.falseTrigger.name, title: "False triggers", phrase: "false triggers are"),
  ]

  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    let shown = Set(index.shownSettings.map(\.recognizer))
    let recognizers = experiment.recognizers.map(\.name).filter(shown.contains)
    let all = index.results.recognizerContrasts.filter { row in
      metrics.contains { $0.name == row.metric }
    }
    if all.isEmpty { return [] }
    var blocks: [Block] = [
      .section("Recognizers against each other"), .paragraph(introduction(index)),
    ]
    for context in experiment.contexts.map(\.name) {
      for (place, a) in recognizers.enumerated() {
        for b in recognizers.dropFirst(place + 1) {
          let rows = all.filter {
            $0.condition.context == context && $0.condition.recognizer == a
              && $0.otherRecognizer == b
          }
          if rows.isEmpty { continue }
          let page = experiment.contexts.count > 1 ? " (\(context))" : ""
          blocks.append(.part("\(code: a) against \(code: b)\(page)"))
          blocks += part(rows, experiment, a, b)
        }
      }
    }
    return blocks
  }

  private static func introduction(_ index: ResultIndex) -> Prose {
    let screens: Prose =
      index.screens.count > 1
      ? "; a range spans the screens. A policy is \(em: "better") if it is better on at least one"
        + " screen and worse on none, and \(em: "mixed") if it is better on one and worse on"
        + " another" : ""
    return "The rate of a policy with recognizer a minus its rate with b, in percentage points, on"
      + " the same swipes, with standard errors\(screens). Verdicts are about recognizer a; p is"
      + " Holm-adjusted over all contrasts of recognizers for the metric here. \(code: file) has"
      + " every screen and how its error was found. With few events the error comes from the"
      + " intervals of both rates, which overstates it."
  }

  private static func part(
    _ rows: [ContrastRow], _ experiment: Experiment, _ a: String, _ b: String
  ) -> [Block] {
    let present = metrics.filter { metric in rows.contains { $0.metric == metric.name } }
    var cells: [(lead: Double, cells: [Prose])] = []
    var verdicts = present.map { _ in [ScreensVerdict]() }
    for policy in experiment.policies.map(\.name) {
      let own = present.map { metric in
        rows.filter { $0.policyA == policy && $0.metric == metric.name }
      }
      if own.allSatisfy(\.isEmpty) { continue }
      for (place, judged) in own.enumerated() where !judged.isEmpty {
        verdicts[place].append(ScreensVerdict(judged.map(\.verdict)))
      }
      let lead = (own.first ?? []).map(\.difference).reduce(0, +)
      let texts = own.flatMap { [range($0), VerdictText.cell($0.map(\.verdict))] }
      cells.append((lead, ["\(code: policy)"] + texts.map { Prose($0) }))
    }
    let isLong = PolicyLayout.isLong(experiment)
    // Sorting is stable: equal policies stay in the order of the experiment.
    let sorted = isLong ? cells.sorted { $0.lead > $1.lead } : cells
    let table = Table(
      [("Policy", .left)]
        + present.flatMap { metric -> [Table.Column] in
          [("\(metric.title), a − b", .right), ("Verdict on a", .left)]
        },
      rows: PolicyLayout.rows(sorted.map(\.cells), isEssential: !isLong))
    let sentence: Prose =
      "With \(code: a) instead of \(code: b), "
      + "\(zip(present, verdicts).map { "\($0.phrase) \(counts($1))" }.joined(separator: "; "))."
    let remark: Prose =
      isLong
      ? "Sorted by the first difference, the largest first. "
        + PolicyLayout.remark(rows: cells.count, isEssential: false, file: file) : ""
    return [.paragraph([sentence, remark].sentences), .table(table)]
  }

  /// `better for all 4 policies`, `better for 3 and equivalent for 1 of the 4 policies`.
  private static func counts(_ verdicts: [ScreensVerdict]) -> String {
    let total = verdicts.count
    let parts = ScreensVerdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count > 0 ? "\(verdict.rawValue) for \(count)" : nil
    }
    guard parts.count > 1, let last = parts.last else {
      let those = total == 1 ? "the only policy" : "all \(total) policies"
      return "\(verdicts.first?.rawValue ?? "") for \(those)"
    }
    return parts.dropLast().joined(separator: ", ") + " and \(last) of the \(total) policies"
  }

  /// The smallest and the largest difference; one where they are the same.
  private static func range(_ judged: [ContrastRow]) -> String {
    guard let least = judged.min(by: { $0.difference < $1.difference }),
      let most = judged.max(by: { $0.difference < $1.difference })
    else { return "" }
    let ends = [least, most].map(RateText.difference)
    return judged.count == 1 ? ends[0] : ends.joined(separator: " to ")
  }
}

/// What a gate, and an arrangement with the page's scroll views, are worth: the best rule with each
/// recognizer of an experiment.
enum GateSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let experiment = index.experiment
    guard experiment.recognizers.count > 1, let goal = experiment.goals.first,
      let choices = index.results.choices
    else { return [] }
    let decisions = Decision.first(index).filter { $0.best.scope.group != .everything }
    let hasApps = decisions.contains { $0.best.prospect != nil }
    let table = Table(
      [("Recognizer", .left)]
        + decisions.flatMap { decision -> [Table.Column] in
          [
            ("\(DecisionText.place(decision.best.scope)): best rule", .left),
            ("Median success", .right),
            (hasApps ? "Apps in which it keeps all limits" : "Keeps the limits", .right),
          ]
        }
    ).rows(experiment.recognizers) { recognizer in
      let cells = decisions.flatMap { decision -> [Prose] in
        let best = choices.choices(
          for: goal, on: decision.best.scope, context: decision.best.context
        ).first { $0.isBestOfRecognizer && $0.recognizer.name == recognizer.name }
        guard let best, best.status != .over else { return ["no rule keeps the limits", "", ""] }
        return [
          "\(code: DecisionText.rule(best.policy))",
          "\(percent: best.prospect?.rates.success.median ?? best.worstSuccess.rate)",
          "\(DecisionText.chance(best))",
        ]
      }
      return ["\(code: recognizer.name)"] + cells
    }
    if decisions.isEmpty { return [] }
    let recommended = Set(decisions.map(\.best.recognizer.name))
    let others = experiment.recognizers.filter { !recommended.contains($0.name) }
    let note: Prose =
      hasApps
      ? "Medians are over the fresh simulated apps. UIKit does not document which recognizer wins"
        + " if one touch event crosses the slop on both axes. With \(code: "pan"), the scroll view"
        + " wins such ties in half of the apps; in the other half the axis with more travel"
        + " decides, and more pops complete.\(edge(experiment))"
      : ""
    return [
      .section("What the direction gate and require(toFail:) are worth together"), .table(table),
    ]
      + .list(others.map { "\(code: $0.name): \(text($0))" }) + .paragraph(note)
  }

  /// Why a pan at the edge completes so few pops; empty without one.
  private static func edge(_ experiment: Experiment) -> Prose {
    let names = experiment.recognizers.filter { $0.recognizer.edgeRegion != nil }.map(\.name)
    let away = DecisionText.whole(1 - Double(experiment.population.edgeStartShare))
    return names.isEmpty
      ? ""
      : " \(away) of pops start farther from the edge, where \([Prose](code: names).listed) cannot"
        + " begin."
  }

  /// What begins, and who waits.
  static func text(_ recognizer: RecognizerPreset) -> Prose {
    let cone: Prose? = recognizer.changes.first { $0.name == "cone_deg" }.map {
      "the pan begins only if the drag starts within \(number: $0.value)° of the pop's direction"
    }
    let own =
      cone ?? (recognizer.base == nil ? Prose(catalogue: recognizer.summary) : "any direction")
    let content: Prose? = recognizer.content.map { ", and \(Prose(catalogue: $0.summary))" }
    return "\(own)\(content ?? "")."
  }
}
