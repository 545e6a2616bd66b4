import StrictFiles
import Testing

@testable import Study

@Suite("claims.csv")
struct ClaimTableTests {
  @Test("a row for every claim, with the columns as promised")
  func shape() async throws {
    let rows = try await ClaimSamples.rows.value
    let text = String(decoding: ClaimRow.table.bytes(rows), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1 + rows.count && text.hasSuffix("\n"))
    #expect(rows.count == 113)
    #expect(
      lines[0]
        == "claim,source,statement,metric,expected,measured,mc_error,holds,finding,said_by,broken,"
        + "broken_measured,broken_holds")
    for (line, row) in zip(lines.dropFirst(), rows) {
      #expect(line.hasPrefix("\(row.claim),00") && line.contains(",\(row.holds.rawValue),"))
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
}
