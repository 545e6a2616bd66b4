import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import PolicyLibrary
@testable import Recordings
@testable import StrictFiles

/// Several touch files, read as one.
@Suite("Several recordings")
struct TouchFilesTests {
  private static let header = RecordedSwipe.columns.joined(separator: ",")

  /// A file of flicks to the right, in the columns of the recorder if a recording is named.
  private static func file(
    _ swipes: [String], of person: String = "p", recording: String? = nil, reach: Double = 90
  ) -> String {
    let further = recording == nil ? "" : ",recording,mm_per_pt"
    let rows = swipes.flatMap { swipe in
      ["began", "moved", "ended"].enumerated().map { place, phase in
        "\(swipe),\(person),,402,list,pop,0.0\(place),\(10 + reach * Double(place)),300,\(phase)"
          + (recording.map { ",\($0),0.16" } ?? "")
      }
    }
    return ([header + further] + rows).joined(separator: "\n") + "\n"
  }

  /// Everything that some files hold, and the warnings.
  private static func read(
    _ texts: [String], inMillimetres: Bool = false
  ) throws -> (swipes: [RecordedSwipe], warnings: [String]) {
    let folder = try ScratchFolder()
    for (place, text) in texts.enumerated() { try folder.write(text, to: "f\(place).csv") }
    let policy = NamedPolicy(
      name: "reach", FixedDistance(distance: .millimetres(15)), parameters: [])
    let judge = SwipeJudge([JudgeContest(RecognizerPreset.all[0], [policy])])
    var files = try TouchFiles.load(
      paths: texts.indices.map { folder("f\($0).csv") },
      names: inMillimetres ? judge.names : .unasked)
    var swipes: [RecordedSwipe] = []
    while let swipe = try files.next() { swipes.append(swipe) }
    return (swipes, files.warnings.map { $0.description.replacing(folder.path + "/", with: "") })
  }

  @Test("People and swipes of the same name stay apart, unless the recording is the same")
  func names() throws {
    let plain = try Self.read([Self.file(["1", "2"]), Self.file(["1"], reach: 80)])
    #expect(plain.swipes.map(\.identifier) == ["f0/1", "f0/2", "f1/1"])
    #expect(plain.swipes.map(\.participant) == ["f0/p", "f0/p", "f1/p"])
    #expect(plain.warnings == [])
    let recorded = try Self.read([
      Self.file(["r-1"], recording: "r"), Self.file(["r-2"], recording: "r"),
      Self.file(["1"], recording: "s"), Self.file(["t-1"], of: "t", recording: "t"),
    ])
    #expect(recorded.swipes.map(\.identifier) == ["r-1", "r-2", "s/1", "t-1"])
    #expect(recorded.swipes.map(\.participant) == ["r/p", "r/p", "s/p", "t"])
    // One file alone keeps the names of its swipes.
    #expect(try Self.read([Self.file(["1"])]).swipes.map(\.identifier) == ["1"])
  }

  @Test("A swipe that stands in two files is taken once, with a warning")
  func duplicates() throws {
    let once = try Self.read([
      Self.file(["r-1", "r-2"], recording: "r"), Self.file(["r-1", "r-2", "r-3"], recording: "r"),
    ])
    #expect(once.swipes.map(\.identifier) == ["r-1", "r-2", "r-3"])
    #expect(once.warnings == ["f1.csv: warning: 2 swipes stand in f0.csv too, and are taken once"])
    // A copy, of a file that tells of no recording.
    let copies = try Self.read([Self.file(["1"]), Self.file(["1"])])
    #expect(copies.swipes.count == 1)
    #expect(copies.warnings == ["f1.csv: warning: 1 swipe stands in f0.csv too, and is taken once"])
  }

  @Test("A swipe of one recording with other touches elsewhere, and weights, are refused")
  func refused() throws {
    let texts = [Self.file(["r-1"], recording: "r"), Self.file(["r-1"], recording: "r", reach: 80)]
    let error = #expect(throws: Diagnostics.self) { try Self.read(texts) }
    #expect(
      error?.list.first?.message.hasPrefix(
        "swipe \"r-1\" of recording \"r\" has other touches than in ") == true)
    let weighted = Self.file(["1"], of: "7").replacing("\n", with: ",16\n")
      .replacing("phase,16", with: "phase,weight")
    #expect(try Self.read([weighted]).swipes.map(\.weight) == [16])
    #expect(throws: Diagnostics.self) { try Self.read([weighted, Self.file(["1"])]) }
  }

  @Test("Problems of all files are told at once, each with its file and line")
  func problems() throws {
    let error = #expect(throws: Diagnostics.self) {
      try Self.read([
        Self.file(["1"]).replacing(",began", with: ",moved"), Self.file(["1"]),
        Self.file(["1"]).replacing(",ended", with: ",moved"),
      ])
    }
    #expect(error?.list.map { String($0.file.suffix(6)) } == ["f0.csv", "f2.csv"])
    #expect(error?.list.map { $0.position?.line } == [2, 4])
  }

  @Test("A size of a pt in the file serves rules in mm where no screen is named")
  func density() throws {
    let text = Self.file(["r-1"], recording: "r")
    #expect(try Self.read([text], inMillimetres: true).swipes.map(\.millimetresPerPoint) == [0.16])
    #expect(throws: Diagnostics.self) { try Self.read([Self.file(["1"])], inMillimetres: true) }
    for wrong in ["0", "16", "x", "nan"] {
      let error = #expect(throws: Diagnostics.self) {
        try Self.read([text.replacing(",0.16", with: ",\(wrong)")])
      }
      #expect(error?.list.first?.message.hasPrefix("mm_per_pt is ") == true)
      #expect(error?.list.first?.position?.line == 2)
    }
    #expect(try Self.read([text.replacing(",0.16", with: ",")]).swipes.count == 1)
  }

  @Test("Files that tell of recordings are one set of people, a folder of others is one too")
  func sets() throws {
    let folder = try ScratchFolder()
    let swipes = (1...6).map { "\($0)" }
    for code in ["r", "s"] {
      try folder.write(Self.file(swipes, of: code, recording: code), to: "\(code).csv")
    }
    try folder.write(Self.file(swipes), to: "other.csv")
    try folder.write("a,b\n1,2\n", to: "table.csv")
    let sets = try RecordingFolder.load(path: folder.path).sets
    // One person is too few to have a median of people.
    #expect(sets.map { $0.people(of: .pops) }.sorted() == [0, 2])
    let paths = ["r.csv", "other.csv", "s.csv"].map { folder($0) }
    let fitted = try FitRecording.load(paths: paths)
    #expect(fitted.map(\.people.count) == [1, 2])
    #expect(fitted.last?.screens.map(\.millimetresPerPoint) == [0.16])
    let whole = try FitRecording.load(paths: [folder.path])
    #expect(whole.map(\.people.count) == [3])
    #expect(whole.first?.warnings.map { String($0.file.suffix(9)) }.contains("table.csv") == true)
    let empty = try ScratchFolder()
    #expect(throws: Diagnostics.self) { try FitRecording.load(paths: [empty.path]) }
  }
}
