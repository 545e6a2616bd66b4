import Experimentation
import Testing

/// What the simulation says to each claim, written down apart from the catalogue, so that a change
/// of either is noticed: the verdict, and where its number lies with the people of `ClaimSamples`.
@Suite("Direction of every claim")
struct ClaimDirectionTests {
  private static let holding: [(claim: String, range: ClosedRange<Double>)] = [
    ("0-01", 0.3...0.6), ("0-02", 0.46...0.49), ("0-04", 0.9...1), ("0-05", 0.9...1),
    ("0-06", 0...0), ("0-07", 0.2...0.6), ("0-10", 3...3), ("0-11", 0.499...0.501),
    ("0-12", 0...0), ("0-13", 0.249...0.251), ("0-14", 0.005...0.08), ("0-15", 0.474...0.476),
    ("0-16", 15...19), ("0-17", -0.6 ... -0.2), ("0-18", 0.7...1), ("0-19", 0.05...0.25),
    ("0-20", 0.04...0.25), ("0-21", 0.3...0.6), ("0-23", 0.9...1), ("0-24", 0.9...1),
    ("0-25", 0.3...0.6), ("1-01", 0.2...0.5), ("1-02", 0.2...0.5), ("1-03", 0...0.01),
    ("1-04", 0.5...0.9), ("1-05", 0...0), ("1-06", 0...0), ("1-07", 16...17), ("1-08", 14...17),
    ("1-09", 0...0.02), ("1-10", 0.5...0.9), ("1-11", 0...0), ("2-01", 0...0.01),
    ("2-02", 0.4...0.8), ("2-04", 0...0.02), ("2-05", 0...0), ("2-06", 0.3...0.6),
    ("2-07", 0.3...0.6), ("2-08", 0...0), ("2-09", 0...0), ("2-10", 0.2...0.5),
    ("3-01", 0.03...0.04), ("3-02", -0.1...0.1), ("3-03", 0...0), ("3-04", 0...0),
    ("3-05", -0.7 ... -0.3), ("3-06", 0...0), ("3-07", 0...0), ("3-08", 0.97...0.98),
    ("3-09", 0.8...1), ("3-10", 0...0), ("3-12", 0...0.01), ("4-01", 0.3...0.6), ("4-02", 0...0),
    ("4-03", 0.2...0.5), ("4-04", 0.3...0.6), ("4-05", 0.06...0.25), ("4-06", 0...0),
    ("4-09", 0.7...1), ("4-10", 1...1), ("4-11", 1...1),
    ("4-12", 1...1), ("4-13", 0.5...0.9), ("4-14", 0...0.01),
  ]

  /// Findings: what the articles say and the simulation does not bear out.
  private static let refuted: [(claim: String, range: ClosedRange<Double>)] = [
    // Nobody's aborted pop ends past half of the width: nothing is left for the rule to cancel.
    ("0-22", 0...0.02),
    // A list that scrolls up and down leaves sideways strokes to the edge swipe.
    ("4-08", 0.1...0.5),
  ]

  private static let notSimulated = ["0-03", "0-08", "0-09", "2-03", "3-11", "4-07"]

  private func row(_ claim: String) async throws -> ClaimRow {
    try #require(try await ClaimSamples.rows.value.first { $0.claim == claim })
  }

  @Test("it holds", arguments: holding)
  func holds(claim: String, range: ClosedRange<Double>) async throws {
    let row = try await row(claim)
    #expect(row.holds == .yes, "\(row.finding)")
    #expect(range.contains(try #require(row.measured)), "\(row.finding)")
    #expect(row.finding.hasPrefix("Holds: "))
  }

  @Test("it does not hold", arguments: refuted)
  func refutes(claim: String, range: ClosedRange<Double>) async throws {
    let row = try await row(claim)
    #expect(row.holds == .no, "\(row.finding)")
    #expect(range.contains(try #require(row.measured)), "\(row.finding)")
    #expect(row.finding.hasPrefix("Does not hold: ") && row.finding.contains("; "))
  }

  @Test("it is about nothing that a swipe shows", arguments: notSimulated)
  func none(claim: String) async throws {
    let row = try await row(claim)
    #expect(row.holds == .notSimulated && row.measured == nil)
    #expect(row.finding == "Not simulated: \(row.metric).")
  }

  @Test("no claim is left out")
  func complete() async throws {
    let named = Self.holding.map(\.claim) + Self.refuted.map(\.claim) + Self.notSimulated
    #expect(named.sorted() == (try await ClaimSamples.rows.value.map(\.claim)))
  }
}
