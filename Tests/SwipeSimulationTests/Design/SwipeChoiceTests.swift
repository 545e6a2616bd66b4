import PolicyLibrary
import TestSupport
import Testing

@testable import SwipeSimulation

/// Balanced draws: who is made, with what weight, and that batches see the same.
@Suite("Balanced draws")
struct SwipeChoiceTests {
  private static let scrolls = [Intent.contentVertical, .contentBrowse]

  @Test("a person is the same whoever was made before, and most differ from those drawn plainly")
  func people() {
    var crowd = Crowd(of: .everyday, seed: 3, design: .balanced)
    let first = [0, 63, 64, 200, 5].map { crowd.person($0) }
    for person in first {
      var other = Crowd(of: .everyday, seed: 3, design: .balanced)
      #expect(other.person(person.index).sessionLength == person.sessionLength)
    }
    var plain = Crowd(of: .everyday, seed: 3, design: .plain)
    #expect(plain.person(5).bow == Participant(index: 5, seed: 3, population: .everyday).bow)
    #expect(plain.person(5).bow != crowd.person(5).bow)
  }

  @Test("people of a block are spread evenly: means of their traits vary less than by chance")
  func spread() {
    func variance(_ design: DrawDesign) -> Double {
      var crowd = Crowd(of: .everyday, seed: 8, design: design)
      let means = (0..<120).map { block in
        (0..<64).reduce(0) { $0 + Double(crowd.person(block * 64 + $1).sessionLength) } / 64
      }
      return means.reduce(0) { $0 + $1 * $1 } / 120
    }
    #expect(variance(.balanced) < 0.1 * variance(.plain))
  }

  @Test("a batch and a person alone choose the same swipes")
  func choice() async {
    await each(Self.scrolls) { (intent: Intent) in
      try choice(try #require(IntentCatalog.entry(intent)))
    }
  }

  private func choice(_ entry: IntentCatalog.Entry) throws {
    var crowd = Crowd(of: .everyday, seed: 7, design: .balanced)
    let people = (64..<128).map { crowd.person($0) }
    var batch = SwipeBatch(
      screens: [], population: .everyday, seed: 7, design: .balanced, seesWholePath: false)
    for person in people { batch.append(person, swipe: 0) }
    var chosen: [ChosenSwipe] = []
    batch.choose(entry, count: 2, into: &chosen)
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    let generator = SwipeGenerator(
      screen: screen, population: .everyday, seed: 7, design: .balanced)
    for person in people {
      let own = chosen.filter { $0.participant == person.index }
      #expect(generator.choice(entry, of: person, count: 2) == own)
      #expect(own.allSatisfy { $0.swipe < 32 && ($0.weight == 1 || $0.weight == 16) })
      // One of every sixteen by its turn.
      #expect(own.filter(\.isByTurn).map { $0.swipe / 16 } == [0, 1])
      #expect(own.allSatisfy { $0.weight == 1 || $0.isByTurn })
    }
    #expect(batch.count == 0)
  }

  @Test("weights add up to all swipes that could have been made, and so do those of any kind")
  func expectation() async {
    // Who browses scrolls faster and leans further: more than a third might.
    await each(zip(Self.scrolls, [0.8...1.6, 1.2...2.2])) { intent, risky in
      try expectation(try #require(IntentCatalog.entry(intent)), risky: risky)
    }
  }

  /// - Parameter range: how many of a person's 16 swipes might pop.
  private func expectation(_ entry: IntentCatalog.Entry, risky range: ClosedRange<Double>) throws {
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    let generator = SwipeGenerator(
      screen: screen, population: .everyday, seed: 1, design: .balanced)
    var crowd = Crowd(of: .everyday, seed: 1, design: .balanced)
    let people = 3000
    var (weights, short, risky) = (0, 0, 0)
    for index in 0..<people {
      let person = crowd.person(index)
      for swipe in generator.choice(entry, of: person, count: 1) {
        weights += swipe.weight
        risky += swipe.weight == 1 ? 1 : 0
        // Of short ones few might pop: these are mostly told by those that stand for many.
        let motion = generator.motion(entry, of: person, touch: swipe.swipe)
        short += motion.duration < 300 ? swipe.weight : 0
      }
    }
    // A swipe by its turn counts 0 or 16: sd 3.9 at a share of a tenth that might pop.
    let error = 5 / Double(people).squareRoot() / 16
    #expect(abs(Double(weights) / Double(16 * people) - 1) < 4 * error)
    print("\(entry.intent) that might pop, of 16: \(Double(risky) / Double(people))")
    #expect(range.contains(Double(risky) / Double(people)))
    let plain = SwipeGenerator(screen: screen, population: .everyday, seed: 2)
    let count = (0..<people).reduce(0) { sum, index in
      let person = Participant(index: index, seed: 2, population: .everyday)
      return sum
        + (0..<8).count { plain.motion(entry, of: person, touch: $0).duration < 300 }
    }
    let share = Double(count) / Double(8 * people)
    #expect(
      abs(Double(short) / Double(weights) - share) < 5 * (share / Double(people)).squareRoot())
  }

  @Test("batches of balanced draws see what whole traces of the same swipes show")
  func batches() {
    var check = BatchCheck(.everyday)
    (check.design, check.people, check.each, check.step) = (.balanced, 0..<64, 1, 23)
    check.run()
    #expect(check.differing == 0, "\(check.notes)")
    #expect(check.released > 1000)
  }
}
