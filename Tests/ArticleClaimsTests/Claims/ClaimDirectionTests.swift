import StrictFiles
import TestSupport
import Testing

@testable import ArticleClaims
@testable import Study

/// What the simulation says to each claim, written down apart from the catalogue, so that a change
/// of either is noticed: the verdict, and where its number lies with the people of `ClaimSamples`.
@Suite("Direction of every claim")
struct ClaimDirectionTests {
  private static let holding: [(claim: String, range: ClosedRange<Double>)] = [
    ("0-04", 0.9...1), ("0-05", 0.9...1), ("0-14", 0.01...0.08), ("0-16", 20...40),
    ("0-17", 0...0.05), ("0-18", 0.2...0.5), ("0-19", 0.25...0.42), ("0-20", 0.07...0.25),
    ("0-21", 0.45...0.75), ("0-22", -0.04 ... -0.006), ("0-23", -0.01...0.01), ("0-24", 0.9...1),
    ("0-25", 0.3...0.6), ("0-26", 0.25...0.55), ("0-27", 0.6...0.9), ("0-28", 0.5...0.9),
    ("0-29", 0.07...0.25), ("0-31", 0.05...0.12), ("0-33", 0.015...0.07), ("1-01", 0.6...0.9),
    ("1-03", 0.6...0.9), ("1-04", 0.6...0.9),
    ("1-06", 0.7...0.95), ("1-09", 0.6...0.9), ("1-10", 0.6...0.9), ("1-11", 0.6...0.9),
    ("1-12", 0.6...0.95), ("1-15", -0.03...0.03), ("1-19", 0.7...0.9), ("1-24", -0.05...0.05),
    ("1-25", 0...0.002), ("2-01", 0...0.005), ("2-02", 0.7...1),
    ("2-04", 0.6...0.9), ("2-08", 0.02...0.15), ("2-09", 0.7...1), ("2-10", 0.6...0.9),
    ("2-11", 0.3...0.6), ("2-15", 0.06...0.6), ("2-17", 0.7...1), ("3-01", 0...0.12),
    ("3-05", 0...0.12),
    ("3-09", 0.8...1),
    ("3-11", 0.7...0.9), ("3-15", 0...0.04), ("4-01", 0.7...0.95), ("4-03", 0.6...0.9),
    ("4-04", 0.7...1), ("4-05", 0.25...0.6), ("4-06", 0...0.005), ("4-08", 0...0.005),
    ("4-09", 0.7...1),
    ("4-13", 0.6...0.9),
    ("4-16", 0...0.01), ("4-17", 0.6...0.9),
  ]

  private static let code = [
    "0-02", "0-06", "0-07", "0-10", "0-11", "0-12", "0-13", "0-15", "1-02", "1-05",
    "1-07", "1-08", "1-13", "1-14", "1-17", "1-20", "1-21", "2-05", "2-06", "2-07",
    "2-12", "3-02", "3-03", "3-04", "3-06", "3-07", "3-08", "3-10", "3-12", "3-13", "3-14", "4-02",
    "4-10", "4-11", "4-12", "4-14",
  ]
  private static let notSimulated = [
    "0-03", "0-08", "0-09", "0-30", "0-32", "0-34", "1-22", "1-23", "2-03", "2-14", "2-16", "3-16",
    "3-17", "3-18",
    "4-07", "4-18", "4-19",
  ]

  private func row(_ claim: String) async throws -> ClaimRow {
    try #require(try await ClaimSamples.rows.value.first { $0.claim == claim })
  }

  /// Each with a mechanism broken on purpose: what still held then could not fail.
  @Test("it holds, and fails when its mechanism is broken")
  func holds() async {
    await each(Self.holding) { claim, range throws in
      let row = try await row(claim)
      #expect(row.holds == .yes, "\(row.finding)")
      #expect(range.contains(try #require(row.measured)), "\(row.finding)")
      #expect(row.finding.hasPrefix("Holds: ") && row.finding.contains(row.broken))
      #expect(row.brokenHolds == .no, "\(row.finding)")
      #expect(!range.contains(try #require(row.brokenMeasured)), "\(row.finding)")
    }
  }

  /// Findings: a list that scrolls up and down leaves sideways strokes to the edge swipe, and pages
  /// that do not ask for the second article's pan have nothing; content that takes strokes to the
  /// right keeps them from a pan that nothing waits for, and a gesture that shares a stroke with a
  /// pager drags it too.
  private static let refuted: [(claim: String, range: ClosedRange<Double>)] = [
    ("1-16", 0...0.01), ("1-18", -0.9 ... -0.6),
    ("2-13", 0.7...1), ("4-15", 0.3...0.8),
  ]

  /// Each with a mechanism changed on purpose: what did not hold then either could not hold.
  @Test("it does not hold, and does when its mechanism is changed")
  func refutes() async {
    await each(Self.refuted) { claim, range throws in
      let row = try await row(claim)
      #expect(row.holds == .no)
      #expect(range.contains(try #require(row.measured)))
      #expect(row.finding.hasPrefix("Does not hold: "))
      #expect(row.brokenHolds == .yes, "\(row.finding)")
      #expect(!range.contains(try #require(row.brokenMeasured)), "\(row.finding)")
      #expect(row.finding.hasSuffix(", which holds."))
    }
  }

  /// A wide phone costs hardly more than the bound allows where the swipe may start anywhere and the
  /// rule asks for the same distance: an outsider's 131,072 people lose .014.
  @Test("it takes the report's people to tell that it does not hold; with longer strokes it does")
  func close() async throws {
    let row = try await row(Self.close)
    #expect(row.holds != .yes, "\(row.finding)")
    #expect((0.003...0.03).contains(try #require(row.measured)))
    #expect(row.brokenHolds == .yes)
    #expect(try #require(row.brokenMeasured) < 0.005)
    let bytes = try FileBytes.load(
      path: "\(Document.root)/Reports/article-claims/claims.csv", limit: 1 << 24)
    let stored = try ClaimRow.read(bytes, file: "claims.csv")
    #expect(stored.first { $0.claim == Self.close }?.holds == .no)
  }

  private static let close = "0-01"

  @Test("it could not come out otherwise, or is about nothing that a swipe shows")
  func none() async throws {
    for claim in Self.code + Self.notSimulated {
      let row = try await row(claim)
      let isCode = Self.code.contains(claim)
      #expect(row.holds == (isCode ? .code : .notSimulated))
      #expect(row.measured == nil && row.brokenHolds == nil && row.broken.isEmpty)
      let start = isCode ? "Follows from the code" : "Not simulated"
      #expect(row.finding == "\(start): \(row.metric).")
    }
  }

  @Test("no claim is left out, and 55 hold that can fail")
  func complete() async throws {
    let named =
      Self.holding.map(\.claim) + Self.refuted.map(\.claim) + Self.code + Self.notSimulated
      + [Self.close]
    #expect(named.sorted() == (try await ClaimSamples.rows.value.map(\.claim)))
    #expect(Self.holding.count == 55)
  }
}
