import TestSupport
import Testing

@testable import Findings
@testable import Recordings
@testable import StrictFiles

/// The columns of tables outside reports, as documents tell them.
@Suite("Columns in the documents")
struct DocumentColumnTests {
  /// Headers as documents tell them: blocks of text of which each line but the last goes on.
  private static let told = Set(
    Document.all.flatMap(\.blocks).filter { $0.language == "text" }.map { $0.lines.joined() })

  private static func header(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" })
  }

  @Test("Touches, decisions and strokes")
  func recordings() {
    #expect(Self.told.contains(Self.header(CSVWriter.touches().bytes)))
    #expect(Self.told.contains(Self.header(SwipeJudge.decisions().bytes)))
    #expect(Self.told.contains(RecordedStroke.columns.joined(separator: ",")))
  }

  @Test("Comparisons of runs")
  func comparison() throws {
    let run = Document.root + "/Reports/first-article"
    let comparison = try RunComparison.load(run, run, margin: 0.01)
    #expect(Self.told.contains(Self.header(comparison.csv)))
  }
}
