import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What an estimator may forget: leaving out older events must not change a bit.
@Suite("Memory of estimators")
struct EventMemoryTests {
  typealias Event = TouchEvent

  /// Events as a panel sends them: whole microseconds, from crowded to far apart.
  static func events(
    _ generator: inout TestGenerator, most: UInt64 = 59,
    // Up to 4 ms, 10 ms or 100 ms apart.
    longest: [Double] = [4000, 10_000, 100_000]
  ) -> [Event] {
    let count = Int(generator.next() % (most + 1))
    let longest = longest[Int(generator.next() % UInt64(longest.count))]
    var (time, position) = (generator.value(in: 0...1e7).rounded(), 100.0)
    return (0..<count).map { _ in
      time += generator.value(in: 1...longest).rounded()
      position += (generator.value(in: -9...9) * 3).rounded() / 3
      return (time / 1_000_000, position)
    }
  }

  /// The newest `events` events, as far as they are at most `duration` older than the newest.
  static func remembered(_ events: [Event], _ memory: EventMemory) -> [Event] {
    guard let newest = events.last else { return [] }
    return events.suffix(memory.events).filter { newest.time - $0.time <= memory.duration }
  }

  /// The estimators that may forget.
  static let forgetful = VelocityEstimatorKind.allCases.filter { !$0.memory.isWholePath }

  @Test("with a lift or without, however crowded the events")
  func every() async {
    await each(Self.forgetful) { (kind: VelocityEstimatorKind) in
      var generator = TestGenerator(seed: 7)
      var (differing, left, moving) = (0, 0, 0)
      for _ in 0..<3000 {
        let events = Self.events(
          &generator, most: 120, longest: [500, 2000, 10_000, 30_000, 100_000])
        let rest = generator.value(in: 0...200_000).rounded() / 1_000_000
        let lift = generator.next() % 2 == 0 ? nil : events.last.map { $0.time + rest }
        let kept = Self.remembered(events, kind.memory)
        left += events.count - kept.count
        let whole = kind.velocity(events, lift: lift)
        if whole != 0 { moving += 1 }
        // Touch-down is always told, however old.
        let begun = kept.count < events.count ? [events[0]] + kept : kept
        if kind.velocity(begun, lift: lift).bitPattern != whole.bitPattern { differing += 1 }
      }
      #expect(differing == 0)
      #expect(left > 60_000 && moving > 300, "\(left) \(moving)")
    }
  }

  @Test("one event less than remembered, or a shorter time, is too little")
  func tight() async {
    await each(Self.forgetful) { (kind: VelocityEstimatorKind) in
      var generator = TestGenerator(seed: 8)
      let memory = kind.memory
      let fewer = EventMemory(events: memory.events - 1, duration: memory.duration)
      let shorter = EventMemory(events: memory.events, duration: 0.9 * memory.duration)
      var (lacksEvents, lacksTime) = (false, memory.duration == .infinity)
      for _ in 0..<300 {
        let events = Self.events(&generator, most: 120, longest: [500, 2000, 30_000])
        func differs(_ memory: EventMemory) -> Bool {
          let kept = Self.remembered(events, memory)
          guard kept.count < events.count else { return false }
          return kind.velocity([events[0]] + kept) != kind.velocity(events)
        }
        lacksEvents = lacksEvents || differs(fewer)
        lacksTime = lacksTime || differs(shorter)
      }
      #expect(lacksEvents && lacksTime)
    }
  }
}
