import Foundation
import PopGesture
import Testing

@testable import SwipeSimulation

/// Two pops one right after the other.
@Suite("Double pops")
struct DoublePopTests {
  static let people = 4000

  static func generator(_ screen: String = "iphone-16-pro", seed: UInt64 = 4) throws
    -> SwipeGenerator
  {
    SwipeGenerator(
      screen: try #require(ScreenCatalog.named(screen)), population: .everyday, seed: seed)
  }

  static func person(_ index: Int) -> Participant {
    Participant(index: index, seed: 4, population: .everyday)
  }

  static func swipe(_ generator: SwipeGenerator, _ person: Int, _ index: Int = 0) throws
    -> DoubleSwipe
  {
    let entry = try #require(IntentCatalog.entry(.doublePop))
    var samples = [TouchSample(time: 9, x: 9, y: 9, phase: .moved)]
    generator.swipe(entry, of: Self.person(person), index: index, into: &samples)
    return try DoubleSwipe(samples)
  }

  @Test("from lift to touch-down 0 to .6 s pass, evenly, whatever the strokes are like")
  func gaps() throws {
    let generator = try Self.generator()
    let swipes = try (0..<Self.people).map { try Self.swipe(generator, $0) }
    let gaps = Sample(swipes.map(\.gap))
    #expect(gaps.values.allSatisfy { $0 >= 0.9e-6 && $0 <= 0.6 + 1e-9 })
    for share in stride(from: 0.1, to: 1, by: 0.1) {
      #expect(abs(gaps.share { $0 <= 0.6 * share } - share) < gaps.tolerance(of: share))
    }
    for touch in 0...1 {
      let durations = swipes.map { log($0.touches[touch][$0.touches[touch].count - 1].time) }
      let correlation = Sample.correlation(swipes.map(\.gap), durations)
      #expect(abs(correlation) < 4 / Double(Self.people).squareRoot())
    }
  }

  @Test("the strokes are numbers 2 i and 2 i + 1 of the pop's model under a key of their own")
  func touches() throws {
    let generator = try Self.generator()
    let entry = try #require(IntentCatalog.entry(.doublePop))
    let pop = try #require(IntentCatalog.entry(.pop))
    #expect((entry.touches, pop.touches) == (2, 1))
    let sensor = TouchSensor(screen: generator.screen, panel: generator.population.panel)
    let key = DrawKey(seed: 4, intent: 9, purpose: .sensor)
    for (index, person) in zip([0, 1, 7], [Self.person(3), Self.person(40), Self.person(8)]) {
      let swipe = try Self.swipe(generator, person.index, index)
      for place in 0...1 {
        let touch = 2 * index + place
        let motion = generator.motion(entry, of: person, touch: touch)
        var alone: [TouchSample] = []
        sensor.sense(
          motion, tremor: person.tremor, key, participant: UInt32(person.index),
          swipe: UInt32(touch), into: &alone)
        #expect(swipe.touches[place] == DoubleSwipe.whole(alone))
        #expect(motion.numbers != generator.motion(pop, of: person, touch: touch).numbers)
      }
    }
  }

  @Test("the strokes of one swipe have no more in common than any two of the same person")
  func independence() throws {
    let generator = try Self.generator()
    let entry = try #require(IntentCatalog.entry(.doublePop))
    let motions = (0..<Self.people).map { person in
      (0..<4).map { generator.motion(entry, of: Self.person(person), touch: $0) }
    }
    #expect(motions.allSatisfy { Set($0.map(\.numbers)).count == 4 })
    let quantities: [(Motion) -> Double] = [
      { log(Double($0.duration)) }, { Double($0.startX) }, { Double($0.startY) },
      { Double($0.first.dx) }, { Double($0.first.profile.span) },
    ]
    for quantity in quantities {
      // What the person adds to every stroke falls out of the differences.
      let values = motions.map { $0.map(quantity) }
      let correlation = Sample.correlation(
        values.map { $0[0] - $0[2] }, values.map { $0[1] - $0[3] })
      #expect(abs(correlation) < 4 / Double(Self.people).squareRoot())
    }
  }

  @Test("each stroke is as long and as quick as a pop")
  func likePops() throws {
    let generator = try Self.generator()
    for quantity in [\Motion.duration, \.first.dx, \.startX] {
      let samples = try [(Intent.pop, 0), (.doublePop, 0), (.doublePop, 1)].map { intent, touch in
        let entry = try #require(IntentCatalog.entry(intent))
        return Sample(
          (0..<Self.people).map { person in
            generator.motion(entry, of: Self.person(person), touch: touch)[keyPath: quantity]
          })
      }
      for other in samples.dropFirst() {
        let error = (other.error * other.error + samples[0].error * samples[0].error).squareRoot()
        #expect(abs(other.mean - samples[0].mean) < 4 * error)
      }
    }
  }

  @Test("a swipe is a function of its key; its pause is the same on every screen")
  func key() throws {
    let generator = try Self.generator()
    let swipe = try Self.swipe(generator, 5, 2)
    #expect(try Self.swipe(Self.generator(), 5, 2).samples == swipe.samples)
    for other in try [
      Self.swipe(generator, 5, 3), Self.swipe(generator, 6, 2),
      Self.swipe(Self.generator(seed: 5), 5, 2),
    ] {
      #expect(other.samples != swipe.samples && abs(other.gap - swipe.gap) > 1e-4)
    }
    let tablet = try Self.swipe(Self.generator("ipad-pro-13"), 5, 2)
    #expect(tablet.samples != swipe.samples && abs(tablet.gap - swipe.gap) < 1e-9)
  }

  @Test("a batch of one-touch swipes refuses it")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      var batch = SwipeBatch(
        screens: ScreenCatalog.defaults, population: .everyday, seed: 1, seesWholePath: false)
      if let entry = IntentCatalog.entry(.doublePop) { batch.draw(entry) }
    }
  }
}

/// A swipe of two touches, taken apart.
struct DoubleSwipe {
  let samples: [TouchSample]
  /// Each touch, its time from its own touch-down in whole microseconds, as `whole` has it.
  let touches: [[TouchSample]]
  /// Seconds from lift to touch-down.
  let gap: Double

  init(_ samples: [TouchSample]) throws {
    self.samples = samples
    let begins = samples.indices.filter { samples[$0].phase == .began }
    try #require(begins.count == 2)
    let parts = [samples[..<begins[1]], samples[begins[1]...]]
    touches = parts.map { Self.whole(Array($0)) }
    gap = samples[begins[1]].time - samples[begins[1] - 1].time
  }

  /// The same events in microseconds from the first, of which sums are exact.
  static func whole(_ samples: [TouchSample]) -> [TouchSample] {
    samples.map {
      TouchSample(
        time: (($0.time - samples[0].time) * 1_000_000).rounded(), x: $0.x, y: $0.y,
        phase: $0.phase)
    }
  }
}

extension Motion {
  /// All of its numbers, to compare.
  var numbers: [Float] {
    [startX, startY, landing.x, landing.y, duration]
      + [first, second].flatMap { piece in
        [piece.begin, piece.rate, piece.dx, piece.dy, piece.bow, piece.sway]
          + [piece.profile.begin, piece.profile.span]
      }
  }
}
