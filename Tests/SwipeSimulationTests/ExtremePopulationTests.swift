import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// The worst that a population file may ask for: touches still end, and are numbers.
@Suite("Extreme populations")
struct ExtremePopulationTests {
  /// A population whose every number is an end of its range, or between them, by a seed.
  private static func population(_ seed: UInt64) -> Population {
    var random = TestGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    func pick(_ range: ClosedRange<Double>) -> Double {
      switch random.next() % 3 {
      case 0: range.lowerBound
      case 1: range.upperBound
      default: .random(in: range, using: &random)
      }
    }
    func covariance() -> Matrix5 {
      let deviations = StrokeModelRange.quantities.map { pick($0.deviation) }
      // Equal correlations of -.2 to .99 are positive definite for five quantities.
      let correlation = pick(-0.2...0.99)
      return Matrix5(
        (0..<5).map { row in
          (0..<5).map { deviations[row] * deviations[$0] * (row == $0 ? 1 : correlation) }
        })
    }
    func model() -> StrokeModel {
      StrokeModel(
        mean: StrokeModelRange.quantities.map { pick($0.mean) }, between: covariance(),
        within: covariance(),
        bow: StrokeModel.Bow(
          mean: Float(pick(StrokeModelRange.bow)),
          betweenPeople: Float(pick(StrokeModelRange.bowDeviation)),
          withinPerson: Float(pick(StrokeModelRange.bowDeviation))),
        liftShift: Float(pick(StrokeModelRange.liftShift)))
    }
    var people = Population(name: "extreme", summary: "")
    (people.rightGoing, people.leftGoing) = (model(), model())
    for setting in PopulationSetting.all { setting.set(pick(setting.range), in: &people) }
    return people
  }

  @Test("touches last at most five minutes, lie on the glass, and go forward in time")
  func touches() throws {
    let screen = try #require(ScreenCatalog.named("ipad-pro-13"))
    var samples: [TouchSample] = []
    var longest = 0.0
    for seed in 0..<60 as Range<UInt64> {
      let population = Self.population(seed)
      let generator = SwipeGenerator(screen: screen, population: population, seed: seed)
      for index in 0..<3 {
        let person = Participant(index: index, seed: seed, population: population)
        for entry in IntentCatalog.entries {
          generator.swipe(entry, of: person, index: 0, into: &samples)
          #expect(
            samples.allSatisfy {
              $0.x >= 0 && $0.x <= screen.width && $0.y >= 0 && $0.y <= screen.height
                && $0.time.isFinite
            }, "\(entry.intent) of \(seed)")
          #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
          let touches = samples.split { $0.phase == .ended }
          for touch in touches {
            longest = max(longest, (touch.last?.time ?? 0) - (touch.first?.time ?? 0))
          }
        }
      }
    }
    // Without the limit the longest of these takes days.
    #expect(longest > 60 && longest < 301)
  }
}
