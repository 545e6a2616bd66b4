import TestSupport
import Testing

@testable import SwipeSimulation

/// How far the right thumb of a hand that holds a phone reaches: where its starts at the edge end
/// up, and whom that leaves alone.
@Suite("Reach of thumbs")
struct ThumbReachTests {
  static let people = 6000
  static let phones = ["iphone-se-1", "iphone-16-pro", "iphone-16-pro-max"]
  /// The span that reaches everywhere.
  static let boundless: Float = 300

  /// Everyday people who all start at the edge, by default those of `Population`.
  static func population(_ set: (inout Population) -> Void = { _ in }) -> Population {
    var population = Population.everyday
    population.edgeStartShare = 1
    set(&population)
    return population
  }

  static func draws(_ population: Population, on name: String) throws -> SwipeDraws {
    SwipeDraws(
      population: population, screen: try #require(ScreenCatalog.named(name)), people: people)
  }

  /// Whether a person holds a phone in the right hand and swipes with its thumb, from the shares.
  static func isLimited(_ index: Int, in population: Population) -> Bool {
    let person = Participant(index: index, seed: 21, population: population)
    return person.digitDraw < min(population.oneHandShare, population.thumbShare)
      && person.handDraw >= population.leftThumbShare
  }

  /// A raised lip hampers starts in the outer 1 to 2 mm, and 13 pt are 2.0 to 2.5 mm: behind a lip
  /// of 1 mm most of the strip is left, and behind one of 3 mm nothing.
  @Test("a strip that no touch reaches moves starts at the edge to its border, and no other")
  func strip() throws {
    let name = "iphone-16-pro"
    let screen = try #require(ScreenCatalog.named(name))
    let free = try Self.draws(Self.population(), on: name).motions(.pop).map(\.startX)
    for lip in [Float(1), 3] {
      let people = Self.population { $0.edgeStrip = lip }
      let starts = try Self.draws(people, on: name).motions(.pop).map(\.startX)
      for (start, old) in zip(starts, free) {
        let wanted = max(Double(lip), Double(old))
        #expect(abs(Double(start) - wanted) < 1e-3)
      }
      let within = Sample(starts.map { Double($0) }).share {
        $0 <= 13 * screen.millimetresPerPoint
      }
      #expect(lip == 3 ? within == 0 : within > 0.4, "\(lip): \(within)")
    }
  }

  @Test("pops aimed at the edge land within 13 pt of it more seldom on wider phones")
  func wider() throws {
    var (shares, losses) = ([Double](), [Double]())
    for name in Self.phones {
      let screen = try #require(ScreenCatalog.named(name))
      func near(_ population: Population) throws -> Double {
        let starts = try Self.draws(population, on: name).motions(.pop).map(\.startX)
        return Sample(starts).share { $0 <= 13 * screen.millimetresPerPoint }
      }
      let (with, without) = (
        try near(Self.population()), try near(Self.population { $0.thumbSpan = Self.boundless })
      )
      print("\(name): within 13 pt \(with), \(without) if thumbs reached everywhere")
      shares.append(without)
      losses.append(1 - with / without)
    }
    // A pt is a sixteenth smaller on the narrowest.
    #expect(shares.allSatisfy { abs($0 - shares[0]) < 0.04 })
    // .49 of .67 are right thumbs of one hand; 75 mm (sd 6) from the trailing edge are less than
    // 13 pt from the leading one with these probabilities.
    for (loss, beyond) in zip(losses, [0, Sample.upperTail(1.762), Sample.upperTail(0.713)]) {
      #expect(abs(loss - 0.49 * 0.67 * beyond) < 0.015, "\(loss)")
    }
    #expect(losses[0] == 0 && losses[0] < losses[1] && losses[1] < losses[2])
  }

  @Test("a thumb lands where it aims or where its reach ends, and no further in than half a reach")
  func places() async {
    await each([Intent.pop, .popAbort, .doublePop], [Float(60), 50, 0]) {
      (intent: Intent, span: Float) in
      let short = Self.population { ($0.thumbSpan, $0.thumbSpanSpread) = (span, 0) }
      let long = Self.population { $0.thumbSpan = Self.boundless }
      let draws = try Self.draws(short, on: "iphone-16-pro")
      let free = try Self.draws(long, on: "iphone-16-pro").motions(intent)
      let width = Float(draws.screen.viewWidthInMillimetres)
      var (limited, changed, misplaced, outside) = (0, 0, 0, 0)
      for (index, motion) in try draws.motions(intent).enumerated() {
        guard Self.isLimited(index, in: short) else {
          if motion.numbers != free[index].numbers { changed += 1 }
          continue
        }
        limited += 1
        let person = Participant(index: index, seed: 21, population: short)
        let wanted = min(max(free[index].startX, width - span), draws.frame(person).reach / 2)
        if abs(motion.startX - wanted) > 1e-4 { misplaced += 1 }
        let end = Double(motion.startX) + motion.farthest * SwipeDraws.point
        if end > Double(width) + 1e-3 { outside += 1 }
      }
      #expect((changed, misplaced, outside) == (0, 0, 0))
      let share = Double(limited) / Double(Self.people)
      #expect(abs(share - 0.49 * 0.67) < 4 * (0.25 / Double(Self.people)).squareRoot())
    }
  }

  @Test("spans differ between people by the setting, and are never negative")
  func spread() throws {
    let population = Self.population {
      ($0.thumbSpan, $0.thumbSpanSpread, $0.widthExponentSpread) = (50, 6, 0)
    }
    let draws = try Self.draws(population, on: "iphone-16-pro-max")
    let width = Float(draws.screen.viewWidthInMillimetres)
    let both = try draws.motions(.pop).enumerated().compactMap { index, motion in
      let person = Participant(index: index, seed: 21, population: population)
      let own = 50 + 6 * person.spanDraw
      let isLimited = Self.isLimited(index, in: population)
      return isLimited ? (reached: width - motion.startX, own: own) : nil
    }
    let spans = Sample(both.map(\.reached))
    // The middle: far spans end at the aim, near ones at half a reach.
    #expect(abs(spans.median - 50) < 0.6)
    #expect(abs(spans.quantile(0.75) - spans.median - 6 * 0.674_5) < 0.7)
    // A person's span is their own: 48 to 55 mm are neither near the aim nor half a reach.
    let middle = both.filter { $0.own < 55 && $0.own > 48 }
    #expect(middle.allSatisfy { abs($0.reached - $0.own) < 1e-4 })
    let none = Self.population { ($0.thumbSpan, $0.thumbSpanSpread) = (0, 100) }
    let view = draws.frame(Participant(index: 0, seed: 21, population: none))
    for index in 0..<200 {
      let person = Participant(index: index, seed: 21, population: none)
      #expect((0...width).contains(person.nearestStart(on: view, in: none)))
    }
  }

  @Test("left hands, two hands, starts anywhere and tablets are as if thumbs reached everywhere")
  func others() async {
    await each([Intent.pop, .popAbort, .doublePop, .contentRight, .contentLeft]) {
      (intent: Intent) in
      let cases: [(String, (inout Population) -> Void)] = [
        ("iphone-16-pro-max", { $0.leftThumbShare = 1 }),
        ("iphone-16-pro-max", { $0.oneHandShare = 0 }),
        ("iphone-16-pro-max", { $0.thumbShare = 0 }),
        ("iphone-16-pro-max", { $0.edgeStartShare = 0 }),
        ("ipad-mini-7", { $0.wideThumbShare = 1 }), ("ipad-pro-13", { $0.oneHandShare = 1 }),
      ]
      for (name, set) in cases {
        let numbers = try [Float(0), Self.boundless].map { span in
          let population = Self.population {
            set(&$0)
            $0.thumbSpan = span
          }
          var draws = try Self.draws(population, on: name)
          draws.people = 1000
          return try draws.motions(intent).map(\.numbers)
        }
        #expect(numbers[0] == numbers[1], "\(name)")
      }
    }
  }
}
