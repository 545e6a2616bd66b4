import StrictFiles
import TestSupport
import Testing

@testable import ArticleClaims
@testable import Study

/// What the simulation says to each claim, beside the stored report: its people are others, so that
/// a change of the catalogue, of systems or of people is noticed on either side.
@Suite("Direction of every claim")
struct ClaimDirectionTests {
  /// The bytes of the stored report's table, and its rows.
  private static func stored() throws -> (bytes: [UInt8], rows: [ClaimRow]) {
    let path = "\(Document.root)/Reports/article-claims/claims.csv"
    let bytes = try FileBytes.load(path: path, limit: 1 << 24)
    return (bytes, try ClaimRow.read(bytes, file: "claims.csv"))
  }

  /// Findings: a list that scrolls up and down leaves sideways strokes to the edge swipe, and pages
  /// that do not ask for the second article's pan have nothing; content that takes strokes to the
  /// right keeps them from a pan that nothing waits for, and a gesture that shares a stroke with a
  /// pager drags it too.
  private static let refuted: [String] = [close, "1-16", "1-18", "2-13", "4-15"]
  private static let close = "0-01"

  /// Written down apart from the report, which may be made again.
  @Test("of the stored report's 113 statements 55 hold, and these five do not")
  func found() throws {
    let (bytes, rows) = try Self.stored()
    let isWhole = ClaimRow.table.bytes(rows) == bytes
    #expect(isWhole, "claims.csv, read and written, is another file")
    let counts = ClaimVerdict.allCases.map { verdict in rows.count { $0.holds == verdict } }
    #expect(counts == [55, 5, 0, 36, 17])
    #expect(rows.filter { $0.holds == .no }.map(\.claim) == Self.refuted)
    #expect(rows.count(where: \.isOurs) == 18)
  }

  /// Of so few people none may do what one in 500 does.
  @Test("every claim is there, with the report's verdict, and its number within errors")
  func agreement() async throws {
    let (rows, stored) = (try await ClaimSamples.rows.value, try Self.stored().rows)
    #expect(rows.map(\.claim) == stored.map(\.claim))
    for (row, told) in zip(rows, stored) {
      #expect((row.source, row.statement) == (told.source, told.statement))
      #expect((row.expected, row.broken) == (told.expected, told.broken))
      #expect(row.isOurs == told.isOurs, "\(row.claim)")
      #expect(row.holds == told.holds || row.claim == Self.close, "\(row.finding)")
      guard let own = row.measured else { continue }
      let other = try #require(told.measured)
      let (ours, theirs) = (try #require(row.standardError), try #require(told.standardError))
      let error = (ours * ours + theirs * theirs).squareRoot()
      #expect(abs(own - other) <= 5 * error + 0.002, "\(row.finding)")
    }
  }

  /// What still held with its mechanism broken could not fail; what still did not hold with it
  /// changed could not hold.
  @Test("a finding says its verdict, which a changed mechanism turns; no swipe decides the others")
  func findings() async throws {
    for row in try await ClaimSamples.rows.value where row.claim != Self.close {
      switch row.holds {
      case .yes:
        #expect(row.finding.hasPrefix("Holds: ") && row.finding.contains(row.broken))
        #expect(row.brokenHolds == .no, "\(row.finding)")
      case .no:
        #expect(row.finding.hasPrefix("Does not hold: "))
        #expect(row.brokenHolds == .yes && row.finding.hasSuffix(", which holds."))
      case .undecided: Issue.record("\(row.claim): \(row.finding)")
      case .code, .notSimulated:
        let start = row.holds == .code ? "Follows from the code" : "Not simulated"
        #expect(row.finding == "\(start): \(row.metric).")
        #expect(row.measured == nil && row.brokenHolds == nil && row.broken.isEmpty)
      }
    }
  }

  @Test("numbers are there unless nothing was simulated")
  func numbers() async throws {
    for row in try await ClaimSamples.rows.value {
      let isSimulated = row.holds.isTested
      #expect((row.measured != nil) == isSimulated, "\(row.claim)")
      #expect((row.standardError != nil) == isSimulated && row.expected.isEmpty != isSimulated)
      #expect(!row.metric.isEmpty && row.finding.hasSuffix("."))
      #expect(!row.metric.contains("\n") && !row.finding.contains("\n"))
    }
  }

  /// A wide phone costs hardly more than the bound allows where the swipe may start anywhere and
  /// the rule asks for the same distance: an outsider's 131,072 people lose .014.
  @Test("it takes the report's people to tell that it does not hold; with longer strokes it does")
  func undecided() async throws {
    let row = try #require(try await ClaimSamples.rows.value.first { $0.claim == Self.close })
    #expect(row.holds != .yes, "\(row.finding)")
    #expect((0.003...0.03).contains(try #require(row.measured)))
    #expect(row.brokenHolds == .yes)
    #expect(try #require(row.brokenMeasured) < 0.005)
  }
}
