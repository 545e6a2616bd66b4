import StrictFiles
public import Study

/// The rows of `intent-contrasts.csv` of one condition and intent: what pairs of policies, or of
/// systems, differ in on the same swipes.
public struct IntentContrasts: Sendable, Equatable {
  /// Where.
  public let condition: ConditionKey
  /// The metric and the intent.
  public let metric, intent: String
  /// Names of what is compared, kept once for all rows: there may be a hundred thousand.
  let contestants: [String]
  /// The rows.
  let pairs: [Pair]

  /// The difference a minus b of two contestants, by their places.
  struct Pair: Sendable, Equatable {
    let judged: JudgedDifference
    let a, b: Int16
  }

  /// The rows with the names of both sides: the difference a minus b.
  public var rows: [(a: String, b: String, judged: JudgedDifference)] {
    pairs.map { (contestants[Int($0.a)], contestants[Int($0.b)], $0.judged) }
  }
}

extension StudyResults {
  /// The file's content.
  var intentContrastsTable: [UInt8] {
    var csv = CSVWriter(
      columns: [
        "screen", "context", "recognizer", "policy_a", "policy_b", "metric", "intent",
      ] + CSVWriter.differenceColumns)
    for group in intentContrasts {
      for (a, b, judged) in group.rows {
        csv.append(group.condition)
        for text in [a, b, group.metric, group.intent] { csv.append(text) }
        csv.append(judged)
        csv.endRow()
      }
    }
    return csv.bytes
  }
}
