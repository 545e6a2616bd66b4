import Experimentation
import SwipeSimulation

/// The question and its answer in a few sentences: which policy, on which widths, how sure.
enum AnswerSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    var lines = ["# \(experiment.question)", ""]
    for setting in index.settings {
      let answers = ScreenKind.allCases.compactMap {
        Recommendation(index, setting, kind: $0)
      }
      if index.settings.count > 1 {
        lines += ["With `\(setting.recognizer)` on a \(setting.context) page:", ""]
      }
      lines += answers.map { "- " + sentence($0, margin: experiment.margin) }
      if answers.isEmpty {
        lines.append("- No answer: the experiment has no swipes of people who want to go back.")
      }
      lines.append("")
    }
    lines.append(
      "The rule behind the answer: among the policies whose false triggers stay within"
        + " \(RateText.percent(experiment.margin)) points of the most careful policy on every screen"
        + " of the kind, the one that succeeds most often on its worst screen. Another balance of"
        + " accidents against effort may choose another policy; the tables and charts show all of"
        + " them.")
    lines += ["", scope(experiment)]
    return lines
  }

  private static func sentence(_ answer: Recommendation, margin: Double) -> String {
    var text = "**\(heading(answer)): `\(answer.policy)`.** "
    let (worst, best) = answer.success
    text += "It completes \(percent(worst))"
    if worst != best { text += " to \(percent(best))" }
    text += " of the wanted pops"
    if let falseTrigger = answer.falseTrigger {
      text += " and pops on \(answer.screens.count > 1 ? "at most " : "")\(percent(falseTrigger))"
      text += " of the swipes meant for something else"
    }
    text += ". " + certainty(answer, margin: margin)
    if !answer.excluded.isEmpty {
      text += " Too many false triggers: \(names(answer.excluded))."
    }
    if let cost = answer.abortCost {
      text += " Its price: it honours \(percent(cost.own)) of the pops that people withdrew"
      text += " before lifting, where `\(cost.best.policy)` honours \(percent(cost.best))."
    }
    return text
  }

  private static func heading(_ answer: Recommendation) -> String {
    let widths = answer.screens.map(\.viewWidth).sorted()
    let kind = answer.screens.count == 1 ? answer.kind.rawValue : answer.kind.rawValue + "s"
    guard let first = widths.first, let last = widths.last else { return kind }
    let range =
      first == last
      ? FixedDecimals.trimmed(first)
      : "\(FixedDecimals.trimmed(first)) to \(FixedDecimals.trimmed(last))"
    return "\(kind.prefix(1).uppercased() + kind.dropFirst()), \(range) pt"
  }

  private static func certainty(_ answer: Recommendation, margin: Double) -> String {
    let count = answer.screens.count
    let all = answer.rivals.filter { $0.screensBetter == count }.map(\.policy)
    let some = answer.rivals.filter { $0.screensBetter > 0 && $0.screensBetter < count }
    let none = answer.rivals.filter { $0.screensBetter == 0 }.map(\.policy)
    let points = RateText.percent(margin)
    var parts: [String] = []
    if !all.isEmpty {
      let place = count == 1 ? "" : " on all \(count) screens"
      parts.append("better than \(names(all)) by more than \(points) points\(place)")
    }
    for rival in some {
      parts.append(
        "better than `\(rival.policy)` on \(rival.screensBetter) of \(count) screens only")
    }
    if !none.isEmpty { parts.append("not shown to be better than \(names(none))") }
    return parts.isEmpty ? "No other policy was admitted." : sentenceCase(parts) + "."
  }

  private static func sentenceCase(_ parts: [String]) -> String {
    let text = parts.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func names(_ policies: [String]) -> String {
    let quoted = policies.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func percent(_ row: RateRow) -> String {
    RateText.cell(rate: row.rate, error: row.standardError, low: row.low, high: row.high) + " %"
  }

  private static func scope(_ experiment: Experiment) -> String {
    let people = experiment.participants
    return "\(people) synthetic people of the population `\(experiment.population.name)` made"
      + " \(experiment.swipes) swipes; every policy judged the same ones. Errors (±) are Monte Carlo"
      + " standard errors clustered by person: they say how well the simulation is known, not how"
      + " well it resembles your users."
  }
}
