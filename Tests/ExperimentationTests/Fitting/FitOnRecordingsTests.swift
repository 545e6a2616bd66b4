import Foundation
import SwipeSimulation
import Testing

@testable import Experimentation

/// A fit on the paging recordings, where they lie beside the project.
@Suite("Fit on recordings")
struct FitOnRecordingsTests {
  private static let folder = ProcessInfo.processInfo.environment["SWIPELAB_RECORDINGS"]

  @Test(
    "synthetic strokes are as the recorded ones, each person counting the same",
    .enabled(if: folder != nil, "set SWIPELAB_RECORDINGS to the folder of recordings"))
  func touchalytics() throws {
    let path = try #require(Self.folder) + "/touchalytics/strokes_dev.csv.gz"
    let folder = try ScratchFolder()
    try folder.write(Self.strokeTable(from: Self.unzipped(path)), to: "strokes.csv")
    let data = try FitRecording.load(path: folder("strokes.csv"))
    #expect(data.people.count == 21)
    let fit = try PopulationFit(
      data, base: .recordedPaging, simulation: FitSimulation(people: 400, strokes: 16))
    let synthetic = FitSamples.recording(of: fit.population, people: 400, strokes: 12, seed: 5)
    for isRightGoing in [true, false] {
      for (name, feature) in Self.features {
        let distance = Self.distance(
          Self.weighted(data, isRightGoing, feature),
          Self.weighted(synthetic, isRightGoing, feature))
        #expect(distance <= 0.08, "\(name), rightwards \(isRightGoing)")
      }
    }
  }

  private static let features: [(String, @Sendable (StrokeFeatures) -> Double)] = [
    ("|dx|", { abs($0.dx) }), ("duration", { $0.duration }), ("mean speed", { $0.meanSpeed }),
    ("release", { $0.releaseSpeed }),
  ]

  private static func unzipped(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gunzip", "-c", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Paging strokes in portrait of 16 dp and more, 320 dp wide, in the columns of stroke tables.
  private static func strokeTable(from text: String) throws -> String {
    var csv = try CSVReader(Array(text.utf8), file: "strokes_dev.csv")
    let names = [
      "user", "orient", "task", "x0", "y0", "x1", "y1", "dist", "traj", "dur_s", "vavg", "vlast3",
      "maxdev", "dir",
    ]
    let column = Dictionary(
      uniqueKeysWithValues: zip(names, try csv.columns(names)))
    var table = CSVWriter(columns: RecordedStroke.columns)
    while try csv.next() {
      func text(_ name: String) -> String { csv.text(column[name] ?? -1) }
      func number(_ name: String) -> Double { csv.number(column[name] ?? -1) ?? .nan }
      guard text("orient") == "1", text("task") == "images", number("dist") >= 16,
        ["left", "right"].contains(text("dir"))
      else { continue }
      let numbers = [
        number("x0"), number("x1") - number("x0"), number("y1") - number("y0"),
        number("dur_s") * 1000, number("vavg"), number("vlast3"),
        number("dist") / number("traj"), abs(number("maxdev")) / number("dist"),
      ]
      guard numbers.allSatisfy(\.isFinite) else { continue }
      table.append(text("user"))
      table.append(320.0)
      table.append("")
      for number in numbers { table.append(number) }
      table.endRow()
    }
    return String(decoding: table.bytes, as: UTF8.self)
  }

  /// Values of a feature, sorted, each with its share: people count the same.
  private static func weighted(
    _ recording: FitRecording, _ isRightGoing: Bool, _ feature: (StrokeFeatures) -> Double
  ) -> [(value: Double, share: Double)] {
    let people = recording.people.map { $0.filter { $0.isRightGoing == isRightGoing } }
      .filter { !$0.isEmpty }
    return people.flatMap { strokes in
      strokes.map { (feature($0.features), 1 / Double(strokes.count * people.count)) }
    }.sorted { $0.0 < $1.0 }
  }

  /// Largest difference of two cumulative distributions (Kolmogorov and Smirnov).
  private static func distance(
    _ a: [(value: Double, share: Double)], _ b: [(value: Double, share: Double)]
  ) -> Double {
    var (i, j, left, right, largest) = (0, 0, 0.0, 0.0, 0.0)
    while i < a.count, j < b.count {
      let value = min(a[i].value, b[j].value)
      while i < a.count, a[i].value == value {
        left += a[i].share
        i += 1
      }
      while j < b.count, b[j].value == value {
        right += b[j].share
        j += 1
      }
      largest = max(largest, abs(left - right))
    }
    return largest
  }
}
