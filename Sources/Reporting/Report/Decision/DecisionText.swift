package import Documents
import Drawing
package import ExperimentFiles
package import Findings
package import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// The words of a decision: a rule with its numbers, what it gives, and what it costs.
package enum DecisionText {
  /// The screens of a scope at the beginning of a sentence: `Phone, 402 pt`.
  package static func place(_ scope: ChoiceScope) -> Prose {
    let name =
      scope.group.map { Prose($0.name(count: scope.screens.count)) } ?? "\(code: scope.name)"
    return "\(name)\(widths(of: scope.screens))"
  }

  /// The widths of screens, and how often they read touches: `, 402 pt`.
  static func widths(of screens: [Screen]) -> String {
    let widths = screens.map(\.viewWidth)
    let (first, last) = (widths.min() ?? 0, widths.max() ?? 0)
    let range = first == last ? trimmed(first) : "\(trimmed(first)) to \(trimmed(last))"
    let rates = screens.compactMap(\.touchRate)
    let also = rates.count < widths.count ? ", some at" : ", at"
    let count =
      widths.count == 1 || first < last
      ? ""
      : rates.isEmpty
        ? " (\(widths.count) screens)" : "\(also) \(rates.map(trimmed).listed.plain) Hz"
    return ", \(range) pt\(count)"
  }

  /// A group of screens within a sentence: `phones`, `all screens`.
  static func group(_ scope: ChoiceScope) -> String {
    scope.group?.name(count: scope.screens.count).lowercased() ?? scope.name
  }

  /// When the pop completes: `x + 0.3 v > 0.5 W`.
  package static func rule(_ policy: NamedPolicy) -> String {
    policy.ruleAndNumbers { trimmed($0) }
  }

  /// The rule as code, with its recognizer where there are several.
  static func rule(_ choice: Choice, in experiment: Experiment) -> Prose {
    "\(code: rule(choice.policy))\(gate(of: choice, in: experiment))"
  }

  /// The longest rule that is written beside its figures.
  static let longest = 66

  /// The rule and the name of a policy that has one; the name alone where the rule is long.
  ///
  /// - Parameter isLinked: whether such a name leads to the rule in the details.
  static func ruleOrName(
    _ choice: Choice, in experiment: Experiment, isLinked: Bool = false
  ) -> Prose {
    let text = rule(choice.policy)
    let gate = gate(of: choice, in: experiment)
    guard let name = choice.name else { return "\(code: text)\(gate)" }
    if text.count <= longest { return "\(code: text) (\(code: name))\(gate)" }
    return RuleWords.inWords(choice.policy).map { "\($0) (\(code: name))\(gate)" }
      ?? (isLinked
        ? "\(code: name) (\(LongRulesSection.link(to: choice.policy)))\(gate)"
        : "\(code: name)\(gate)")
  }

  private static func gate(of choice: Choice, in experiment: Experiment) -> Prose {
    hasGate(choice, in: experiment) ? " with \(code: choice.recognizer.name)" : ""
  }

  /// Whether the recognizer is named: a plain pan needs no mention where there is nothing else.
  static func hasGate(_ choice: Choice, in experiment: Experiment) -> Bool {
    experiment.recognizers.count > 1 || choice.recognizer.recognizer != .pan
  }

  /// A share in percent without its error: `97.4%`.
  package static func percent(_ rate: Double) -> String {
    let text = FixedDecimals.string(rate * 100, decimals: 1)
    return (text == "100.0" ? "100" : text) + "%"
  }

  /// A share in whole percent: `93%`.
  package static func whole(_ rate: Double) -> String {
    "\(FixedDecimals.string(rate * 100, decimals: 0))%"
  }

  /// False triggers of the worst kind: `1 in 220 scrolls`; as a verb `has no false trigger in ...`.
  static func falseTriggers(_ falseTriggers: Choice.FalseTriggers?, asVerb: Bool = false) -> Prose {
    falseTriggers.map { text($0.events, of: $0.trials, $0.rate.rate, $0.intent, asVerb) }
      ?? "no content gestures"
  }

  /// The same of a system's row.
  static func falseTriggers(_ row: RateRow?, asVerb: Bool = false) -> Prose {
    row.map { text($0.events, of: $0.trials, $0.rate, $0.intent, asVerb) } ?? "no content gestures"
  }

  private static func text(
    _ events: Int, of trials: Int, _ rate: Double, _ intent: String, _ asVerb: Bool
  ) -> Prose {
    let kind = kinds(of: intent)
    return events == 0
      ? asVerb ? "has no false trigger in \(rounded(down: trials)) of each kind" : "none seen"
      : "\(asVerb ? "has false triggers on " : "")1 in \(rounded(1 / rate)) \(kind)"
  }

  /// The same of a rate.
  package static func oneIn(_ rate: Double) -> String {
    rate > 0 ? "1 in \(rounded(1 / rate))" : "none"
  }

  /// A number of at least 1 with two digits.
  private static func rounded(_ number: Double) -> String {
    var unit = 1.0
    while number / unit >= 100 { unit *= 10 }
    let value = (number / unit).rounded() * unit
    return number < 10
      ? FixedDecimals.trimmed(number, decimals: 1) : FixedDecimals.grouped(Int(value))
  }

  /// A count with three digits that is not more: `19,900`.
  private static func rounded(down count: Int) -> String {
    var unit = 1
    while count / unit >= 1000 { unit *= 10 }
    return FixedDecimals.grouped(count / unit * unit)
  }

  /// What people call swipes of an intent.
  package static func kinds(of intent: String) -> Prose {
    switch Intent(rawValue: intent) {
    case .pop: "wanted pops"
    case .popAbort: "aborts"
    case .contentVertical: "reading scrolls"
    case .contentBrowse: "quick scrolls"
    case .contentLeft: "strokes to the left"
    case .contentRight: "strokes to the right"
    case .tapSmear: "taps"
    case .grip: "grips"
    case .stroke: "strokes"
    default: "\(code: intent)"
    }
  }

  /// What is measured of a rule, with the limit on it.
  package static func limits(_ limits: Limits) -> [(name: Prose, text: Prose)] {
    [
      ("Success rate", "the share of wanted pops that complete."),
      (
        "False triggers",
        "content gestures (reading scrolls, quick scrolls of a feed, smeared taps and so on) that"
          + " complete a pop. Limit: \(oneIn(limits.falseTriggers)) of each kind."
      ),
      (
        "Aborts honoured",
        "changes of mind in mid-swipe that cancel the pop. Limit: at least"
          + " \(trimmed(limits.abortsHonoured * 100))%."
      ),
      (
        "Content lost",
        "content gestures during which the pop recognizer begins. Limit:"
          + " \(trimmed(limits.contentLost * 100))% of each kind."
      ),
    ]
  }

  /// A goal at the beginning of a row.
  static func goal(_ goal: Goal) -> Prose {
    switch goal.merit {
    case .rate(.success): "false triggers on at most \(oneIn(goal.limits?.falseTriggers ?? 1))"
    case .rate(let criterion):
      "the \(criterion.superlative) \(criterion.words) within the limits"
    case .cost(let prior, let ratio):
      "lowest cost in \(code: prior): missed pops +"
        + " \(ratio == 1 ? "" : "\(trimmed(ratio)) × ")unwanted pops"
    }
  }

  /// What must be said of a choice that does not keep to the limits; nil where it does.
  static func caveat(_ choice: Choice) -> Prose? {
    guard let limits = choice.goal.limits, choice.status != .kept else { return nil }
    if choice.status == .withinNoise {
      return "\(place(choice.scope)): the rule is within sampling error of the limits"
        + " (\(atLimits(choice, limits))); only more people can show whether it keeps them."
    }
    return "\(place(choice.scope)): nothing that was tried keeps the limits"
      + (choice.prospect == nil ? "" : " in nine of ten simulated apps")
      + "; shown is the nearest (\(atLimits(choice, limits)))."
  }

  /// The figures that touch a limit, or how many simulated apps keep the limits where none does.
  static func atLimits(_ choice: Choice, _ limits: Limits) -> Prose {
    let parts = touching(choice, limits)
    return parts.isEmpty ? "\(over(choice))" : parts.joined(separator: "; ")
  }

  /// The figures whose error or 95% bound reaches beyond a limit.
  private static func touching(_ choice: Choice, _ limits: Limits) -> [Prose] {
    let at = choice.screens.compactMap(\.atLimits)
    var parts: [Prose] = []
    if let falseTriggers = choice.mostFalseTriggers {
      let (rate, error) = falseTriggers.rate
      let bound = at.map(\.falseTriggers.bound).max() ?? rate
      if max(bound, rate + 1.96 * error) > limits.falseTriggers {
        parts.append(
          "false triggers on \(RateText.plain(rate, error: error))% of"
            + " \(kinds(of: falseTriggers.intent)), limit \(trimmed(limits.falseTriggers * 100))%"
        )
      }
    }
    if let aborts = choice.fewestAborts {
      let bound = at.map(\.abortsHonoured.bound).min() ?? aborts.rate
      if min(bound, aborts.rate - 1.96 * aborts.standardError) < limits.abortsHonoured {
        parts.append(
          "\(RateText.plain(aborts.rate, error: aborts.standardError))% of aborts honoured,"
            + " limit \(trimmed(limits.abortsHonoured * 100))%")
      }
    }
    if let lost = at.map(\.contentLost).max(by: { $0.bound < $1.bound }),
      lost.bound > limits.contentLost
    {
      parts.append(
        "\(percent: lost.rate) of content gestures lost, limit"
          + " \(trimmed(limits.contentLost * 100))%")
    }
    return parts
  }

  /// How a rule fails the limits, as a verb: in simulated apps, or by which figures.
  static func failure(_ choice: Choice, _ limits: Limits) -> Prose {
    if choice.prospect.map({ $0.chance < Prospect.leastChance }) ?? false {
      return "\(over(choice))"
    }
    let parts = touching(choice, limits)
    // Where its rates keep the limits, it is the apps that choose which decide against it.
    if choice.prospect != nil, !isBroken(choice) { return "\(over(choice))" }
    return parts.isEmpty ? "breaks a limit" : "breaks a limit (\(parts.joined(separator: "; ")))"
  }

  /// Whether a rate itself is over a limit, whatever its error.
  private static func isBroken(_ choice: Choice) -> Bool {
    LimitMark.all(of: choice, at: choice.atLimits).contains { $0.mark == .over }
  }

  /// How a rule fails that is not within the limits: among its own people, or in simulated apps.
  static func over(_ choice: Choice) -> String {
    guard let prospect = choice.prospect else { return "breaks a limit" }
    if prospect.chance >= Prospect.leastChance {
      if isBroken(choice) { return "breaks a limit" }
      return "keeps the limits in too few of the simulated apps that choose, though in"
        + " \(whole(prospect.chance)) of those that judge"
    }
    return "keeps the limits in only \(whole(prospect.chance)) of simulated apps"
  }

  /// In how many simulated apps a rule keeps all limits, with its standard error: `93% ± 2`;
  /// without apps, whether it does.
  static func chance(_ choice: Choice) -> String {
    guard let prospect = choice.prospect else {
      return choice.status == .kept ? "yes" : choice.status == .over ? "no" : "perhaps"
    }
    let error = (prospect.chance * (1 - prospect.chance) / Double(prospect.worlds)).squareRoot()
    return "\(whole(prospect.chance)) ± \(FixedDecimals.string(error * 100, decimals: 0))"
  }

  /// In how many fresh apps choices keep all limits, as the end of a sentence about them; empty
  /// where one was judged in none.
  static func chances(_ choices: [Choice], _ verb: String) -> Prose {
    let chances = choices.compactMap(\.prospect?.chance).map(whole)
    guard chances.count == choices.count, let first = chances.first else { return "" }
    let text = chances.allSatisfy { $0 == first } ? "\(first)" : chances.listed
    return " and \(verb) all limits in \(text) of the fresh apps"
  }

  static func trimmed(_ number: Double) -> String { FixedDecimals.trimmed(number, decimals: 4) }
}

extension Prose.StringInterpolation {
  /// A share in percent, or nothing without one.
  package mutating func appendInterpolation(percent rate: Double?) {
    appendInterpolation(rate.map(DecisionText.percent) ?? "")
  }

  /// A number as short as it is.
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(DecisionText.trimmed(number))
  }
}

/// A limit that a rule breaks, or that it may break.
struct LimitMark {
  enum Limit: Hashable {
    case rate(Criterion)
    /// Any limit, in more than a tenth of the simulated apps.
    case apps

    static let all = Criterion.all.map(Limit.rate) + [.apps]

    /// How marks name it.
    var name: String {
      switch self {
      case .rate(let criterion): criterion.words
      case .apps: "apps"
      }
    }
  }

  /// Whether it surely breaks the limit.
  enum Mark: String {
    case over = "(broken)"
    case unsure = "(?)"
  }

  let limit: Limit
  let mark: Mark

  /// What is beside a rate: `aborts`, or `aborts?` where it cannot be told.
  private var name: String { limit.name + (mark == .unsure ? "?" : "") }

  /// The limits that are not surely kept, in brackets: ` (aborts)`; empty without any.
  static func names(_ marks: [LimitMark]) -> String {
    marks.isEmpty ? "" : " (\(marks.map(\.name).joined(separator: ", ")))"
  }

  /// The limits that are not surely kept, by the figures of a choice and in simulated apps.
  ///
  /// - Parameter limits: those of a choice that was made for its cost.
  static func all(of choice: Choice, by limits: Limits? = nil) -> [LimitMark] {
    guard let own = choice.goal.limits ?? limits else { return [] }
    let marks = all(of: own, at: choice.atLimits)
    let isShort = choice.prospect.map {
      limits == nil ? choice.status == .over : $0.chance < Prospect.leastChance
    }
    return isShort == true && !marks.contains { $0.mark == .over }
      ? marks + [LimitMark(limit: .apps, mark: .over)] : marks
  }

  /// The same by some of its figures, as those of one screen.
  static func all(of choice: Choice, at figures: CriterionRates?) -> [LimitMark] {
    choice.goal.limits.map { all(of: $0, at: figures) } ?? []
  }

  /// Which of some limits figures do not surely keep.
  static func all(of limits: Limits, at figures: CriterionRates?) -> [LimitMark] {
    guard let figures else { return [] }
    return limits.checks.compactMap { check in
      let (rate, bound) = (figures[check.criterion].rate, figures[check.criterion].bound)
      if check.keeps(bound) { return nil }
      return LimitMark(limit: .rate(check.criterion), mark: check.keeps(rate) ? .unsure : .over)
    }
  }
}

extension Criterion {
  /// What the best has of it: `the most aborts`, `the least content lost`.
  var superlative: String { isMoreBetter ? "most" : self == .contentLost ? "least" : "fewest" }

  /// What reports call it in few words.
  var words: String {
    switch self {
    case .success: "success"
    case .falseTriggers: "false triggers"
    case .abortsHonoured: "aborts"
    case .contentLost: "content lost"
    }
  }
}

/// On which side of their limit the false triggers of policies are, beside their rates.
enum LimitText {
  /// A cell for each policy; empty of other metrics, and where nothing is limited.
  static func cells(
    _ metric: Metric, _ policies: [String], _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [Prose] {
    guard metric.name == Metric.falseTrigger.name else { return [] }
    let cells = policies.map { policy -> Prose in
      "\(index.limitStatus(of: policy, setting)?.rawValue.replacing("-", with: " ") ?? "")"
    }
    return cells.allSatisfy(\.isEmpty) ? [] : cells
  }

  /// What the cells say.
  static func remark(_ experiment: Experiment) -> Prose {
    "\(em: "Limit") (at most \(DecisionText.oneIn(experiment.limits.falseTriggers))) is"
      + " \(em: "kept") (95% bound within it), \(em: "within noise") (only the rate is within it)"
      + " or \(em: "over")."
  }
}
