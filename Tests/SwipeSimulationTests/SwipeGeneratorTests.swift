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
    let entry = try #require(IntentCatalog.entry(intent))
    let generator = SwipeGenerator(screen: screen, population: .everyday, seed: seed)
    var result: [[TouchSample]] = []
    var samples: [TouchSample] = []
    for index in 0..<people {
      let person = Participant(index: index, seed: seed, population: .everyday)
      for swipe in 0..<each {
        generator.swipe(entry, of: person, index: swipe, into: &samples)
        result.append(samples)
      }
    }
    return result
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

  @Test("flicks of the recorded kind have the recorded size and pace")
  func recordedKind() throws {
    // The recorded panel, its lift event included: what the recordings hold.
    let population = Population.recordedPaging
    let entry = try #require(IntentCatalog.entry(.pop))
    let generator = SwipeGenerator(screen: .recorded, population: population, seed: 3)
    var (lengths, durations, samples): ([Double], [Double], [TouchSample]) = ([], [], [])
    for index in 0..<1500 {
      let person = Participant(index: index, seed: 3, population: population)
      generator.swipe(entry, of: person, index: 0, into: &samples)
      lengths.append((samples.last?.x ?? 0) - (samples.first?.x ?? 0))
      durations.append((samples.last?.time ?? 0) * 1000)
    }
    func quantile(_ values: [Double], _ p: Double) -> Double {
      values.sorted()[Int(p * Double(values.count - 1))]
    }
    // Recorded right-going quartiles; of durations each person counts the same, as here.
    for (p, length, duration) in [(0.25, 129.0, 104.0), (0.5, 160, 129), (0.75, 199, 159)] {
      #expect(abs(quantile(lengths, p) / length - 1) < 0.08)
      #expect(abs(quantile(durations, p) / duration - 1) < 0.08)
    }
  }
}
