import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Recordings
@testable import StrictFiles

@Suite("Studies of fidelity")
struct FidelityStudyTests {
  @Test("The number of workers changes nothing")
  func workers() async {
    await each([2, 3, 7]) { (count: Int) throws in
      let study = FidelityStudy(participants: 50, swipesPerIntent: 3)
      let alone = await study.strokes(workers: 1)
      #expect(await study.strokes(workers: count) == alone)
      let tables = [1, 2].map { _ in
        FidelityComparison(study, strokes: alone, reference: .published).tables.map(\.bytes)
      }
      #expect(tables[0] == tables[1])
    }
  }

  @Test("More people only append")
  func append() async throws {
    let few = await FidelityStudy(participants: 20, swipesPerIntent: 2).strokes(workers: 2)
    let more = await FidelityStudy(participants: 40, swipesPerIntent: 2).strokes(workers: 2)
    #expect(Array(more.prefix(few.count)) == few)
    #expect(more.count > few.count)
  }

  @Test("People compared with themselves meet every target")
  func same() async throws {
    let study = FidelityStudy(participants: 30, swipesPerIntent: 30)
    let strokes = await study.strokes(workers: 2)
    let folder = RecordingFolder(strokes: strokes, files: [], ignored: [], warnings: [])
    let comparison = FidelityComparison(study, strokes: strokes, reference: .recordings(folder))
    // All but shares that one person alone made, which say nothing about others.
    #expect(comparison.findings.count > 150)
    #expect(comparison.met == comparison.findings.count)
  }
}

@Suite("Folders of recordings")
struct RecordingFolderTests {
  private static let header = RecordedStroke.columns.joined(separator: ",")

  @Test("Strokes and touches are read, other tables passed over")
  func both() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.header + "\na,320,pop,30,160,-20,120,1300,1500,0.99,0.03\n", to: "b.csv")
    try folder.write("x,y\n1,2\n", to: "other.csv")
    try folder.write("nothing", to: "notes.txt")
    var touches = CSVWriter.touches()
    let samples = [
      TouchSample(time: 0, x: 10, y: 20, phase: .began),
      TouchSample(time: 0.1, x: 90, y: 20, phase: .moved),
      TouchSample(time: 0.2, x: 110, y: 20, phase: .ended),
    ]
    touches.append(
      RecordedSwipe(
        identifier: "1", participant: "b", screen: "", viewWidth: 400, context: "plain",
        intent: "pop", samples: samples))
    try folder.write(String(decoding: touches.bytes, as: UTF8.self), to: "a.csv")
    let loaded = try RecordingFolder.load(path: folder.path)
    #expect(loaded.files.map(\.name) == ["a.csv", "b.csv"])
    #expect(loaded.ignored == ["other.csv"])
    #expect(loaded.strokes.map(\.participant) == ["b", "a"])
    #expect(loaded.strokes.map(\.features.dx) == [100, 160])
    #expect(loaded.strokes.map(\.features.meanSpeed) == [500, 1300])
  }

  @Test("Every wrong number is named with its line")
  func mistakes() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Self.header + """

        a,0,pop,30,160,-20,120,1300,1500,0.99,0.03
        a,320,pop,30,x,-20,-1,1300,1500,0.99,0.03
        a,320,pop
        """, to: "strokes.csv")
    let error = #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder.path) }
    let lines = error?.list.compactMap { $0.position?.line }
    #expect(lines == [2, 3, 3, 4])
  }

  @Test("A folder that is missing or holds no recordings is refused")
  func empty() throws {
    let folder = try ScratchFolder()
    #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder("missing")) }
    #expect(throws: Diagnostics.self) { try RecordingFolder.load(path: folder.path) }
  }

  @Test("Populations by name and by file")
  func populations() throws {
    #expect(try Population.load("recorded-paging") == .recordedPaging)
    let folder = try ScratchFolder()
    try folder.write("{ \"base\": \"recorded-paging\", \"duration_shift\": 0.25 }", to: "p.json")
    #expect(try Population.load(folder("p.json")).durationShift == 0.25)
    let error = #expect(throws: Diagnostics.self) { try Population.load("recorded-pagin") }
    #expect(error?.description.contains("recorded-paging") == true)
    try folder.write("{ \"duration_shitf\": 1 }", to: "wrong.json")
    #expect(throws: Diagnostics.self) { try Population.load(folder("wrong.json")) }
  }
}
