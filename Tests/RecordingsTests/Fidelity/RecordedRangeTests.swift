import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

/// Numbers that no finger makes, in tables of strokes and in touch files.
@Suite("Ranges of recorded numbers")
struct RecordedRangeTests {
  private static func strokes(_ column: String, _ value: String) -> [String] {
    let fields = RecordedStroke.columns.map { name in
      if name == column { return value }
      return ["participant": "p", "view_width_pt": "390", "intent": "pop", "straightness": "1"][
        name]
        ?? "100"
    }
    let text = [RecordedStroke.columns, fields].map { $0.joined(separator: ",") + "\n" }.joined()
    do {
      _ = try RecordedStroke.read(CSVReader(Array(text.utf8), file: "f"))
      return []
    } catch {
      return error.list.map(\.description)
    }
  }

  @Test("numbers of strokes")
  func strokes() async {
    await each(RecordedRange.ofStrokes.keys.sorted()) { (column: String) throws in
      let range = try #require(RecordedRange.ofStrokes[column])
      #expect(Self.strokes(column, "\(range.upperBound)").isEmpty)
      for value in ["1e19", "1e308", "-1e308", "\(range.upperBound.nextUp)"] {
        let found = Self.strokes(column, value)
        #expect(found.count == 1 && (found.first?.hasPrefix("f:2:") ?? false))
        #expect(found.first?.contains("\(column) is \(value), which") ?? false)
        #expect(found.first?.contains("; give a number from") ?? false)
      }
    }
  }

  @Test("numbers of touches")
  func touches() async {
    await each([
      ("a,p,,1e300,plain,pop,0,1,2,began", "f:2:6: error: view_width_pt is 1e300;"),
      ("a,p,,5,plain,pop,0,1,2,began", "f:2:6: error: view_width_pt is 5;"),
      ("a,p,,390,plain,pop,1e300,1,2,began", "f:2:20: error: time_s is 1e300;"),
      ("a,p,,390,plain,pop,0,-1e19,2,began", "f:2:22: error: x_pt is -1e19;"),
      ("a,p,,390,plain,pop,0,1,1e19,began", "f:2:24: error: y_pt is 1e19;"),
    ]) { row, message in
      let found = touchErrors([row])
      #expect(found.count == 1 && (found.first?.hasPrefix(message) ?? false), "\(found)")
    }
  }
}
