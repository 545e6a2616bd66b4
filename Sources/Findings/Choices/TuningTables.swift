import NavigationModel
public import PopGesture
import StrictFiles
import Study

extension TunedSetting {
  /// The columns that tell what was chosen and what for.
  private static let columns = [
    Column("scope", \TunedSetting.scope.name, "the group of screens"), Column(.context, \.context),
    Column("goal", \.goal.name, "`max_false_trigger` or `cost`"),
    Column("limit", \.goal.limit, "the rate or the cost ratio"),
    Column("prior", \.goal.prior, "how often people want what"),
    Column(.recognizer, \.recognizer.name),
    Column("family", \.policy.family.name, "family of the policy"),
    Column(.parameters, \.policy.settingText),
  ]

  /// A setting on one of its screens.
  struct Row {
    let setting: TunedSetting
    let screen: OnScreen

    var aborts: RateRow? { setting.abortsHonoured[screen.screen] }
  }

  /// `tuned.csv`.
  static let table = Table<Row>(
    "tuned.csv",
    """
    With `"tune"`: for each goal and each group of screens the best setting of every family behind
    every recognizer. Columns with `train_` are by the people who chose, the others by the other
    half.
    """
  ) {
    columns.of(\.setting)
    Column("is_best", \.setting.isBest, "whether none does better by those who chose")
    Column("is_robust", \.setting.isRobust, "whether none loses less where it loses most")
    Column(
      "status", { $0.setting.isMet ? "met" : "exceeded" },
      "whether it kept within the rate: `met` or `exceeded`")
    Column("screen", \.screen.screen, "a screen of the group")
    Column("train_success", \.screen.trainingSuccess, "rate of success")
    [
      Column(.success, \.screen.success.rate),
      Column(.successError, \.screen.success.standardError),
    ]
    Column("train_false_trigger", \.screen.trainingFalseTrigger, "rate of false triggers")
    Column(.falseTrigger, \.screen.falseTrigger.rate)
    Column(.falseTriggerError, \.screen.falseTrigger.standardError)
    Column("train_cost_per_100_swipes", \.screen.trainingCost, "the mistakes, in missed pops")
    Column("cost_per_100_swipes", \.screen.cost, "the mistakes, in missed pops")
    Column("abort_honoured", \.aborts?.rate, "rate of withdrawn pops that were honoured")
    Column("abort_honoured_mc_error", \.aborts?.standardError, "its standard error")
  }

  /// `robustness.csv`.
  static let robustnessTable = Table<RobustnessRow>(
    "robustness.csv",
    """
    With `"tune"` and `"sensitivity"`: what a chosen setting loses against the best one when people
    are otherwise.
    """
  ) {
    columns.of(\.setting)
    [Column(.assumption, \.scenario.assumption), Column(.value, \.scenario.value)]
    Column(
      "outcome", \.outcome.rawValue,
      "`holds` (it loses at most the margin), `loses`, or `exceeds` (its false triggers do)")
    Column("own", \.own, "its success on the worst screen, or its highest cost")
    Column("best", \.best, "the same of the best one")
    Column("loss", \.loss, "what it loses")
    Column("false_trigger", \.falseTrigger.rate, "its most false triggers on a screen")
    Column(.falseTriggerError, \.falseTrigger.standardError)
  }
}

extension TuningResults {
  /// The rows of `tuned.csv`.
  var rows: [TunedSetting.Row] {
    settings.flatMap { setting in
      setting.screens.map { TunedSetting.Row(setting: setting, screen: $0) }
    }
  }
}

extension TuningGoal {
  /// What tables call it.
  var name: String {
    switch self {
    case .budget: "max_false_trigger"
    case .cost: "cost"
    }
  }

  /// The budget, or the price of an unwanted pop.
  var limit: Double {
    switch self {
    case .budget(let budget): budget
    case .cost(_, let ratio): ratio
    }
  }

  /// The prior by which costs are weighed; nil for a budget.
  var prior: String? {
    if case .cost(let prior, _) = self { prior } else { nil }
  }
}

extension NamedPolicy {
  /// Its numbers as `velocity_weight_s=0.3 fraction=0.4`, without comparisons and limits that it
  /// does not have.
  public var settingText: String {
    parameterTexts { plain($0) }.map { $0.replacing(" = ", with: "=") }
      .joined(separator: " ")
  }
}
