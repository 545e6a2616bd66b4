import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// What every swipe must satisfy, and what must not change it.
@Suite("Swipe generator")
struct SwipeGeneratorTests {
  static func swipes(
    _ intent: Intent, on screen: Screen, people: Int = 20, each: Int = 5, seed: UInt64 = 1
  ) throws -> [[TouchSample]] {
    try SwipeGenerator(screen: screen, population: .everyday, seed: seed)
      .traces(intent, people: people, each: each).flatMap { $0 }
  }

  @Test(
    "each touch begins once, moves forward in time on the glass and its grid, ends where it was")
  func wellFormed() async {
    await each(Intent.allCases, ["iphone-16-pro", "ipad-pro-13-landscape", "iphone-8-plus"]) {
      (intent: Intent, name: String) throws in
      let screen = try #require(ScreenCatalog.named(name))
      let touches = try #require(IntentCatalog.entry(intent)).touches
      for samples in try Self.swipes(intent, on: screen) {
        #expect(samples.count >= 2 * touches)
        #expect(samples.first?.phase == .began)
        #expect(samples.first?.time == 0)
        #expect(samples.last?.phase == .ended)
        #expect(samples.count { $0.phase == .began } == touches)
        #expect(samples.count { $0.phase == .ended } == touches)
        for (before, after) in zip(samples, samples.dropFirst()) {
          #expect(after.time > before.time)
          #expect((before.phase == .ended) == (after.phase == .began))
          if after.phase == .moved { #expect(after.x != before.x || after.y != before.y) }
          if after.phase == .ended { #expect((after.x, after.y) == (before.x, before.y)) }
        }
        for sample in samples {
          #expect((0...screen.width).contains(sample.x))
          #expect((0...screen.height).contains(sample.y))
          let steps = sample.x * screen.touchStepsPerPoint
          #expect(abs(steps - steps.rounded()) < 1e-9)
        }
      }
    }
  }

  @Test("one swipe alone is the same as among others; another seed or person is another swipe")
  func replay() throws {
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    let all = try Self.swipes(.pop, on: screen)
    let entry = try #require(IntentCatalog.entry(.pop))
    let generator = SwipeGenerator(screen: screen, population: .everyday, seed: 1)
    var alone: [TouchSample] = []
    let person = Participant(index: 13, seed: 1, population: .everyday)
    generator.swipe(entry, of: person, index: 3, into: &alone)
    #expect(alone == all[13 * 5 + 3])
    #expect(Set(all.map { $0.map(\.x) }).count == all.count)
    #expect(try Self.swipes(.pop, on: screen, seed: 2) != all)
  }

  @Test(
    "two tablets of the same width in pt and different mm: longer strokes in pt on the denser one")
  func millimetres() throws {
    let small = try #require(ScreenCatalog.named("ipad-mini-5"))
    let large = try #require(ScreenCatalog.named("ipad-9.7"))
    #expect(small.width == large.width)
    func meanLength(_ screen: Screen) throws -> Double {
      let lengths = try Self.swipes(.pop, on: screen, people: 200).map { swipe in
        (swipe.last?.x ?? 0) - (swipe.first?.x ?? 0)
      }
      return lengths.reduce(0, +) / Double(lengths.count)
    }
    let ratio = try meanLength(small) / meanLength(large)
    // mm per pt differ by 1.235, reach by 1.235^.25 = 1.054: 1.17 expected.
    #expect((1.12...1.22).contains(ratio))
  }
}
