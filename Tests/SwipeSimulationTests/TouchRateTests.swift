import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// Screens with a touch rate of their own.
@Suite("Touch rate of a screen")
struct TouchRateTests {
  static func screen(_ rate: Double?) throws -> Screen {
    var screen = try #require(ScreenCatalog.named("iphone-14"))
    screen.touchRate = rate
    return screen
  }

  /// Whole traces of the same strokes.
  static func traces(_ screen: Screen, _ population: Population) throws -> [[TouchSample]] {
    let generator = SwipeGenerator(screen: screen, population: population, seed: 4)
    let entry = try #require(IntentCatalog.entry(.pop))
    return (0..<40).map { person in
      var samples: [TouchSample] = []
      let participant = Participant(index: person, seed: 4, population: population)
      generator.swipe(entry, of: participant, index: 0, into: &samples)
      return samples
    }
  }

  @Test("a screen of 120 Hz makes twice the events of the same motion")
  func twice() throws {
    var population = Population.everyday
    // So fine that every reading is an event.
    (population.panel.noise, population.panel.timeNoise) = (0, 0)
    population.panel.stepsPerPoint = 1000
    let slow = try Self.traces(Self.screen(nil), population)
    let fast = try Self.traces(Self.screen(120), population)
    for (slow, fast) in zip(slow, fast) {
      // Both are read back from the motion's end; in between, and before the first, fast has one
      // more, and none where a rest comes first.
      let (few, many) = (slow.count - 2, fast.count - 2)
      #expect((2 * few - 1...2 * few + 1).contains(many), "\(few) \(many)")
      #expect(fast.first == slow.first)
      // Rates change when a motion is read, not the motion.
      #expect(fast.last == slow.last)
    }
  }

  @Test("a screen's rate takes the place of the population's")
  func own() async {
    await each([30.0, 120, 240]) { (rate: Double) throws in
      var population = Population.everyday
      let own = try Self.traces(Self.screen(rate), population)
      #expect(try own != Self.traces(Self.screen(nil), population))
      population.panel.rate = Float(rate)
      #expect(try own == Self.traces(Self.screen(nil), population))
      #expect(
        try Self.traces(Self.screen(60), population) == Self.traces(Self.screen(60), .everyday))
    }
  }

  @Test("a screen that is turned or shows a window keeps its rate")
  func parts() throws {
    let screen = try Self.screen(120)
    #expect(screen.landscape.touchRate == 120)
    #expect(screen.window(viewWidth: 320).touchRate == 120)
    #expect(ScreenCatalog.all.allSatisfy { $0.touchRate == nil })
  }

  @Test("batches on screens of several rates make the releases of whole traces")
  func batches() throws {
    var check = BatchCheck(.everyday)
    // Back and forth between rates, so that nothing of one stays for another.
    check.screens = try [nil, 120, 60, 240, nil].map(Self.screen)
    check.intents = try [.pop, .contentVertical].map { try #require(IntentCatalog.entry($0)) }
    check.people = 0..<5
    check.each = 2
    check.run()
    #expect(check.differing == 0, "\(check.notes.joined(separator: "\n"))")
    #expect(check.released > check.compared / 20)
  }
}
