import StrictFiles
import TrialStatistics

extension RunComparison {
  /// The compared rows as CSV.
  public var csv: [UInt8] {
    var csv = CSVWriter(
      columns: RateKey.columns + [
        "rate_a", "rate_b", "difference", "mc_error", "ci_low", "ci_high", "p_raw", "p_holm",
        "verdict", "pairing",
      ])
    for row in rows {
      for name in row.key.names { csv.append(name) }
      for number in row.numbers { csv.append(number.value) }
      csv.append(row.verdict.rawValue)
      csv.append(row.pairing.rawValue)
      csv.endRow()
    }
    return csv.bytes
  }
}

extension ComparedRow {
  /// The numbers of a row by their columns.
  var numbers: [(name: String, value: Double)] {
    [
      ("rate_a", a.rate), ("rate_b", b.rate), ("difference", change.difference),
      ("mc_error", change.standardError), ("ci_low", change.low), ("ci_high", change.high),
      ("p_raw", change.p), ("p_holm", adjustedP),
    ]
  }
}
