import PolicyLibrary
import PopGesture
import Testing

@testable import Recordings
@testable import SwipeSimulation

/// The shape of motions in time against raw strokes of real people.
@Suite(
  "Recorded speed profiles", .enabled(if: RecordingTable.isAvailable, RecordingTable.howToRun),
  .serialized)
struct SpeedProfileTests {
  struct Medians {
    let count: Int
    let liftPhase, touchPhase, peakTime: Double

    init(_ shapes: [SpeedShape]) {
      count = shapes.count
      liftPhase = Quantiles(shapes.map(\.liftPhase)).median
      touchPhase = Quantiles(shapes.map(\.touchPhase)).median
      peakTime = Quantiles(shapes.map(\.peakTime)).median
    }

    func line(_ title: String) -> String {
      "\(title): \(count) strokes, lift phase \(Fixed.text(liftPhase, 3)), touch-down phase"
        + " \(Fixed.text(touchPhase, 3)), time of peak \(Fixed.text(peakTime, 3))"
    }
  }

  static func flick(_ samples: [TouchSample]) -> SpeedShape? {
    SpeedShape(samples, longerThan: 30, within: 300)
  }

  static func drag(_ samples: [TouchSample]) -> SpeedShape? {
    SpeedShape(samples, longerThan: 60, within: .infinity)
  }

  /// Strokes of many people on a screen, as an experiment would see them.
  static func simulated(_ intent: Intent, _ population: Population, on screen: Screen) throws
    -> [[TouchSample]]
  {
    let entry = try #require(IntentCatalog.entry(intent))
    let generator = SwipeGenerator(screen: screen, population: population, seed: 11)
    return (0..<300).map { index in
      var samples: [TouchSample] = []
      let person = Participant(index: index, seed: 11, population: population)
      generator.swipe(entry, of: person, index: 0, into: &samples)
      return samples
    }
  }

  /// One person's, of whom no synthetic scrolls are made any more: those of 69 others lift more slowly.
  @Test("scroll flicks of the 185 Hz log lift at top speed")
  func flicks() throws {
    let recorded = Medians(try SharedRecordings.scrollLog().compactMap { Self.flick($0.samples) })
    print(recorded.line("185 Hz scroll flicks"))
    #expect(recorded.count == 79)
    // The published medians, from another program.
    #expect(abs(recorded.liftPhase - 0.52) < 0.02)
    #expect(abs(recorded.peakTime - 0.87) < 0.005)
  }

  @Test("lines drawn on an iPad come to rest, and so do synthetic deliberate drags")
  func drags() throws {
    let recorded = Medians(try SharedRecordings.padDrags().compactMap { Self.drag($0.samples) })
    var population = Population.everyday
    (population.dragShare, population.edgeStartShare) = (1, 0)
    population.panel.rate = 120
    population.panel.stepsPerPoint = 1
    let screen = try #require(ScreenCatalog.named("ipad-9.7-landscape"))
    let synthetic = Medians(try Self.simulated(.pop, population, on: screen).compactMap(Self.drag))
    print(recorded.line("iPad line drags"))
    print(synthetic.line("synthetic drags"))
    #expect(recorded.count == 403)
    #expect(abs(recorded.liftPhase - 0.93) < 0.02)
    #expect(abs(recorded.touchPhase - 0.12) < 0.02)
    #expect(abs(recorded.peakTime - 0.48) < 0.01)
    #expect(abs(synthetic.liftPhase - recorded.liftPhase) <= 0.1)
    #expect(abs(synthetic.peakTime - recorded.peakTime) <= 0.1)
  }
}
