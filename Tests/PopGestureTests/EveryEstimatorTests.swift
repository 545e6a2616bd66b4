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

  /// What is left of the speed of a finger that rested for 30, 45, 120 and 200 ms before the lift,
  /// without an event.
  static func left(_ kind: VelocityEstimatorKind) -> [Double] {
    switch kind {
    case .uikitBlend, .uikitTransition, .uikitScroll: [1, 1, 1, 1]
    // It sees no lift, so a rest without events does not empty its window.
    case .leastSquares: [1, 1, 1, 1]
    case .flutterFit, .flutter, .flutterScroll, .android, .androidDragHelper: [1, 0, 0, 0]
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
