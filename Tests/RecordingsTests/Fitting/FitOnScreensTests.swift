import PopGesture
import SwipeSimulation
import Testing

@testable import Recordings

/// The same people swipe on one screen or on several: the fit finds them again.
@Suite("Fit of people on several screens")
struct FitOnScreensTests {
  private static let people = 40
  private static let phones = ["iphone-16-pro"]
  private static let two = ["iphone-16-pro", "ipad-pro-11"]
  private static let six = [
    "iphone-se-3", "iphone-16-pro", "iphone-16-pro-max", "ipad-mini-7", "ipad-pro-11",
    "ipad-pro-13",
  ]

  /// The mean over people of each quantity has an error of its own, which more screens do not
  /// shrink: each person makes the same strokes on all of them.
  @Test(
    "means and spreads of length, duration and start within their errors",
    arguments: [phones, two, six])
  func recovery(screens: [String]) throws {
    var scores: [Double] = []
    for seed in UInt64(1)...4 {
      let data = try Self.recording(seed: seed, screens)
      let fit = try PopulationFit(
        data, base: .everyday, simulation: FitSimulation(people: 400, strokes: 24))
      let (found, truth) = (fit.population.rightGoing, Population.everyday.rightGoing)
      for place in 0..<3 {
        let (between, within) = (truth.between[place, place], truth.within[place, place])
        let spread = between + within / 20
        let count = Double(Self.people)
        scores.append((found.means[place] - truth.means[place]) / (spread / count).squareRoot())
        scores.append(
          (found.between[place, place] - between) / spread / (2 / (count - 1)).squareRoot())
      }
    }
    // Simulated people add errors too: 7% of the means, and to spreads as `Loss` says elsewhere.
    #expect(scores.allSatisfy { abs($0) < 4 }, "\(screens.count): \(scores)")
    let means = (0..<6).map { place in
      stride(from: place, to: scores.count, by: 6).reduce(0) { $0 + scores[$1] } / 4
    }
    #expect(means.allSatisfy { abs($0) < 2 }, "\(screens.count): \(means)")
  }

  /// The same swipes of the same people on every screen, as `sample` writes them.
  private static func recording(seed: UInt64, _ names: [String]) throws -> FitRecording {
    let screens = try names.map { try #require(ScreenCatalog.named($0)) }
    var result = FitRecording(screens: screens)
    let entries = [Intent.pop, .contentLeft].compactMap(IntentCatalog.entry)
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
