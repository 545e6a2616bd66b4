package import ExperimentFiles
package import StrictFiles

/// One line of `claims.csv`: what an article says, and what the simulation says to it.
///
/// `table` describes each number and text; what was not measured is nil, or empty.
package struct ClaimRow: Sendable, Equatable {
  /// Article and number, such as `0-01`.
  package let claim: String
  package let source, statement, metric, expected: String
  /// The standard error is clustered by participant.
  package let measured, standardError: Double?
  package let holds: ClaimVerdict
  package let finding: String
  /// Whether we read it in the article's code, inferred or added it, and no sentence says it.
  package let isOurs: Bool
  package let broken: String
  package let brokenMeasured: Double?
  package let brokenHolds: ClaimVerdict?

  package init(
    claim: String, source: String, statement: String, metric: String, expected: String = "",
    measured: Double? = nil, standardError: Double? = nil, holds: ClaimVerdict, finding: String,
    isOurs: Bool, broken: String = "", brokenMeasured: Double? = nil,
    brokenHolds: ClaimVerdict? = nil
  ) {
    (self.claim, self.source, self.statement, self.metric) = (claim, source, statement, metric)
    (self.expected, self.measured, self.standardError) = (expected, measured, standardError)
    (self.holds, self.finding, self.isOurs) = (holds, finding, isOurs)
    (self.broken, self.brokenMeasured, self.brokenHolds) = (broken, brokenMeasured, brokenHolds)
  }

  /// Numbers of statements that were added, or given another quantity, when other results were
  /// known.
  package static let late = [
    "0-01", "0-05", "0-18", "0-19", "0-21", "0-23", "0-26", "0-28", "0-29", "0-31", "0-33", "1-03",
    "1-04", "1-06", "1-11", "1-15", "1-24", "1-25", "2-01", "2-04", "2-13", "2-15", "2-17", "3-15",
    "4-06",
    "4-08", "4-17",
  ]

  package static let table = Table<ClaimRow>(
    "claims.csv",
    """
    With `"claims": true`: what the articles say, what was expected and measured, and whether it
    holds.
    """
  ) {
    Column("claim", \.claim, "article, counted from 0, and number")
    Column("source", \.source, "file of the article")
    Column("statement", \.statement, "what the article says")
    Column("metric", \.metric, "what was measured, or why nothing could be")
    Column("expected", \.expected, "the expected value")
    Column("measured", \.measured, "the measured value")
    Column(.standardError, \.standardError)
    Column(
      "holds", \.holds.rawValue,
      "`yes`, `no`, `undecided`, `follows from the code`, `not simulated`")
    Column("finding", \.finding, "the verdict in a sentence")
    Column(
      "said_by", { $0.isOurs ? "us" : "article" },
      "`article`, or `us` for what we inferred or added")
    Column(
      "broken", \.broken,
      "what was deliberately changed to turn the result: a statement that holds should then fail,"
        + " one that fails should hold")
    Column("broken_measured", \.brokenMeasured, "the value measured then")
    Column("broken_holds", \.brokenHolds?.rawValue, "whether the claim holds then")
  }

  /// Reads the rows of a stored `claims.csv`.
  ///
  /// - Throws: what is wrong with the file, with its lines.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostics) -> [ClaimRow] {
    var csv = try CSVReader(bytes, file: file)
    let columns = try csv.columns(table.columns)
    var rows: [ClaimRow] = []
    try csv.readRows { (row: CSVReader) throws(Diagnostics) in
      let text = columns.map { row.text($0) }
      guard let holds = ClaimVerdict(rawValue: text[7]) else {
        throw Diagnostics(
          file: file, at: row.position(columns[7]), "unknown verdict \(quoted(text[7]))")
      }
      rows.append(
        ClaimRow(
          claim: text[0], source: text[1], statement: text[2], metric: text[3], expected: text[4],
          measured: row.number(columns[5]), standardError: row.number(columns[6]), holds: holds,
          finding: text[8], isOurs: text[9] == "us", broken: text[10],
          brokenMeasured: row.number(columns[11]), brokenHolds: ClaimVerdict(rawValue: text[12])))
    }
    return rows
  }
}

package enum ClaimVerdict: String, Sendable, CaseIterable {
  case yes
  case no
  /// The error does not allow a verdict at 95%.
  case undecided
  /// It follows from the code of a system, so that no swipe of people could refute it.
  case code = "follows from the code"
  /// The claim is about something that no swipe shows.
  case notSimulated = "not simulated"

  /// Whether people's swipes put it to the test.
  package var isTested: Bool { self != .code && self != .notSimulated }
}

/// Columns that several files have, each described once.
extension ColumnTitle {
  package static let screen = Self("screen", "screen, by its name in `swipelab list screens`")
  package static let context = Self("context", "the page under the finger")
  package static let recognizer = Self(
    "recognizer", "what makes a touch a pop gesture; `system` in comparisons of systems")
  package static let policy = Self("policy", "name of the policy, or of the system")
  package static let policyA = Self("policy_a", "policy or system a")
  package static let policyB = Self("policy_b", "policy or system b")
  package static let metric = Self(
    "metric", "what was counted: `swipelab explain NAME` has the formula")
  package static let intent = Self("intent", "what people wanted; `all` for the pooled rate")
  package static let trials = Self("n", "simulated swipes that count for the metric")
  package static let participants = Self("participants", "people who made those swipes")
  package static let standardError = Self(
    "mc_error", "Monte Carlo standard error over people, or blocks of people")
  package static let low = Self("ci_low", "lower end of the 95% interval")
  package static let high = Self("ci_high", "upper end of the 95% interval")
  package static let difference = Self("difference", "a minus b, on the same swipes")
  package static let p = Self("p_raw", "unadjusted p-value")
  package static let adjustedP = Self("p_holm", "p-value, Holm-adjusted within its part")
  package static let verdict = Self(
    "verdict", "of a against b: `better`, `worse`, `equivalent` or `undetermined`")
  package static let pairing = Self(
    "pairing",
    "basis of the error: `batches` of the same people, the `intervals` of both rates (few"
      + " events), `independent` rates, or none for `identical` events")
  package static let assumption = Self(
    "assumption", "the changed assumption; `none` for the usual assumptions")
  package static let parameter = Self("parameter", "the swept parameter")
  package static let parameters = Self("parameters", "the family's chosen parameters")
  package static let value = Self("value", "value of the parameter or assumption")
  package static let success = Self("success", "success rate")
  package static let successError = Self("success_mc_error", "its standard error")
  package static let falseTrigger = Self("false_trigger", "pooled false-trigger rate")
  package static let falseTriggerError = Self("false_trigger_mc_error", "its standard error")
}

extension ConditionKey {
  package static let columns = [
    Column(.screen, \ConditionKey.screen), Column(.context, \.context),
    Column(.recognizer, \.recognizer),
  ]
}
