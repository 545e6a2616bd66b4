import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

/// A fit on the paging recordings, where they lie beside the project.
@Suite("Fit on recordings")
struct FitOnRecordingsTests {
  @Test(
    "synthetic strokes are as the recorded ones, each person counting the same",
    .enabled(if: RecordingTable.isAvailable, RecordingTable.howToRun))
  func touchalytics() throws {
    let folder = try ScratchFolder()
    try RecordedStrokeTable.convert(into: folder)
    let data = try #require(FitRecording.load(paths: [folder("strokes.csv")]).first)
    #expect(data.people.count == 21)
    let fit = try PopulationFit(
      data, base: .recordedPaging, simulation: FitSimulation(people: 400, strokes: 16))
    let synthetic = FitSamples.recording(of: fit.population, people: 1600, strokes: 12, seed: 5)
    for isRightGoing in [true, false] {
      for (name, feature) in Self.features {
        let distance = Self.weighted(data, isRightGoing, feature)
          .distance(to: Self.weighted(synthetic, isRightGoing, feature))
        #expect(distance <= 0.08, "\(name), rightwards \(isRightGoing)")
      }
    }
  }

  private static let features: [(String, @Sendable (StrokeFeatures) -> Double)] = [
    ("|dx|", { abs($0.dx) }), ("duration", { $0.duration }), ("mean speed", { $0.meanSpeed }),
    ("release", { $0.releaseSpeed }),
  ]

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
