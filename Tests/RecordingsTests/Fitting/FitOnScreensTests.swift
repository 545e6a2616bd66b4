import PopGesture
import SwipeSimulation
import Testing

@testable import Recordings

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
