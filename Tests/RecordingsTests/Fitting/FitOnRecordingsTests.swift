import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

/// A fit on the paging recordings, where they lie beside the project.
@Suite("Fit on recordings")
struct FitOnRecordingsTests {
  @Test(
    "synthetic strokes are as the recorded ones, each person counting the same",
    .needsRecordings)
  func touchalytics() throws {
    let folder = try ScratchFolder()
    try RecordedStrokeTable.convert(into: folder)
    let data = try #require(FitRecording.load(paths: [folder("strokes.csv")]).first)
    #expect(data.people.count == 21)
    let fit = try PopulationFit(
      data, base: .recordedPaging, simulation: FitSimulation(people: 400, strokes: 16))
    let synthetic = FitSamples.recording(of: fit.population, people: 1600, strokes: 12, seed: 5)
    for isRightGoing in [true, false] {
      for (name, feature) in FitSamples.features {
        let distance = Self.weighted(data, isRightGoing, feature)
          .distance(to: Self.weighted(synthetic, isRightGoing, feature))
        #expect(distance <= 0.08, "\(name), rightwards \(isRightGoing)")
      }
    }
  }

  /// Values of a feature; people count the same.
  private static func weighted(
    _ recording: FitRecording, _ isRightGoing: Bool, _ feature: (StrokeFeatures) -> Double
  ) -> Quantiles {
    let people = recording.people.map { $0.filter { $0.isRightGoing == isRightGoing } }
    return Quantiles(
      weighted: people.flatMap { strokes in
        strokes.map { (feature($0.features), 1 / Double(strokes.count)) }
      })
  }
}

/// The strokes of 21 people as a table of strokes, where the recordings are at hand.
///
/// Touchalytics (Frank, Biedert, Ma, Martinovic, Song 2013).
enum RecordedStrokeTable {
  /// Writes `strokes.csv` into a folder: portrait strokes; sideways ones of the paging task, and
  /// all of the reading task as scrolls.
  static func convert(into folder: ScratchFolder) throws {
    let source = try RecordingTable("touchalytics/strokes_dev.csv.gz")
    var table = CSVWriter(columns: RecordedStroke.columns)
    for row in 0..<source.count {
      func number(_ name: Substring) -> Double { source.number(name, row) }
      let isPaging = source.text("task", row) == "images"
      guard number("orient") == 1,
        let intent = intent(isPaging: isPaging, direction: source.text("dir", row))
      else { continue }
      let (distance, path) = (number("dist"), number("traj"))
      // A paging stroke without release speed is no stroke to compare; a scroll has none.
      if isPaging, number("vlast3").isNaN || distance < 16 { continue }
      let features = [
        number("x0"), number("x1") - number("x0"), number("y1") - number("y0"),
        number("dur_s") * 1000, number("vavg"), number("vlast3"),
        path > 0 ? distance / path : 0, distance > 0 ? abs(number("maxdev")) / distance : 0,
      ]
      table.append(source.text("user", row))
      table.append(TouchalyticsStrokes.width)
      table.append(intent)
      for value in features { table.append(value.isNaN ? 0 : value) }
      table.endRow()
    }
    try folder.write(String(decoding: table.bytes, as: UTF8.self), to: "strokes.csv")
  }

  private static func intent(isPaging: Bool, direction: String) -> String? {
    guard isPaging else { return "contentVertical" }
    return ["right": "pop", "left": "contentLeft"][direction]
  }
}

/// The same people swipe on one screen or on several: the fit finds them again.
@Suite("Fit of people on several screens")
struct FitOnScreensTests {
  private static let people = 40
  private static let one = ["ipad-pro-11"]
  private static let two = ["iphone-16-pro", "ipad-pro-11"]
  private static let six = [
    "iphone-se-3", "iphone-16-pro", "iphone-16-pro-max", "ipad-mini-7", "ipad-pro-11",
    "ipad-pro-13",
  ]

  /// More screens do not shrink the error: each person makes the same strokes on all of them.
  ///
  /// Starts are left out: how far the hand that holds a phone reaches is not estimated.
  @Test("mean and spread of the length within their errors", arguments: [one, two, six])
  func recovery(screens: [String]) throws {
    for seed in UInt64(1)...3 {
      let data = try Self.recording(seed: seed, screens)
      let fit = try PopulationFit(
        data, base: .everyday, simulation: FitSimulation(people: 400, strokes: 24))
      let (found, truth) = (fit.population.rightGoing, Population.everyday.rightGoing)
      let (between, count) = (truth.between[0, 0], Double(Self.people))
      let spread = between + truth.within[0, 0] / 20
      let scores = [
        (found.means[0] - truth.means[0]) / (spread / count).squareRoot(),
        (found.between[0, 0] - between) / spread / (2 / (count - 1)).squareRoot(),
      ]
      // 4 standard errors come by chance once in 16,000.
      #expect(scores.allSatisfy { abs($0) < 4 }, "\(screens.count), seed \(seed): \(scores)")
    }
  }

  /// The same swipes of the same people on every screen, as `sample` writes them.
  private static func recording(seed: UInt64, _ names: [String]) throws -> FitRecording {
    let screens = try names.map { try #require(ScreenCatalog.named($0)) }
    var result = FitRecording(screens: screens)
    let entries = [Intent.contentRight, .contentLeft].compactMap(IntentCatalog.entry)
    var samples: [TouchSample] = []
    for (place, screen) in screens.enumerated() {
      let generator = SwipeGenerator(screen: screen, population: .everyday, seed: seed)
      for index in 0..<people {
        let person = Participant(index: index, seed: seed, population: .everyday)
        for entry in entries {
          for swipe in 0..<20 {
            generator.swipe(entry, of: person, index: swipe, into: &samples)
            guard let features = StrokeFeatures(samples) else { continue }
            result.add(features, intent: entry.intent, of: String(index), on: place)
          }
        }
      }
    }
    return result
  }
}
