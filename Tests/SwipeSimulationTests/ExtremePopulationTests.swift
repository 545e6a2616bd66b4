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

/// People keep their intentions from screen to screen: what differs between screens is the screen.
@Suite("Common intentions")
struct CommonIntentionTests {
  static func draws(_ name: String) throws -> SwipeDraws {
    SwipeDraws(population: .everyday, screen: try #require(ScreenCatalog.named(name)), people: 2000)
  }

  /// The same glass with twice as many points.
  static let denser = Screen(
    name: "denser", title: "", width: 640, height: 1066, millimetresPerPoint: 0.0779, kind: .phone,
    source: "")

  @Test("on the same glass every motion is the same, whatever a point is")
  func sameGlass() async {
    await each(Intent.allCases) { (intent: Intent) in
      let coarse = try SwipeDraws(population: .everyday, people: 300).motions(intent)
      let fine = try SwipeDraws(population: .everyday, screen: Self.denser, people: 300)
        .motions(intent)
      for (a, b) in zip(coarse, fine) {
        #expect(a.duration == b.duration)
        #expect(abs(a.startX - b.startX) < 1e-3 && abs(a.startY - b.startY) < 1e-3)
        #expect(abs(a.shift.x - b.shift.x) < 1e-2 && abs(a.shift.y - b.shift.y) < 1e-2)
      }
    }
  }

  @Test("between phones, strokes keep duration and lift phase unless one had to be drawn again")
  func phones() throws {
    let strokes = zip(
      try Self.draws("iphone-se-1").strokes(.right),
      try Self.draws("iphone-16-pro-max").strokes(.right))
    let kept = strokes.filter { $0.duration == $1.duration && $0.liftPhase == $1.liftPhase }
    print("strokes kept between phones: \(Double(kept.count) / 2000)")
    #expect(kept.count > 1700)
    // What is drawn before the repetitions is kept always.
    for (a, b) in strokes {
      #expect(a.bow == b.bow)
      #expect((a.hold > 0) == (b.hold > 0))
    }
  }

  @Test("taps and scrolls keep duration everywhere, from the smallest phone to the largest tablet")
  func everywhere() throws {
    for intent in [Intent.tapSmear, .contentVertical, .grip] {
      let small = try Self.draws("iphone-se-1").motions(intent)
      let large = try Self.draws("ipad-pro-13").motions(intent)
      #expect(zip(small, large).allSatisfy { $0.duration == $1.duration })
    }
  }
}

/// What experiments vary about people.
@Suite("Assumptions")
struct AssumptionTests {
  @Test("every assumption has its own name, and ascending values that its settings allow")
  func values() throws {
    #expect(Set(Assumption.all.map(\.name)).count == Assumption.all.count)
    for assumption in Assumption.all {
      #expect(assumption.values == assumption.values.sorted())
      #expect(Set(assumption.values).count >= 2)
      for name in assumption.settings {
        let setting = try #require(PopulationSetting.all.first { $0.name == name })
        #expect(assumption.values.allSatisfy(setting.range.contains), "\(name)")
      }
    }
  }

  @Test("a value goes to its settings and to nothing else")
  func population() async {
    await each(Assumption.all) { (assumption: Assumption) in
      for value in assumption.values {
        let people = assumption.population(value, from: .everyday)
        for setting in PopulationSetting.all {
          let expected =
            assumption.settings.contains(setting.name) ? value : setting.value(in: .everyday)
          #expect(abs(setting.value(in: people) - expected) < 1e-6, "\(setting.name)")
        }
      }
    }
  }
}
