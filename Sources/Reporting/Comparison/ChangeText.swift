import Documents
import Drawing
import ExperimentFiles
import Findings
import Study
import TrialStatistics

/// A compared rate in words and cells, in percent and percentage points.
struct ChangeText {
  private let row: ComparedRow

  init(_ row: ComparedRow) { self.row = row }

  /// One sentence: what, where, from what to what, by how much, and the verdict.
  var sentence: Prose {
    let key = row.key
    let place: Prose =
      "\(key.condition.screen), \(key.condition.context), \(code: key.condition.recognizer)"
    let change =
      "\(difference) points (95% interval \(signed(row.change.low)) to \(signed(row.change.high)))"
    let intent: Prose = key.isPooled ? "" : " of \(code: key.intent)"
    return "\(code: key.policy): \(key.metric)\(intent) on \(place) went from \(rate(row.a))% to"
      + " \(rate(row.b))%, \(change): \(strong: "\(row.verdict.rawValue)")."
  }

  /// From what to what, and where: `0.14 to 0.95% of contentVertical on ipad-pro-13`.
  var brief: Prose {
    let intent: Prose = row.key.intent == "all" ? "" : " of \(code: row.key.intent)"
    return "\(rate(row.a)) to \(rate(row.b))%\(intent), \(code: row.key.policy) on"
      + " \(code: row.key.condition.screen)"
  }

  /// The cells of the table, in the order of `ChangeText.columns`.
  var cells: [Prose] {
    let key = row.key
    return [
      "\(row.verdict.rawValue)", "\(key.condition.screen)", "\(key.condition.context)",
      "\(code: key.condition.recognizer)", "\(code: key.policy)", "\(key.metric)",
      "\(key.intent)", "\(rate(row.a))", "\(rate(row.b))", "\(difference)",
      "\(signed(row.change.low)) to \(signed(row.change.high))", "\(row.pairing.rawValue)",
    ]
  }

  static let columns: [Table.Column] = [
    ("Verdict on B", .left), ("Screen", .left), ("Page", .left), ("Recognizer", .left),
    ("Policy", .left), ("Metric", .left), ("Intent", .left), ("A, %", .right), ("B, %", .right),
    ("B − A", .right), ("95% interval", .right), ("Errors", .left),
  ]

  /// Without an error the width of the interval says how many digits mean something: a quarter of
  /// it is about an error.
  private var decimals: Int {
    let error = row.change.standardError
    let quarter = (row.change.high - row.change.low) / 4
    return RateText.decimals(for: error > 0 && error.isFinite ? error : quarter)
  }

  private func rate(_ rate: RateSummary) -> String {
    FixedDecimals.string(rate.rate * 100, decimals: decimals)
  }

  private var difference: String { signed(row.change.difference) }

  private func signed(_ proportion: Double) -> String {
    let text = FixedDecimals.string(proportion * 100, decimals: decimals)
    // What rounds to 0 has no sign.
    let isZero = text.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return proportion > 0 && !isZero ? "+" + text : text
  }
}
