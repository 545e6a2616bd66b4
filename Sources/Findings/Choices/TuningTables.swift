import NavigationModel
public import PopGesture
import StrictFiles
import Study

extension TuningResults {
  /// The content of `tuned.csv`: a row for each screen of each setting.
  var tunedTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "scope", "context", "goal", "limit", "prior", "recognizer", "family", "parameters", "is_best",
      "is_robust", "status", "screen", "train_success", "success", "success_mc_error",
      "train_false_trigger",
      "false_trigger", "false_trigger_mc_error", "train_cost_per_100_swipes",
      "cost_per_100_swipes", "abort_honoured", "abort_honoured_mc_error",
    ])
    for tuned in settings {
      for screen in tuned.screens {
        csv.append(tuned.scope.name)
        csv.append(tuned.context)
        csv.append(tuned.goal.name)
        csv.append(tuned.goal.limit)
        csv.append(tuned.goal.prior ?? "")
        for text in [
          tuned.recognizer.name, tuned.policy.family.name, tuned.policy.settingText,
          tuned.isBest ? "yes" : "no", tuned.isRobust ? "yes" : "no",
          tuned.isMet ? "met" : "exceeded", screen.screen,
        ] { csv.append(text) }
        for number in [
          screen.trainingSuccess, screen.success.rate, screen.success.standardError,
          screen.trainingFalseTrigger, screen.falseTrigger.rate,
          screen.falseTrigger.standardError, screen.trainingCost ?? .nan, screen.cost ?? .nan,
          tuned.abortsHonoured[screen.screen]?.rate ?? .nan,
          tuned.abortsHonoured[screen.screen]?.standardError ?? .nan,
        ] { csv.append(number) }
        csv.endRow()
      }
    }
    return csv.bytes
  }

  /// The content of `robustness.csv`: a row for each chosen setting and scenario.
  var robustnessTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "scope", "context", "goal", "limit", "prior", "recognizer", "family", "parameters",
      "assumption", "value", "outcome", "own", "best", "loss", "false_trigger",
      "false_trigger_mc_error",
    ])
    for row in robustness {
      let tuned = row.setting
      for text in [tuned.scope.name, tuned.context, tuned.goal.name] { csv.append(text) }
      csv.append(tuned.goal.limit)
      for text in [
        tuned.goal.prior ?? "", tuned.recognizer.name, tuned.policy.family.name,
        tuned.policy.settingText,
      ] { csv.append(text) }
      csv.append(row.scenario.assumption)
      csv.append(row.scenario.value)
      csv.append(row.outcome.rawValue)
      for number in [
        row.own, row.best, row.loss, row.falseTrigger.rate, row.falseTrigger.standardError,
      ] { csv.append(number) }
      csv.endRow()
    }
    return csv.bytes
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
