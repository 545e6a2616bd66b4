import Foundation
import NavigationModel
import PopGesture
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

@Suite("Folders of recordings")
struct RecordingFolderTests {
  private static let header = RecordedStroke.columns.joined(separator: ",")

  /// Six strokes of each of two people.
  private static let rows = ["a", "b"].flatMap { person in
    (0..<6).map { "\(person),320,pop,,\(150 + 10 * $0),-20,120,1300,,0.99,\n" }
  }.joined()

  @Test("Each file of strokes or touches is a set, other tables are passed over")
  func both() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.header + "\n" + Self.rows, to: "strokes.csv")
    try folder.write("x,y\n1,2\n", to: "other.csv")
    try folder.write("nothing", to: "notes.txt")
    var touches = CSVWriter.touches()
    for swipe in 0..<12 {
      let samples = [(0.0, 10.0), (0.1, 90), (0.2, 170)].enumerated().map { place, event in
        TouchSample(time: event.0, x: event.1, y: 20, phase: [.began, .moved, .ended][place])
      }
      touches.append(
        RecordedSwipe(
          identifier: "\(swipe)", participant: "p\(swipe % 2)", screen: "", viewWidth: 400,
          context: "plain", intent: "pop", samples: samples))
    }
    try folder.write(String(decoding: touches.bytes, as: UTF8.self), to: "mine.csv")
    let loaded = try RecordingFolder.load(path: folder.path)
    #expect(loaded.files.map(\.name) == ["mine.csv", "strokes.csv"])
    #expect(loaded.ignored == ["other.csv"])
    #expect(loaded.sets.map(\.name) == ["mine", "strokes"])
    #expect(loaded.sets.map(\.hasTouches) == [true, false])
    #expect(loaded.sets.map { $0.people(of: .pops) } == [2, 2])
    #expect(loaded.sets[0][PersonQuantity.releaseSpeed.key(.pops)]?.value == 6.685)
    // An empty field was not recorded.
    #expect(loaded.sets[1][PersonQuantity.releaseSpeed.key(.pops)] == nil)
    #expect(loaded.sets[1][PersonQuantity.duration.key(.pops)]?.strokes == 12)
  }

  @Test("Every wrong number is named with its line; only some may be missing")
  func mistakes() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Self.header + """

        a,0,pop,30,160,-20,120,1300,1500,0.99,0.03
        a,320,pop,30,x,-20,-1,1300,1500,0.99,0.03
        a,320,pop
        a,320,pop,,160,-20,,1300,,0.99,
        """, to: "strokes.csv")
    let error = #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder.path) }
    let lines = error?.list.compactMap { $0.position?.line }
    #expect(lines == [2, 3, 3, 4, 5])
  }

  @Test("A folder that is missing or holds no recordings is refused")
  func empty() throws {
    let folder = try ScratchFolder()
    #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder("missing")) }
    #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder.path) }
  }
}

@Suite("Published figures")
struct PublishedFiguresTests {
  @Test("The table is read whole, and written as it is")
  func table() {
    let sets = PublishedFigures.sets
    #expect(
      sets.map(\.name) == [
        "scsu_index", "scsu_thumb", "touchalytics", "wide_strokes", "wide_traces",
      ])
    #expect(sets.map(\.figures.count) == [8, 8, 35, 18, 15])
    #expect(PublishedFigures.text(of: sets) == PublishedFigures.text)
  }

  @Test("It is what the recordings say", .needsRecordings)
  func recordings() throws {
    let folder = try ScratchFolder()
    let script = Document.root + "/Tests/Recordings/convert_recordings.py"
    let recordings = try #require(RecordingTable.folder)
    try #require(output(of: ["python3", script, recordings, folder.path]).status == 0)
    let sets = try RecordingFolder.load(path: folder.path).sets
    if sets != PublishedFigures.sets {
      Issue.record("the recordings say\n\(PublishedFigures.text(of: sets))")
    }
  }
}

extension PublishedFigures {
  /// The text of some sets, which `read` turns into them.
  static func text(of sets: [SetFigures]) -> String {
    func space(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }
    var lines: [String] = []
    for set in sets {
      var kind: SwipeKind?
      for figure in set.figures {
        let (key, isRule) = (figure.key, figure.spread.isEmpty)
        if key.kind != kind {
          let last = set.figures.last { $0.key.kind == key.kind } ?? figure
          lines.append(
            "\(set.name) \(key.kind.rawValue) \(set.hasTouches ? "touches" : "features")"
              + " \(figure.people) \(figure.strokes) \(last.people) \(last.strokes)")
        }
        kind = key.kind
        let name = "  " + key.name + space(17 - key.name.count) + key.recognizer
        let numbers = [figure.value, figure.low, figure.high] + figure.spread + figure.quantiles
        lines.append(
          numbers.map(plain).reduce(name) { $0 + space((isRule ? 9 : 7) - $1.count) + $1 })
      }
    }
    return lines.joined(separator: "\n")
  }
}

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
    return messages { _ = try RecordedStroke.read(CSVReader(Array(text.utf8), file: "f")) }
  }

  @Test("numbers of strokes")
  func strokes() async {
    await each(RecordedStroke.numbers.map { ($0.column, $0.range) }) { column, range in
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
