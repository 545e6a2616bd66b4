import StrictFiles

/// One line of `claims.csv`: what an article says, and what the simulation says to it.
public struct ClaimRow: Sendable, Equatable {
  /// Article and number, such as `0-01`.
  public let claim: String
  /// File of the article.
  public let source: String
  /// What the article says, in one sentence.
  public let statement: String
  /// What was measured, or why nothing was.
  public let metric: String
  /// The expectation; empty where nothing was measured.
  public let expected: String
  /// The number; nil where nothing was measured.
  public let measured: Double?
  /// Its standard error, clustered by participant; 0 for exact numbers, nil without a number.
  public let standardError: Double?
  /// Whether the claim holds.
  public let holds: ClaimVerdict
  /// The verdict in one sentence for reports.
  public let finding: String
  /// Whether the article says it, or its code was read so, or it was added by us.
  public let isOurs: Bool
  /// What was broken on purpose to see the claim fail; empty where nothing was.
  public let broken: String
  /// The number with that broken; nil without one.
  public let brokenMeasured: Double?
  /// Whether the claim holds with that broken; nil where nothing was.
  public let brokenHolds: ClaimVerdict?

  /// Puts a row together; what is left out was not measured.
  package init(
    claim: String, source: String, statement: String, metric: String, expected: String,
    measured: Double?, standardError: Double?, holds: ClaimVerdict, finding: String, isOurs: Bool,
    broken: String, brokenMeasured: Double?, brokenHolds: ClaimVerdict?
  ) {
    (self.claim, self.source, self.statement, self.metric) = (claim, source, statement, metric)
    (self.expected, self.measured, self.standardError) = (expected, measured, standardError)
    (self.holds, self.finding, self.isOurs) = (holds, finding, isOurs)
    (self.broken, self.brokenMeasured, self.brokenHolds) = (broken, brokenMeasured, brokenHolds)
  }
}

extension [ClaimRow] {
  /// The rows as `claims.csv`.
  public var claimsTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "claim", "source", "statement", "metric", "expected", "measured", "mc_error", "holds",
      "finding", "said_by", "broken", "broken_measured", "broken_holds",
    ])
    for row in self {
      for text in [row.claim, row.source, row.statement, row.metric, row.expected] {
        csv.append(text)
      }
      csv.append(row.measured ?? .nan)
      csv.append(row.standardError ?? .nan)
      csv.append(row.holds.rawValue)
      csv.append(row.finding)
      csv.append(row.isOurs ? "us" : "article")
      csv.append(row.broken)
      csv.append(row.brokenMeasured ?? .nan)
      csv.append(row.brokenHolds?.rawValue ?? "")
      csv.endRow()
    }
    return csv.bytes
  }
}

/// Whether a claim holds in the simulation.
public enum ClaimVerdict: String, Sendable, CaseIterable {
  /// It holds.
  case yes
  /// It does not.
  case no
  /// The error does not allow a verdict at 95 %.
  case undecided
  /// It can only be read off what the system is declared to be, so nothing could refute it.
  case byConstruction = "by construction"
  /// The claim is about something that no swipe shows.
  case notSimulated = "not simulated"
}
