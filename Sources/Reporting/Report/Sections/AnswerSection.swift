import ArticleClaims
import Findings
import NavigationModel
import PopGesture
import Study
import SwipeSimulation

/// The question and its answer in a few sentences: which policy, on which widths, how sure.
enum AnswerSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let experiment = index.results.experiment
    var lines = ["# \(Markdown.text(experiment.question))", ""]
    if let tuning = index.results.tuning {
      let short = TuningText.inShort(tuning, index)
      lines += short.map { "- " + $0 } + (short.isEmpty ? [] : [""])
      lines += ["The best settings for each goal:", ""]
      lines += TuningText.sentences(tuning).map { "- " + $0 } + [""]
      lines += ["Among the policies as they are named in the experiment:", ""]
    }
    for setting in index.settings {
      if index.settings.count > 1 {
        lines += ["With `\(setting.recognizer)` on a \(setting.context) page:", ""]
      }
      let sentences = answers(index, setting).map {
        // Where settings are chosen, they say what swept values do better.
        sentence($0, experiment) + (index.results.tuning == nil ? swept(index, setting, $0) : "")
      }
      lines += (sentences.isEmpty ? [noAnswer] : sentences).map { "- " + $0 } + [""]
    }
    if !index.settings.isEmpty { lines += [rule(experiment), ""] }
    if let systems = SystemAnswer(index) { lines += systems.lines + [""] }
    let stability = SensitivityText.sentences(index)
    if !stability.isEmpty {
      lines += ["If people are otherwise than assumed:", ""] + stability.map { "- " + $0 } + [""]
    }
    lines += ClaimSummary.sentences(index.results.claims).flatMap { [$0, ""] }
    return lines + [scope(experiment)]
  }

  /// Success decides, and only wanted pops can succeed.
  private static let noAnswer =
    "**No answer.** No swipe of this experiment wants a pop, so nothing tells how often a policy"
    + " succeeds; add `pop` to its intents."

  /// The answer for each group of screens, then for all of them when there are several groups.
  private static func answers(
    _ index: ResultIndex, _ setting: ResultIndex.Setting
  ) -> [Recommendation] {
    ScreenGroup.answered(index).compactMap { Recommendation(index, setting, $0) }
  }

  private static func sentence(_ answer: Recommendation, _ experiment: Experiment) -> String {
    let count = experiment.originalPolicies.count
    let (worst, best) = answer.success
    var text = "**\(heading(answer)): `\(answer.policy)`.** It completes \(RateText.phrase(worst))"
    if worst != best { text += " to \(RateText.phrase(best))" }
    text += " of the wanted pops"
    if let falseTrigger = answer.falseTrigger {
      text += " and pops on \(answer.screens.count > 1 && falseTrigger.rate > 0 ? "at most " : "")"
      text += "\(RateText.phrase(falseTrigger)) of the swipes meant for something else"
      if let intent = answer.worstIntent, intent.rate > 0 {
        text += " (\(RateText.phrase(intent)) of `\(intent.intent)`)"
      }
    }
    text += ". " + certainty(answer, margin: experiment.margin, of: count)
    text += doubt(answer.policy)
    if answer.falseTrigger == nil {
      text += " No swipe of this experiment is meant for something else, so nothing tells how often"
      text += " a policy triggers falsely."
    }
    if !answer.excluded.isEmpty {
      text += " Too many false triggers: \(PolicyLayout.names(answer.excluded, of: count))."
    }
    if let cost = answer.abortCost {
      text += " Its price: of the pops that people withdrew before lifting it honours"
      text += " \(RateText.phrase(cost.own)); `\(cost.best.policy)` honours"
      text += " \(RateText.phrase(cost.best))."
    }
    return text
  }

  /// What a swept value would do better: then the answer is an accident of the policies' numbers.
  private static func swept(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ answer: Recommendation
  ) -> String {
    guard let best = SweptBest(index, setting, beating: answer) else { return "" }
    let rate = FixedDecimals.string(best.success * 100, decimals: 1)
    let error = FixedDecimals.string(best.successError * 100, decimals: 1)
    return " **Better still:** of the swept values, `\(best.policy)` with"
      + " `\(best.parameter)` = \(FixedDecimals.trimmed(best.value, decimals: 4)) completes"
      + " \(rate) ± \(error) % at worst, by the same rule."
  }

  private static func heading(_ answer: Recommendation) -> String {
    let widths = answer.screens.map(\.viewWidth)
    let (first, last) = (widths.min() ?? 0, widths.max() ?? 0)
    let range = [first, last].map { FixedDecimals.trimmed($0) }
    return answer.group.name(count: answer.screens.count)
      + ", \(first == last ? range[0] : "\(range[0]) to \(range[1])") pt"
  }

  /// How the recommended policy stands against each admitted one.
  ///
  /// - Parameter policies: how many policies the experiment has.
  private static func certainty(
    _ answer: Recommendation, margin: Double, of policies: Int
  ) -> String {
    let count = answer.screens.count
    let beaten = answer.rivals.filter { $0.better == count }.map(\.policy)
    let tied = answer.rivals.filter { $0.better == 0 && $0.worse == 0 }.map(\.policy)
    let mixed = answer.rivals.filter { $0.better != count && ($0.better > 0 || $0.worse > 0) }
    var parts: [String] = []
    if !beaten.isEmpty {
      let place = count == 1 ? "" : " on all \(count) screens"
      parts.append(
        "it succeeds more often than \(PolicyLayout.names(beaten, of: policies)) by more than"
          + " \(RateText.points(margin))\(place)"
      )
    }
    if policies > PolicyLayout.mostColumns, mixed.count > 1 {
      parts.append("against \(PolicyLayout.names(mixed.map(\.policy), of: policies)) \(changing)")
    }
    for rival in policies > PolicyLayout.mostColumns && mixed.count > 1 ? [] : mixed {
      parts.append(
        "against `\(rival.policy)` it is better on \(number(rival.better)) and worse on"
          + " \(number(rival.worse)) of \(count) \(count == 1 ? "screen" : "screens")")
    }
    if !tied.isEmpty {
      parts.append("it is not shown to be better than \(PolicyLayout.names(tied, of: policies))")
    }
    let text = parts.joined(separator: "; ")
    if text.isEmpty {
      return "No other policy was \(answer.excluded.isEmpty ? "compared" : "admitted")."
    }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static let changing =
    "it is better or worse on some screens only (`contrasts.csv` has each)"

  private static func number(_ count: Int) -> String { count == 0 ? "none" : String(count) }

  /// What a reader must know of a preset that nobody has read in recent code.
  private static func doubt(_ policy: String) -> String {
    guard let preset = PolicyPreset.all.first(where: { $0.name == policy }),
      preset.confidence == .secondary || preset.confidence == .unconfirmed, preset.number != nil
    else { return "" }
    return " How sure its rule is: \(preset.confidence.rawValue) (\(preset.source))."
  }

  private static func rule(_ experiment: Experiment) -> String {
    let twins =
      experiment.estimatorTwins.isEmpty
      ? "" : " Copies told another estimate of the velocity (`policy@estimator`) are left out."
    return "The rule behind the answer: among the policies whose false triggers stay within"
      + " \(RateText.points(experiment.margin)) of the most careful policy on every screen of the"
      + " group, the one that succeeds most often on its worst screen. Another balance of accidents"
      + " against effort may choose another policy; the tables and charts show all of them." + twins
  }

  private static func scope(_ experiment: Experiment) -> String {
    var text =
      "\(experiment.participants) synthetic people of the population"
      + " `\(experiment.population.name)` made \(experiment.ownSwipes) swipes; every"
      + " \(experiment.policies.isEmpty ? "system" : "policy") judged the same ones. Errors (±)"
      + " are Monte Carlo standard errors clustered by person: they say how well the simulation"
      + " is known, not how well it resembles your users."
    // Nobody misses strokes for a canvas where no page has one.
    let hasCanvas = experiment.contexts.contains {
      $0.mix.percent(of: Intent.stroke.rawValue) > 0
    }
    // Claims choose their swipes themselves.
    if experiment.conditions.isEmpty { return text }
    let omitted = IntentCatalog.entries.map(\.intent).filter { intent in
      intent.role == .unwanted && !experiment.intents.contains(intent)
        && (intent != .stroke || hasCanvas)
    }
    if !omitted.isEmpty {
      let names = omitted.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      text += " Not among the swipes meant for something else: \(names)."
    }
    if omitted.contains(.contentRight), !experiment.policies.isEmpty {
      text +=
        " A rightward stroke for the content (`contentRight`) is the same stroke as a pop but for"
        + " where it starts; no rule on travel and speed can tell them apart, so a page that"
        + " scrolls or turns to the right needs its"
        + " recognizers arranged, not another threshold."
    }
    return text
  }
}
