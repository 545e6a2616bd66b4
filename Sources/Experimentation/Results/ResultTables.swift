extension StudyResults {
  /// The CSV files of the report by name.
  ///
  /// The first columns are promised; later ones may be added.
  public var tables: [(name: String, bytes: [UInt8])] {
    var tables = [("rates.csv", ratesTable), ("contrasts.csv", contrastsTable)]
    if !frontier.isEmpty { tables.append(("frontier.csv", frontierTable)) }
    return tables.map { (name: $0.0, bytes: $0.1) }
  }

  private var ratesTable: [UInt8] {
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

  private var contrastsTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "policy_a", "policy_b", "metric", "difference",
      "mc_error", "ci_low", "ci_high", "p_raw", "p_holm", "verdict",
    ])
    for row in contrasts {
      csv.append(row.condition)
      for text in [row.policyA, row.policyB, row.metric] { csv.append(text) }
      for number in [
        row.difference, row.standardError, row.low, row.high, row.p, row.adjustedP,
      ] { csv.append(number) }
      csv.append(row.verdict)
      csv.endRow()
    }
    return csv.bytes
  }

  private var frontierTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "screen", "context", "recognizer", "family", "parameter", "value", "success",
      "success_mc_error", "false_trigger", "false_trigger_mc_error",
    ])
    for row in frontier {
      csv.append(row.condition)
      for text in [row.family, row.parameter] { csv.append(text) }
      csv.append(row.value)
      for number in [row.success, row.successError, row.falseTrigger, row.falseTriggerError] {
        // A missing rate is an empty field.
        csv.append(number ?? .nan)
      }
      csv.endRow()
    }
    return csv.bytes
  }
}

extension CSVWriter {
  fileprivate mutating func append(_ condition: ConditionKey) {
    append(condition.screen)
    append(condition.context)
    append(condition.recognizer)
  }
}
