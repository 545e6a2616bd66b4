import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

/// A fit on the paging recordings, where they lie beside the project.
@Suite("Fit on recordings")
struct FitOnRecordingsTests {
  @Test(
    "synthetic strokes are as the recorded ones, each person counting the same",
    .needsRecordings)
  func touchalytics() throws {
    let data = try Self.recording()
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

  /// Sideways strokes of the paging task, and all of the reading task as scrolls: Touchalytics
  /// (Frank, Biedert, Ma, Martinovic, Song 2013).
  private static func recording() throws -> FitRecording {
    // A paging stroke without a speed at its lift is no stroke to compare, and is not taken in.
    let paging = try TouchalyticsStrokes.upright(task: "images", unknown: .nan) {
      ["right": "pop", "left": "contentLeft"][$0]
    }
    let reading = try TouchalyticsStrokes.upright(task: "text") { _ in "contentVertical" }
    var data = FitRecording()
    for stroke in paging + reading { data.add(stroke, screen: "") }
    return data
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
    for (place, screen) in screens.enumerated() {
      let generator = SwipeGenerator(screen: screen, population: .everyday, seed: seed)
      for intent in [Intent.contentRight, .contentLeft] {
        let traces = try generator.traces(intent, people: people, each: 20)
        result.add(traces, of: intent, on: place)
      }
    }
    return result
  }
}
