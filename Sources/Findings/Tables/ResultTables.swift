import StrictFiles
import Study

/// A CSV file of a report.
///
/// The first columns are promised; later ones may be added.
public enum ResultTable: String, Sendable, CaseIterable {
  /// Every rate; without rows, as contrasts are, where only claims are tested.
  case rates
  /// Every paired difference.
  case contrasts
  /// Rates along sweeps; not written where the experiment has none.
  case frontier
  /// Policies at the same rate of false triggers; not written where no budget was given.
  case matched
  /// What mistakes cost; not written where no priors were given.
  case costs
  /// Rates on other people; not written where nothing is varied.
  case sensitivity
  /// The settings that are best for each goal; not written where none are chosen.
  case tuned
  /// What becomes of them on other people; not written where nothing is varied, too.
  case robustness
  /// What policies reach of what any rule could; not written where none are chosen by a budget.
  case headroom
  /// Headline rates by batches of people, for comparing runs; not written where only claims are
  /// tested.
  case batches
  /// Measures of systems, and of policies where they are asked for; not written without any.
  case measures
  /// The articles' claims; not written where they are not asked for.
  case claims
  /// Differences of false triggers on each intent of its own; not written without any.
  case intentContrasts = "intent-contrasts"
  /// Differences between recognizers; not written with a single one.
  case recognizerContrasts = "recognizer-contrasts"
  /// What contrasts come to over the screens; not written with a single one or without policies.
  case screens

  /// The name of the file.
  public var fileName: String { rawValue + ".csv" }

  /// The tables that some results have.
  public static func all(of results: StudyResults) -> [ResultTable] {
    allCases.filter { table in
      switch table {
      case .rates, .contrasts: true
      case .frontier: !results.frontier.isEmpty
      case .matched: !results.matched.isEmpty
      case .costs: !results.costs.isEmpty
      case .sensitivity: !results.scenarios.isEmpty
      case .tuned: results.tuning != nil
      case .robustness: !(results.tuning?.robustness ?? []).isEmpty
      case .headroom: !(results.tuning?.headroom ?? []).isEmpty
      case .batches: !results.batches.isEmpty
      case .measures: !results.measures.isEmpty
      case .claims: !results.claims.isEmpty
      case .intentContrasts: !results.intentContrasts.isEmpty
      case .recognizerContrasts: !results.recognizerContrasts.isEmpty
      case .screens: !results.screenSummaries.isEmpty
      }
    }
  }

  /// The content of the file.
  public func bytes(of results: StudyResults) -> [UInt8] {
    switch self {
    case .rates: results.ratesTable
    case .contrasts: results.contrastsTable
    case .frontier: results.frontierTable
    case .matched: results.matchedTable
    case .costs: results.costsTable
    case .sensitivity: results.sensitivityTable
    case .tuned: results.tuning?.tunedTable ?? []
    case .robustness: results.tuning?.robustnessTable ?? []
    case .headroom: results.tuning?.headroomTable ?? []
    case .batches: results.batchesTable
    case .measures: MeasureTable.text(results.measures)
    case .claims: results.claims.claimsTable
    case .intentContrasts: results.intentContrastsTable
    case .recognizerContrasts: results.recognizerContrastsTable
    case .screens: results.screensTable
    }
  }
}

extension StudyResults {
  /// The CSV files of the report by name.
  public var tables: [(name: String, bytes: [UInt8])] {
    ResultTable.all(of: self).map { (name: $0.fileName, bytes: $0.bytes(of: self)) }
  }

  fileprivate var ratesTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "policy", "metric", "intent", "k", "n", "participants",
      "rate", "mc_error", "ci_low", "ci_high", "design_effect", "n_effective", "interval",
    ])
    for row in rates {
      csv.append(row.condition)
      for text in [row.policy, row.metric, row.intent] { csv.append(text) }
      for count in [row.events, row.trials, row.participants] { csv.append(count) }
      for number in [
        row.rate, row.standardError, row.low, row.high, row.designEffect, row.effectiveTrials,
      ] { csv.append(number) }
      csv.append(row.interval)
      csv.endRow()
    }
    return csv.bytes
  }

  fileprivate var contrastsTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "policy_a", "policy_b", "metric", "difference",
      "mc_error", "ci_low", "ci_high", "p_raw", "p_holm", "verdict", "p_sign_flip",
    ])
    for row in contrasts {
      csv.append(row.condition)
      for text in [row.policyA, row.policyB, row.metric] { csv.append(text) }
      for number in [
        row.difference, row.standardError, row.low, row.high, row.p, row.adjustedP,
      ] { csv.append(number) }
      csv.append(row.verdict)
      // A missing p-value is an empty field.
      csv.append(row.signFlipP ?? .nan)
      csv.endRow()
    }
    return csv.bytes
  }

  fileprivate var frontierTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "family", "parameter", "value", "success",
      "success_mc_error", "false_trigger", "false_trigger_mc_error", "policy",
    ])
    for row in frontier {
      csv.append(row.condition)
      for text in [row.family, row.parameter] { csv.append(text) }
      csv.append(row.value)
      for number in [row.success, row.successError, row.falseTrigger, row.falseTriggerError] {
        // A missing rate is an empty field.
        csv.append(number ?? .nan)
      }
      csv.append(row.policy)
      csv.endRow()
    }
    return csv.bytes
  }

  fileprivate var matchedTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "policy", "budget", "status", "parameter", "value",
      "success", "success_mc_error", "false_trigger", "false_trigger_mc_error",
    ])
    for row in matched {
      csv.append(row.condition)
      csv.append(row.policy)
      csv.append(row.budget)
      for text in [row.status.rawValue, row.parameter ?? ""] { csv.append(text) }
      for number in [
        row.value ?? .nan, row.success, row.successError, row.falseTrigger, row.falseTriggerError,
      ] { csv.append(number) }
      csv.endRow()
    }
    return csv.bytes
  }
}

extension CSVWriter {
  /// Appends the names of a condition.
  mutating func append(_ condition: ConditionKey) {
    append(condition.screen)
    append(condition.context)
    append(condition.recognizer)
  }
}
