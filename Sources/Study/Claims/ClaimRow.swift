package import StrictFiles

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
  /// Its standard error, clustered by participant; nil without a number.
  public let standardError: Double?
  /// Whether the claim holds.
  public let holds: ClaimVerdict
  /// The verdict in one sentence for reports.
  public let finding: String
  /// Whether we read it in the article's code, inferred or added it, and no sentence says it.
  public let isOurs: Bool
  /// What was changed on purpose to see a claim fail that holds, and one hold that fails; empty
  /// where nothing was.
  public let broken: String
  /// The number with that changed; nil without one.
  public let brokenMeasured: Double?
  /// Whether the claim holds with that changed; nil where nothing was.
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

  /// Numbers of statements that were added, or given another quantity, when other results were
  /// known.
  package static let late = [
    "0-01", "0-18", "0-19", "0-23", "0-26", "0-28", "0-29", "0-31", "0-33", "1-03", "1-04", "1-06",
    "1-11", "1-15", "1-24", "1-25", "2-01", "2-04", "2-15", "2-17", "3-15", "4-08", "4-17",
  ]

  /// `claims.csv`.
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
      "what was deliberately changed to turn the verdict: what holds should fail, what fails hold")
    Column("broken_measured", \.brokenMeasured, "the value measured then")
    Column("broken_holds", \.brokenHolds?.rawValue, "whether the claim holds then")
  }
}

/// Whether a claim holds in the simulation.
public enum ClaimVerdict: String, Sendable, CaseIterable {
  /// It holds.
  case yes
  /// It does not.
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
