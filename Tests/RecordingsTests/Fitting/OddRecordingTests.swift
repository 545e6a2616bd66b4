import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Recordings
@testable import StrictFiles

/// Whatever a recording holds, a fit refuses it or writes a population that runs accept.
@Suite("Fits of odd recordings")
struct OddRecordingTests {
  /// Numbers at the ends of what recordings may hold, and some that are odd but possible.
  private static let odd = [
    "0", "-100000", "100000", "1e-9", "-1e-9", "1e9", "3600000", "1", "0.5", "299.9", "16", "50",
    "5000", "-3", "1000000",
  ]

  /// A table of strokes of five people in which a column, or a few cells, hold odd numbers.
  private static func table(_ seed: UInt64) -> String {
    var random = TestGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> String {
      "\(Double.random(in: range, using: &random))"
    }
    let spoilt = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (
        Int.random(in: 1..<RecordedStroke.columns.count, using: &random),
        Bool.random(using: &random),
        odd.randomElement(using: &random) ?? "0"
      )
    }
    var rows = [RecordedStroke.columns.joined(separator: ",")]
    for stroke in 0..<120 {
      let isRight = stroke % 3 > 0
      var fields = [
        "p\(stroke % 9)", "390", isRight ? "pop" : "contentLeft", number(0...200),
        (isRight ? "" : "-") + number(60...250), number(-40...40), number(50...400),
        number(300...2000), number(300...4000), number(0.9...1), number(0...0.1),
      ]
      for (column, isWhole, text) in spoilt where column != 2 {
        if isWhole || Int.random(in: 0..<10, using: &random) == 0 { fields[column] = text }
      }
      rows.append(fields.joined(separator: ","))
    }
    return rows.joined(separator: "\n") + "\n"
  }

  @Test("what is written is read back, without warning")
  func property() async {
    await each(0..<60 as Range<UInt64>) { (seed: UInt64) throws in
      let folder = try ScratchFolder()
      try folder.write(Self.table(seed), to: "strokes.csv")
      guard let recording = try? FitRecording.load(paths: [folder("strokes.csv")]).first else {
        return
      }
      for base in [Population.everyday, .slowMovers] {
        guard
          let fit = try? PopulationFit(
            recording, base: base, simulation: FitSimulation(people: 30, strokes: 6))
        else { continue }
        let text = String(decoding: fit.json.bytes, as: UTF8.self)
        #expect(!text.contains("null"))
        try folder.write(text, to: "population.json")
        #expect(throws: Never.self) { try Population.load(folder("population.json")) }
      }
    }
  }
}
