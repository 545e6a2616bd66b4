import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What holds for every estimator.
@Suite("Every velocity estimator")
struct EveryEstimatorTests {
  static func steady(_ speed: Double, _ rate: Double, count: Int = 40) -> [TouchEvent] {
    (0..<count).map { (Double($0) / rate, 37.5 + speed * Double($0) / rate) }
  }

  @Test("a steady finger has its speed")
  func steady() async {
    await each(VelocityEstimatorKind.allCases, [60.0, 120]) {
      (kind: VelocityEstimatorKind, rate: Double) in
      // Ionic's mean is away from it by 0.3^39, which is nothing.
      for speed in [600.0, -912.5, 4000] {
        let velocity = kind.velocity(Self.steady(speed, rate))
        #expect(abs(velocity / speed - 1) < 1e-9, "\(speed)")
      }
    }
  }

  @Test("a finger that has not moved has no velocity, lifted or not")
  func nothing() async {
    await each(VelocityEstimatorKind.allCases, [nil, 2.0]) {
      (kind: VelocityEstimatorKind, lift: Double?) in
      #expect(kind.velocity([], lift: lift) == 0)
      #expect(kind.velocity([(1, 5)], lift: lift) == 0)
    }
  }

  /// What is left of the speed of a finger that rested for 30, 45, 120 and 200 ms before the lift,
  /// without an event.
  static func left(_ kind: VelocityEstimatorKind) -> [Double] {
    switch kind {
    case .uikitBlend, .uikitTransition, .uikitScroll: [1, 1, 1, 1]
    // It sees no lift, so a rest without events does not empty its window.
    case .leastSquares: [1, 1, 1, 1]
    case .flutterFit, .flutter, .flutterScroll, .android, .androidDragHelper, .restAwareBlend:
      [1, 0, 0, 0]
    case .ionic: [0.3, 0.3, 1, 1]
    case .chromium: [1, 1, 0, 0]
    case .libadwaita: [1, 1, 1, 0]
    // The lift ends a window that began with the event before the last.
    case .onsen: [0.03, 0.045, 0.12, 0.2].map { 1 / (1 + 60 * $0) }
    case .lastEvent, .gecko, .lowPass: [1, 1, 1, 1]
    }
  }

  @Test("a finger that rests before the lift")
  func rest() async {
    await each(VelocityEstimatorKind.allCases) { (kind: VelocityEstimatorKind) in
      let events = Self.steady(600, 60)
      for (rest, left) in zip([0.03, 0.045, 0.12, 0.2], Self.left(kind)) {
        #expect(kind.tells(600 * left, of: events, lift: 39.0 / 60 + rest), "\(rest)")
      }
    }
  }

  @Test("the other way round is the same speed the other way")
  func mirror() async {
    await each(VelocityEstimatorKind.allCases) { (kind: VelocityEstimatorKind) in
      var generator = TestGenerator(seed: 8)
      var moving = 0
      for _ in 0..<1000 {
        let events = EventMemoryTests.events(&generator)
        let velocity = kind.velocity(events)
        let mirrored = kind.velocity(events.map { ($0.time, -$0.position) })
        #expect(mirrored == -velocity)
        if velocity != 0 { moving += 1 }
      }
      #expect(moving > 200)
    }
  }

  @Test("time and place are relative")
  func shift() async {
    await each(VelocityEstimatorKind.allCases) { (kind: VelocityEstimatorKind) in
      var generator = TestGenerator(seed: 9)
      var moving = 0
      for _ in 0..<200 {
        // Whole milliseconds, as many clocks tell: as seconds no two of them differ by just so many.
        // Places are multiples of 1/8 pt, whose differences are exact.
        var (time, position) = (0, 0.0)
        let events = (0..<Int(generator.next() % 40)).map { _ in
          // Often just a limit of an estimator: 8, 10, 25 and 40 ms.
          time += [1, 8, 10, 16, 25, 40][Int(generator.next() % 6)]
          position += Double(generator.next() % 1000) / 8 - 40
          return (time: time, position: position)
        }
        let rest = [0, 7, 40, 100, 150][Int(generator.next() % 5)]
        let lift = generator.next() % 2 == 0 ? nil : time + rest
        func velocity(from start: Int, at place: Double) -> Double {
          kind.velocity(
            events.map { TouchEvent(Double(start + $0.time) / 1000, place + $0.position) },
            lift: lift.map { Double(start + $0) / 1000 })
        }
        let told = velocity(from: 0, at: 0)
        if told != 0 { moving += 1 }
        // A moment later, an hour before, and by a clock that counts from 1970.
        for start in [1, 7, 1003, -3_600_001, 1_790_000_000_123] {
          #expect(velocity(from: start, at: Double(start % 4096)) == told, "\(start)")
        }
      }
      #expect(moving > 80)
    }
  }

  @Test("each says whose it is")
  func summaries() {
    let summaries = VelocityEstimatorKind.allCases.map(\.summary)
    #expect(Set(summaries).count == summaries.count)
    #expect(summaries.allSatisfy { $0.contains("(") && $0.hasSuffix(")") && !$0.contains("\n") })
  }
}

/// The means of a navigation transition, with values computed by hand.
@Suite("Transition means")
struct TransitionMeansTests {
  typealias Sample = (position: Double, velocity: Double, time: Double)

  static func means(_ samples: [Sample], viewWidth: Double = 100) -> TransitionMeans {
    var means = TransitionMeans(viewWidth: viewWidth)
    for sample in samples {
      means.add(position: sample.position, velocity: sample.velocity, time: sample.time)
    }
    return means
  }

  /// Every 0.125 s on a wide view, where no acceleration is limited.
  static let samples: [Sample] = [
    (0, 100, 1), (10, 140, 1.125), (30, 120, 1.25), (50, 180, 1.375), (70, 60, 1.5),
  ]

  /// After n samples: the mean of the newest three velocities, and of the newest three differences,
  /// which are 320, -160, 480 and -960 pt/s^2.
  static let expected: [(count: Int, velocity: Double, acceleration: Double)] = [
    (0, 0, 0), (1, 100, 0), (2, 120, 320), (3, 120, 80), (4, 440.0 / 3, 640.0 / 3),
    (5, 120, -640.0 / 3),
  ]

  @Test func values() async {
    await each(Self.expected) { (row: (count: Int, velocity: Double, acceleration: Double)) in
      let means = Self.means(Array(Self.samples.prefix(row.count)), viewWidth: 10_000)
      #expect(means.samples == row.count)
      #expect(abs(means.velocity - row.velocity) < 1e-9)
      #expect(abs(means.acceleration - row.acceleration) < 1e-9)
    }
  }

  /// At 100 pt, 5 widths/s^2 are 500 pt/s^2 from one acceleration to the next.
  static let limited: [(velocities: [Double], accelerations: [Double])] = [
    // Exactly the step, and one more.
    ([0, 62.5], [500]), ([0, 63.5], [500]), ([0, 61.5], [492]), ([0, -63.5], [-500]),
    // 8000 pt/s^2 are wanted three times: 500, 1000, 1500 are allowed.
    ([0, 1000, 2000, 3000], [500, 1000, 1500]),
    // Back to 0 as slowly as it came.
    ([0, 1000, 2000, 2000, 2000, 2000], [500, 1000, 500, 0, 0]),
    ([0, -1000, -2000, -2000, -2000], [-500, -1000, -500, 0]),
  ]

  @Test("accelerations change by at most 5 widths/s^2 from sample to sample")
  func step() async {
    await each(Self.limited) { (row: (velocities: [Double], accelerations: [Double])) in
      let samples = row.velocities.enumerated().map {
        (position: Double($0.offset), velocity: $0.element, time: Double($0.offset) / 8)
      }
      let newest = row.accelerations.suffix(3)
      let expected = newest.reduce(0, +) / Double(newest.count)
      #expect(abs(Self.means(samples).acceleration - expected) < 1e-9)
      // A view ten times as wide allows ten times as much.
      let wide = Self.means(
        samples.map { ($0.position, 10 * $0.velocity, $0.time) }, viewWidth: 1000)
      #expect(abs(wide.acceleration - 10 * expected) < 1e-6)
    }
  }

  /// A second sample after this time and distance: whether it counts.
  static let spacing: [(elapsed: Double, distance: Double, counts: Bool)] = [
    (0.01, 0, true), (0.009_999, 0, false), (0.5, 0, true), (0.009, 0.1, true),
    (0.001, 5, false), (0.001_001, 5, true), (0.001_001, -5, true), (0.001_001, 0, false),
    (0, 5, false),
  ]

  @Test("near samples count only where the place has changed")
  func tenMilliseconds() async {
    await each(Self.spacing) { (row: (elapsed: Double, distance: Double, counts: Bool)) in
      let means = Self.means([(7, 100, 0), (7 + row.distance, 200, row.elapsed)])
      #expect(means.samples == (row.counts ? 2 : 1))
      #expect(means.velocity == (row.counts ? 150 : 100))
    }
  }

  @Test("a resting finger's events at 120 Hz count every other time: from the one that counted")
  func rest() {
    let samples = (0..<9).map { (position: 50.0, velocity: 0.0, time: Double($0) / 120) }
    #expect(Self.means(samples).samples == 5)
    let at60 = (0..<9).map { (position: 50.0, velocity: 0.0, time: Double($0) / 60) }
    #expect(Self.means(at60).samples == 9)
  }

  @Test("before three samples no more than one change counts")
  func changes() {
    for count in 0...5 {
      let means = Self.means(Array(Self.samples.prefix(count)))
      #expect(means.countedChanges(of: 7) == (count < 3 ? 1 : 7))
      #expect(means.countedChanges(of: 0) == 0)
    }
  }
}
