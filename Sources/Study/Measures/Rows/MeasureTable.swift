import StrictFiles
import TrialStatistics

/// The text of `measures.csv`.
public enum MeasureTable {
  /// Its columns.
  public static let columns = [
    "screen", "context", "recognizer", "policy", "measure", "unit", "intent", "n", "participants",
    "value", "mc_error", "ci_low", "ci_high",
  ]

  /// The table of these rows, in their order.
  public static func text(_ rows: [MeasureRow]) -> [UInt8] {
    var writer = CSVWriter(columns: columns)
    for row in rows {
      for text in [
        row.screen, row.context, row.recognizer, row.system, row.measure, row.unit, row.intent,
      ] {
        writer.append(text)
      }
      let estimate = row.estimate
      for number in [estimate.swipes, estimate.participants] {
        if let number { writer.append(number) } else { writer.appendEmpty() }
      }
      // What there is none of is NaN, which is written as an empty field.
      writer.append(estimate.value)
      writer.append(estimate.standardError ?? .nan)
      writer.append(estimate.interval?.low ?? .nan)
      writer.append(estimate.interval?.high ?? .nan)
      writer.endRow()
    }
    return writer.bytes
  }
}
