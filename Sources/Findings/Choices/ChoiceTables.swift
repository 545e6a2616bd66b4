import ExperimentFiles
import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles
import Study

extension Choice {
  /// The columns that tell what was chosen and what for.
  private static let columns = [
    Column("scope", \Choice.scope.name, "the group of screens"), Column(.context, \.context),
    Column("goal", \.goal.name, "`max_false_trigger` (a limit on false triggers) or `cost`"),
    Column(
      "limit", \.goal.limit,
      "the limit on false triggers, or how many missed pops an unwanted one costs"),
    Column("prior", \.goal.prior, "the usage mix"),
    Column(.recognizer, \.recognizer.name),
    Column("family", \.policy.family.name, "family of the policy"),
    Column(.parameters, \.policy.settingText),
  ]

  /// A choice on one of its screens.
  struct Row {
    let choice: Choice
    let screen: OnScreen
  }

  static let table = Table<Row>(
    "tuned.csv",
    """
    For each goal and group of screens, the best setting and the best named policy. With `"tune"`,
    also each family's best setting per recognizer and over all recognizers. For the experiment's
    own limits, also every named policy with the recommended recognizer, as the report compares
    them. These rates come from people who played no part in the choice; those in `rates.csv` come
    from the people on whose swipes the settings were compared.
    """
  ) {
    columns.of(\.choice)
    Column("is_best", \.choice.isBest, "whether it is the best for this goal")
    Column(
      "is_robust", \.choice.isRobust,
      "whether its largest loss under any assumption is the smallest")
    Column(
      "status", \.choice.status.rawValue,
      "whether the limits hold: `kept` (by the 95% bounds), `within-noise` or `over` (also where"
        + " the rule breaks a limit in over 10% of the simulated apps)")
    Column("screen", \.screen.screen, "a screen of the group")
    Column(.success, \.screen.success.rate)
    Column(.successError, \.screen.success.standardError)
    Column(.falseTrigger, \.screen.falseTrigger?.rate)
    Column(.falseTriggerError, \.screen.falseTrigger?.standardError)
    Column("cost_per_100_swipes", \.screen.cost, "cost of the mistakes, in missed pops")
    Column("abort_honoured", \.screen.abortsHonoured?.rate, "share of aborts honoured")
    Column("abort_honoured_mc_error", \.screen.abortsHonoured?.standardError, "its standard error")
    Column(
      "worst_false_trigger", \.screen.falseTriggers?.rate.rate,
      "false-trigger rate of the worst kind of content gesture")
    Column(
      "worst_false_trigger_mc_error", \.screen.falseTriggers?.rate.standardError,
      "its standard error")
    Column("worst_false_trigger_intent", \.screen.falseTriggers?.intent, "the intent that has it")
    Column("policy", \.choice.name, "name of a named policy; empty for a setting")
  }

  static let robustnessTable = Table<RobustnessRow>(
    "robustness.csv",
    """
    With `"sensitivity"`: how much a choice loses to the best one when an assumption changes. A
    named policy that is not the overall best is compared with the best named one.
    """
  ) {
    columns.of(\.choice)
    Column(.assumption, \.scenario.assumption)
    Column(.value, \.scenario.value)
    Column(
      "outcome", \.outcome.rawValue,
      "`holds` (it loses at most the experiment's `margin`), `loses`, or `exceeds` (a limit)")
    Column("own", \.own, "its success on the worst screen, or its highest cost")
    Column("best", \.best, "the best choice's value")
    Column("loss", \.loss, "difference of the two")
    Column("worst_false_trigger", \.falseTriggers, "its highest false-trigger rate on a screen")
    Column("abort_honoured", \.aborts, "its lowest share of aborts honoured on a screen")
    Column("winner", \.winner.family.name, "the best choice's family")
    Column("winner_parameters", \.winner.settingText, "the best choice's parameters")
  }

  /// Its name in the experiment; nil for a setting.
  package var name: String? { candidate.isNamed ? policy.name : nil }
}

extension Prospect {
  /// A figure of a choice over worlds.
  struct Row {
    let choice: Choice
    let prospect: Prospect
    let metric: Metric
    let range: Range
    let intent: String
  }

  static let table = Table<Row>(
    "worlds.csv",
    """
    How the rules chosen within limits, and the compared policies with similar figures, perform in
    fresh simulated apps (plausible populations that played no part in the choice). Each figure is
    from the range's worst screen for it.
    """
  ) {
    Column("range", \Row.choice.scope.name, "the group of screens")
    Column("gate", \.choice.recognizer.name, "the recognizer")
    Column(
      "arrangement", \.choice.recognizer.content?.rawValue,
      "priority against scroll views; empty = UIKit's default")
    Column("policy", \.choice.policyText, "name of a policy, or family and parameters of a setting")
    Column(.metric, \.metric.name)
    Column(.intent, \.intent)
    Column("chance", \.prospect.chance, "share of worlds in which all limits are kept")
    Column("median", \.range.median, "the figure's median over worlds")
    Column("p05", \.range.low, "its 5% quantile")
    Column("p95", \.range.high, "its 95% quantile")
    Column("worlds", \.prospect.worlds, "number of worlds (simulated apps)")
    Column(.context, \.choice.context)
    Column("limit", \.choice.goal.limit, "the limit on false triggers that it was chosen for")
    Column("is_best", \.choice.isBest, "whether it is the recommendation")
    Column(
      "stability", \.choice.stability,
      "share of resamples of the simulated apps in which it is chosen; empty if never")
  }
}

extension Choice {
  /// A policy's name, or a setting's family and numbers.
  var policyText: String { name ?? "\(policy.family.name) \(policy.settingText)" }

  /// The rows of `worlds.csv`; none where worlds were not looked at.
  fileprivate var worldRows: [Prospect.Row] {
    guard let prospect, goal.limits != nil else { return [] }
    return Criterion.allCases.map { criterion in
      let intent =
        switch criterion {
        case .success: "pop"
        case .falseTriggers: prospect.worstIntent ?? "all"
        case .abortsHonoured: "popAbort"
        case .contentLost: "worst"
        }
      return Prospect.Row(
        choice: self, prospect: prospect, metric: criterion.metric,
        range: prospect.rates[criterion],
        intent: intent)
    }
  }
}

extension Choices {
  /// The rows of `worlds.csv`: of the choices, of the policy that the experiment is about, and of
  /// the policies compared.
  var worldRows: [Prospect.Row] {
    let subjects = new(subjects.map(\.own), beside: all)
    return (all + subjects + new(compared, beside: all + subjects)).flatMap(\.worldRows)
  }

  private func new(_ choices: [Choice], beside known: [Choice]) -> [Choice] {
    choices.filter { one in !known.contains { $0.isSame(as: one) } }
  }

  /// The rows of `tuned.csv`.
  var rows: [Choice.Row] {
    (all + new(compared, beside: all)).flatMap { choice in
      choice.screens.map { Choice.Row(choice: choice, screen: $0) }
    }
  }
}

extension Goal {
  /// What tables call it.
  var name: String {
    switch merit {
    case .rate(.success): "max_false_trigger"
    case .rate(let criterion): criterion.metric.name
    case .cost: "cost"
    }
  }

  /// The limit of false triggers, or the price of an unwanted pop.
  var limit: Double? {
    if case .cost(_, let ratio) = merit { ratio } else { limits?.falseTriggers }
  }

  /// The prior by which costs are weighed; nil for limits.
  var prior: String? {
    if case .cost(let prior, _) = merit { prior } else { nil }
  }
}

extension Criterion {
  /// The metric that tables name it by.
  var metric: Metric {
    switch self {
    case .success: .success
    case .falseTriggers: .falseTrigger
    case .abortsHonoured: .abortHonoured
    case .contentLost: .contentLost
    }
  }
}

extension NamedPolicy {
  /// Its numbers as `velocity_weight_s=0.3 fraction=0.4`, without comparisons and limits that it
  /// does not have.
  package var settingText: String {
    parameterTexts { plain($0) }.map { $0.replacing(" = ", with: "=") }
      .joined(separator: " ")
  }
}
