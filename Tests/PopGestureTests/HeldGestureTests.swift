import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// A gesture that is ready while another recognizer has yet to fail, and what is counted from the
/// begin on.
@Suite("Held gestures")
struct HeldGestureTests {
  typealias Tracker = GestureTracker<TwoSampleBlend>

  /// A touch from x = 100 with one event every 10 ms; the moves in `held` are held.
  static func tracker(
    _ places: [Double], held: Range<Int> = 0..<0, _ recognizer: Recognizer = .pan
  ) -> Tracker {
    var tracker = Tracker(recognizer: recognizer)
    tracker.receive(TouchSample(time: 1, x: 100, y: 300, phase: .began))
    for (index, place) in places.enumerated() {
      let time = 1 + Double(index + 1) / 100
      tracker.receive(
        TouchSample(time: time, x: 100 + place, y: 300, phase: .moved),
        isHeld: held.contains(index))
    }
    return tracker
  }

  @Test("it waits while it is held")
  func waits() {
    let tracker = Self.tracker([20, 50], held: 0..<2)
    #expect(tracker.state == .waiting)
    #expect((tracker.translation, tracker.changes) == (0, 0))
    #expect(tracker.beginAge.isNaN)
    // A hold before it is ready changes nothing.
    #expect(Self.tracker([9, 20], held: 0..<1).state == .began)
    #expect(Self.tracker([9, 20], held: 0..<1).translation == 10)
    #expect(Self.tracker([9.9], held: 0..<1).state == .possible)
  }

  @Test("a late begin sets the translation back to 0")
  func lateBegin() {
    let late = Self.tracker([20, 50, 64], held: 0..<2)
    #expect(late.state == .began)
    #expect((late.translation, late.changes) == (0, 0))
    #expect(abs(late.beginAge - 0.03) < 1e-12)
    let later = Self.tracker([20, 50, 64, 94, 74], held: 0..<2)
    #expect((later.translation, later.changes) == (10, 2))
    // Once begun it can be held no more.
    #expect(Self.tracker([20, 50, 64, 94], held: 3..<4).translation == 84)
    // The velocity is that of the finger, whenever the gesture began: 0.2 * 1400 + 0.8 * 3000.
    #expect(abs(late.velocity - 2680) < 1e-6)
  }

  @Test("the gate is asked when the slop is passed, not when the hold ends")
  func gateBeforeHold() {
    let towards = Recognizer(slop: .eitherAxis(10), gate: [.towards])
    #expect(Self.tracker([-20], held: 0..<9, towards).state == .failed(.direction))
    #expect(Self.tracker([20, -30], held: 0..<1, towards).state == .began)
    let near = Recognizer(slop: .eitherAxis(10), gate: [.startLimit(115)])
    #expect(Self.tracker([15, 90], held: 0..<1, near).state == .began)
    #expect(Self.tracker([15.5, 16], held: 0..<1, near).state == .failed(.startLimit))
  }

  @Test("a lift, the system or another recognizer ends the waiting")
  func endOfWaiting() async {
    await each([false, true]) { (isHeld: Bool) in
      func after(_ phase: TouchPhase) -> Tracker.State {
        var tracker = Self.tracker([20, 50], held: 0..<2)
        tracker.receive(TouchSample(time: 1.1, x: 0, y: 0, phase: phase), isHeld: isHeld)
        return tracker.state
      }
      #expect(after(.ended) == .failed(.waiting))
      #expect(after(.cancelled) == .cancelled)
      var failed = Self.tracker([20, 50], held: 0..<2)
      failed.fail(.lostToContent)
      #expect(failed.state == .failed(.lostToContent))
      failed.fail(.busy)
      #expect(failed.state == .failed(.lostToContent))
      failed.receive(TouchSample(time: 1.1, x: 200, y: 300, phase: .moved), isHeld: isHeld)
      #expect(failed.state == .failed(.lostToContent))
      // A gesture under way is not failed from outside.
      var begun = Self.tracker([20])
      begun.fail(.lostToContent)
      #expect(begun.state == .began)
    }
  }

  @Test("events after the begin are counted, and the release tells how many")
  func changes() async {
    await each(0..<5) { (count: Int) in
      let places = [4.0, 20] + (0..<count).map { 30 + Double($0) }
      let ended = Self.tracker(places).then(.ended, time: 1.5)
      #expect(ended.changes == count)
      #expect(abs(ended.beginAge - 0.02) < 1e-12)
      #expect(ended.release(viewWidth: 402).changes == count)
      #expect(ended.release(viewWidth: 402).acceleration == 0)
    }
  }

  @Test("a touch that never begins has no begin")
  func noBegin() {
    for places in [[], [5], [9.9, -9.9]] as [[Double]] {
      let tracker = Self.tracker(places).then(.ended, time: 1.5)
      #expect(tracker.beginAge.isNaN && tracker.changes == 0)
    }
  }

  @Test("a reset tracker knows nothing of the touch before")
  func reset() {
    var tracker = Self.tracker([20, 50, 90]).then(.ended, time: 1.5)
    tracker.reset()
    #expect(tracker.state == .possible && tracker.beginAge.isNaN && tracker.changes == 0)
    #expect((tracker.translation, tracker.velocity) == (0, 0))
  }
}

/// The last difference alone: WebKitGTK and Gecko.
@Suite("The last difference")
struct LastEventTests {
  @Test("WebKitGTK: whatever came before, over any time but none")
  func last() {
    let kind = VelocityEstimatorKind.lastEvent
    #expect(kind.velocity([(-2, 1), (-1, 900), (0, 0), (0.25, 50)]) == 200)
    #expect(kind.velocity([(-1, 0), (0, 0), (4, -50)]) == -12.5)
    #expect(kind.velocity([(-1, 0), (0, 0), (0x1p-20, 1)]) == 0x1p20)
    // Over no time it stays, and the next counts from the newer place.
    #expect(kind.velocity([(-1, 0), (0, 0), (0, 50)]) == 0)
    #expect(kind.velocity([(-1, 0), (0, 0), (1, 80), (1, 50)]) == 80)
    #expect(kind.velocity([(-1, 0), (0, 0), (1, 80), (1, 50), (2, 60)]) == 10)
    // The gesture begins with the second event, which alone tells no velocity.
    #expect(kind.velocity([(0, 0), (1, 60)]) == 0)
  }

  @Test("Gecko: over 8 ms at least")
  func gecko() {
    let kind = VelocityEstimatorKind.gecko
    func velocity(_ time: Double, _ position: Double) -> Double {
      kind.velocity([(-1, 900), (0, 0), (time, position)])
    }
    #expect(velocity(0.25, 50) == 200)
    #expect(velocity(0.016, 8) == 500)
    #expect(velocity(0.008_001, 8) < 1000)
    #expect(velocity(0.008, 8) == 1000)
    #expect(velocity(0.007_999, 8) == 1000)
    #expect(velocity(0.004, -8) == -1000)
    #expect(velocity(0, 8) == 1000)
    // The gesture begins with the second event, which alone tells no velocity.
    #expect(kind.velocity([(0, 0), (1, 60)]) == 0)
  }
}

/// Times count from any moment; only their distances matter.
@Suite("Elapsed time")
struct ElapsedTimeTests {
  @Test("a distance of whole times is the number nearest to it, wherever it starts")
  func exact() {
    for start in [0, 1, 999_999, -7_000_001, 1_790_000_000_123_457] {
      for distance in [0, 1, 999, 1000, 10_000, 25_000, 39_999, 40_000, 40_001, 100_000, 300_000] {
        let (from, to) = (Double(start) / 1e6, Double(start + distance) / 1e6)
        #expect(TouchSample.elapsed(from: from, to: to) == Double(distance) / 1e6)
        #expect(TouchSample.elapsed(from: to, to: from) == -Double(distance) / 1e6)
      }
    }
    // What a plain difference says of 40 ms.
    #expect(0.07 - 0.03 > 0.04 && !(TouchSample.elapsed(from: 0.03, to: 0.07) > 0.04))
    #expect(0.06 - 0.02 < 0.04 && TouchSample.elapsed(from: 0.02, to: 0.06) == 0.04)
  }

  @Test("a distance of finer times is their difference")
  func finer() {
    #expect(TouchSample.elapsed(from: 0, to: 1.0 / 120) == 1.0 / 120)
    #expect(TouchSample.elapsed(from: 0.25, to: 0.25 + 0x1p-20) == 0x1p-20)
  }

  @Test("what is unknown stays unknown")
  func unknown() {
    #expect(TouchSample.elapsed(from: .nan, to: 1).isNaN)
    #expect(TouchSample.elapsed(from: 0, to: .infinity) == .infinity)
  }

  @Test("the age of a touch, at which edge swipes and policies look, is relative")
  func age() {
    for start in [0.0, 0.003, 12.007, 1_790_000_000.123] {
      var tracker = GestureTracker<TwoSampleBlend>(recognizer: .pan)
      tracker.receive(TouchSample(time: start, x: 5, y: 0, phase: .began))
      for step in 1...30 {
        let time = (start * 1000 + Double(10 * step)).rounded() / 1000
        tracker.receive(TouchSample(time: time, x: 5 + Double(step), y: 0, phase: .moved))
        #expect(tracker.age == Double(step) / 100)
      }
      #expect(tracker.beginAge == 0.1)
    }
  }
}

/// Events that do not belong to the touch: before it, after it, and of a second finger.
@Suite("Stray events")
struct StrayEventTests {
  static func sample(_ time: Double, _ x: Double, _ phase: TouchPhase) -> TouchSample {
    TouchSample(time: time, x: x, y: 300, phase: phase)
  }

  static let stroke = [
    sample(0, 100, .began), sample(0.01, 130, .moved), sample(0.02, 160, .moved),
    sample(0.03, 200, .moved), sample(0.04, 200, .ended),
  ]

  static func tracker(_ samples: [TouchSample]) -> GestureTracker<TwoSampleBlend> {
    GestureTracker<TwoSampleBlend>(recognizer: .pan).receiving(samples)
  }

  @Test("without a touch-down nothing begins and nothing is remembered")
  func orphans() {
    for phase in [TouchPhase.moved, .ended, .cancelled] {
      let orphan = Self.sample(-0.01, 300, phase)
      #expect(Self.tracker([orphan]).state == .possible)
      #expect(Self.tracker([orphan, Self.sample(0, 400, .ended)]).state == .possible)
      let (clean, after) = (Self.tracker(Self.stroke), Self.tracker([orphan] + Self.stroke))
      #expect(after.state == .ended)
      #expect(after.release(viewWidth: 402).same(as: clean.release(viewWidth: 402)))
    }
  }

  @Test("a second touch-down ends what has begun and fails what has not")
  func second() async {
    await each(1...5) { (place: Int) in
      var samples = Self.stroke
      samples.insert(Self.sample(0.035, 12, .began), at: place)
      let state = Self.tracker(samples).state
      switch place {
      case 1: #expect(state == .failed(.secondTouch))
      case 5: #expect(state == .ended)
      default: #expect(state == .cancelled)
      }
      if place == 5 {
        let (clean, after) = (Self.tracker(Self.stroke), Self.tracker(samples))
        #expect(after.release(viewWidth: 402).same(as: clean.release(viewWidth: 402)))
      }
    }
  }

  @Test("a tracker that sees the whole path does the same")
  func path() {
    func path(_ samples: [TouchSample]) -> PathTracker<TwoSampleBlend> {
      PathTracker<TwoSampleBlend>(
        recognizer: .pan, readsAcross: true, reversalRule: ReversalRule(), viewWidth: 402
      ).receiving(samples)
    }
    let clean = path(Self.stroke).release(viewWidth: 402)
    let orphan = path([Self.sample(-0.01, 300, .moved)] + Self.stroke)
    #expect(orphan.release(viewWidth: 402).same(as: clean))
    #expect(clean.reversal == .active)
    var samples = Self.stroke
    samples.insert(Self.sample(0.025, 12, .began), at: 3)
    #expect(path(samples).state == .cancelled)
  }
}

extension Release {
  /// Whether all numbers are the same, those that are unknown included.
  func same(as other: Release) -> Bool { "\(self)" == "\(other)" }
}

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
