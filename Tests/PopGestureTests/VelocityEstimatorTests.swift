import Foundation
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Velocity read from touch events: the two-sample blend and the least-squares slope.
@Suite("Velocity estimators")
struct VelocityEstimatorTests {
  /// Times are multiples of 1/64 s, so differences and quotients are exact.
  static let blends: [(name: String, events: [TouchEvent], velocity: Double)] = [
    ("nothing", [], 0), ("one event", [(5, 100)], 0),
    ("one difference stands alone", [(0, 10), (0.25, 60)], 200),
    ("two differences", [(0, 0), (0.25, 25), (0.5, 75)], 0.2 * 200 + 0.8 * 100),
    (
      "older ones are forgotten", [(0, 9000), (0.25, 0), (0.5, 25), (0.75, 75)],
      0.2 * 200 + 0.8 * 100
    ),
    ("backwards", [(0, 100), (0.25, 50), (0.5, 25)], 0.2 * -100 + 0.8 * -200),
    ("newest over less than 1 ms counts as 0", [(0, 0), (0.25, 25), (0.2509, 75)], 0.8 * 100),
    ("previous over less than 1 ms counts as 0", [(0, 0), (0.0009, 25), (0.2509, 75)], 0.2 * 200),
    ("1 ms counts", [(0, 0), (0.001, 1)], 1 / 0.001),
    ("just less than 1 ms", [(0, 0), (0.000_999, 1)], 0), ("same time", [(1, 0), (1, 50)], 0),
    (
      "a rest without events keeps the speed, a rest with events loses it",
      [(0, 0), (0.25, 50), (0.5, 50), (0.75, 50)], 0
    ),
  ]

  @Test func blend() async {
    await each(Self.blends) { (row: (name: String, events: [TouchEvent], velocity: Double)) in
      let velocity = VelocityEstimatorKind.uikitBlend.velocity(row.events)
      #expect(abs(velocity - row.velocity) <= 1e-12)
    }
  }

  private static let leastSquares = VelocityEstimatorKind.leastSquares

  @Test("a line has its slope, exactly where the arithmetic is")
  func exactLine() async {
    await each([-768.0, 0, 3, 4096]) { (slope: Double) in
      for count in 2...7 {
        let events = (0..<count).map { (Double($0) / 64, 100 + slope * Double($0) / 64) }
        #expect(Self.leastSquares.velocity(events) == slope)
      }
    }
  }

  @Test("all events of the last 100 ms count and no other")
  func window() async {
    await each([60.0, 120, 240]) { (rate: Double) in
      // 1000 pt/s until 0.5 s, then 200 pt/s.
      func events(until end: Double) -> [(Double, Double)] {
        (0...Int((end * rate).rounded())).map { event in
          let time = Double(event) / rate
          return (time, time < 0.5 ? 1000 * time : 500 + 200 * (time - 0.5))
        }
      }
      let mixed = Self.leastSquares.velocity(events(until: 0.55))
      #expect(200.1 < mixed && mixed < 999.9)
      #expect(abs(Self.leastSquares.velocity(events(until: 0.5)) - 1000) < 1e-7)
      #expect(abs(Self.leastSquares.velocity(events(until: 0.65)) - 200) < 1e-7)
    }
  }

  @Test("an event 100 ms old is inside the window, an older one outside")
  func windowEdge() {
    // From (0, 0) to (0.1, 10) is 100 pt/s; alone, an event has no speed.
    #expect(abs(Self.leastSquares.velocity([(0, 0), (0.1, 10)]) - 100) < 1e-11)
    #expect(Self.leastSquares.velocity([(0, 0), (0.100_001, 10)]) == 0)
    // The three newest lie on a line of 50 pt/s; the oldest would spoil it.
    let events = [(0.0, 1000.0), (0.125, 0), (0.15625, 1.5625), (0.1875, 3.125)]
    #expect(Self.leastSquares.velocity(events) == 50)
  }

  @Test("a finger that rested for more than 100 ms has no speed")
  func rest() {
    let drag = (0...12).map { (Double($0) / 60, 900 * Double($0) / 60) }
    #expect(Self.leastSquares.velocity(drag) > 899)
    #expect(Self.leastSquares.velocity(drag + [(0.31, 181)]) == 0)
    #expect(Self.leastSquares.velocity([(1, 0), (1, 50)]) == 0)
    #expect(Self.leastSquares.velocity([(1, 0)]) == 0)
    #expect(Self.leastSquares.velocity([]) == 0)
  }

  @Test("times since a machine started lose no digit")
  func largeTimes() async {
    await each([1024.0, 1_048_576, 67_108_864]) { (origin: Double) in
      // Multiples of 1/256 s: the same numbers at any origin, so the same bits.
      let events = (0..<20).map { (index: Int) -> (time: Double, position: Double) in
        (Double(index) / 256, Double(index * index) / 3 + 1e5)
      }
      let later = events.map { (time: origin + $0.time, position: $0.position) }
      let expected = Self.leastSquares.velocity(events)
      #expect(expected > 1000)
      #expect(Self.leastSquares.velocity(later) == expected)
      let blend = VelocityEstimatorKind.uikitBlend
      #expect(blend.velocity(later) == blend.velocity(events))
    }
  }

  /// How many events count where more are in the window.
  static let capacities: [(kind: VelocityEstimatorKind, events: Int)] = [
    (.flutterFit, 20), (.android, 20), (.leastSquares, 32), (.libadwaita, 64),
  ]

  @Test("of more events in the window than an estimator keeps, the newest count")
  func capacity() async {
    await each(Self.capacities) { (row: (kind: VelocityEstimatorKind, events: Int)) in
      // 512 Hz: 52 events in 100 ms, 77 in 150 ms; those before the newest stand elsewhere.
      func events(_ newest: Int) -> [TouchEvent] {
        (-99...0).map { (Double($0) / 512, Double($0) / 2 - ($0 > -newest ? 0 : 5000)) }
      }
      #expect(row.kind.tells(256, of: events(row.events)))
      #expect(abs(row.kind.velocity(events(row.events - 1)) - 256) > 0.5)
    }
  }
}

/// A location along the axis in pt and its time in s.
typealias TouchEvent = (time: Double, position: Double)

/// What an estimator tells of a touch that begins to be a gesture at its second event.
private struct VelocityRun: VelocityVisitor {
  let events: [TouchEvent]
  let lift: Double?

  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Double {
    var estimator = Velocity(viewWidth: 402)
    for (index, event) in events.enumerated() {
      estimator.add(position: event.position, time: event.time)
      if index == 1 { estimator.begin() }
    }
    if let lift { estimator.lift(at: lift) }
    return estimator.velocity
  }
}

extension VelocityEstimatorKind {
  /// The velocity after these events and, where it is given, the lift.
  func velocity(_ events: [TouchEvent], lift: Double? = nil) -> Double {
    open(VelocityRun(events: events, lift: lift))
  }

  /// Whether the velocity is as computed by hand, up to rounding.
  func tells(_ velocity: Double, of events: [TouchEvent], lift: Double? = nil) -> Bool {
    abs(self.velocity(events, lift: lift) - velocity) <= 1e-9 * max(abs(velocity), 1)
  }
}

/// Ionic's exponential mean.
@Suite("Ionic's velocity")
struct IonicVelocityTests {
  static let kind = VelocityEstimatorKind.ionic

  @Test("0.7 of the newest difference, 0.3 of the mean before")
  func mean() {
    let events: [TouchEvent] = [(0, 0), (0.0625, 10), (0.125, 30)]
    // 0.7 * 160 = 112, then 0.7 * 320 + 0.3 * 112 = 257.6.
    #expect(Self.kind.tells(112, of: Array(events.prefix(2))))
    #expect(Self.kind.tells(257.6, of: events))
  }

  @Test("a steady finger's speed is approached by 0.3 at every event")
  func steady() async {
    await each(1...12) { (count: Int) in
      let events = (0...count).map { TouchEvent(Double($0) / 64, 5 * Double($0)) }
      let expected = 320 * (1 - pow(0.3, Double(count)))
      #expect(Self.kind.tells(expected, of: events))
    }
  }

  @Test("differences over 100 ms or more, or over no time, do not count, and nothing is forgotten")
  func pauses() {
    #expect(Self.kind.velocity([(0, 0), (0.1, 10)]) == 0)
    #expect(Self.kind.tells(7 / 0.099_999, of: [(0, 0), (0.099_999, 10)]))
    let moving: [TouchEvent] = [(-0.0625, 0), (0, 10)]
    #expect(Self.kind.tells(112, of: moving + [(0.1, 900)]))
    #expect(Self.kind.tells(112, of: moving + [(0, 50)]))
    // The place is taken all the same: 0.7 * 160 + 0.3 * 112.
    #expect(Self.kind.tells(145.6, of: moving + [(0, 50), (0.0625, 60)]))
  }

  @Test("the lift is an event without motion")
  func lift() {
    let moving: [TouchEvent] = [(-0.0625, 0), (0, 10)]
    #expect(Self.kind.tells(33.6, of: moving, lift: 0.001))
    #expect(Self.kind.tells(33.6, of: moving, lift: 0.099_999))
    #expect(Self.kind.tells(112, of: moving, lift: 0.1))
    #expect(Self.kind.tells(112, of: moving, lift: 0))
    // 0.2 pt/ms at the release takes two thirds of a pt/ms of a steady finger.
    let steady = EveryEstimatorTests.steady(2000.0 / 3, 64)
    #expect(Self.kind.tells(200, of: steady, lift: 0.625))
  }
}

/// Means over a window of time: Onsen's direction and libadwaita's velocity.
@Suite("Means over a window")
struct WindowMeanTests {
  @Test("Onsen: windows longer than 25 ms follow one another, the lift ends one too")
  func onsen() {
    let kind = VelocityEstimatorKind.onsen
    // The first windows begin at touch-down.
    #expect(kind.velocity([(0, 0), (0.025, 10)]) == 0)
    #expect(kind.tells(10 / 0.025_001, of: [(0, 0), (0.025_001, 10)]))
    #expect(kind.tells(500, of: [(0, 0), (0.03, 10), (0.04, 20)]))
    // The third begins at the event that ended the first: 25 ms later it has not ended.
    let two: [TouchEvent] = [(0, 0), (0.03, 10), (0.04, 20)]
    #expect(kind.tells(500, of: two + [(0.055, 90)]))
    #expect(kind.tells(-400, of: two + [(0.055, 90), (0.06, -2)]))
    // The fourth begins at the event that ended the second.
    #expect(kind.tells(-400, of: two + [(0.055, 90), (0.06, -2), (0.065, 300)]))
    #expect(kind.tells(10, of: two + [(0.055, 90), (0.06, -2), (0.07, 20.3)]))
    // A rest ends a window in which nothing may have moved.
    #expect(kind.tells(500, of: two, lift: 0.055))
    #expect(kind.tells(200, of: two, lift: 0.08))
    #expect(kind.velocity([(1, 5), (1, 9)]) == 0)
  }

  @Test("libadwaita: records of the last 150 ms, of which the first only has a time")
  func libadwaita() {
    let kind = VelocityEstimatorKind.libadwaita
    func events(_ first: Double, last: Double = 0) -> [TouchEvent] {
      [(-0.3, -500), (-first, 0), (-0.1, 20), (-last, 30)]
    }
    #expect(kind.tells(200, of: events(0.15)))
    #expect(kind.tells(100, of: events(0.150_001)))
    // At the lift, records must be of the last 150 ms before it.
    #expect(kind.tells(300, of: events(0.15, last: 0.05), lift: 0))
    #expect(kind.tells(200, of: events(0.150_001, last: 0.05), lift: 0))
    // Touch-down is no record, so two moves are needed.
    #expect(kind.velocity([(0, 0), (0.1, 20)]) == 0)
    #expect(kind.tells(400, of: [(0, 0), (0.1, 20), (0.125, 30)]))
    #expect(kind.velocity([(0, 0), (0.1, 20), (0.1, 30)]) == 0)
  }

  @Test("libadwaita: a rest that leaves one record or none leaves no speed")
  func rest() {
    let events: [TouchEvent] = [(-0.3, 0), (-0.2, 10), (-0.16, 20), (-0.15, 25), (-0.14, 30)]
    let kind = VelocityEstimatorKind.libadwaita
    #expect(kind.tells(500, of: events, lift: 0))
    #expect(kind.velocity(events, lift: 0.005) == 0)
    #expect(kind.velocity(events, lift: 0.02) == 0)
  }
}

/// What an app makes of UIKit's pan by noting the time of its last change.
@Suite("The blend that forgets")
struct RestAwareBlendTests {
  /// Differences of 200 and 400 pt/s: 0.2 * 400 + 0.8 * 200.
  static let events: [TouchEvent] = [(-0.5, 25), (-0.25, 75), (0, 175)]

  @Test("is the blend until the finger has rested for more than 40 ms")
  func rest() {
    let kind = VelocityEstimatorKind.restAwareBlend
    #expect(kind.tells(240, of: Self.events))
    #expect(kind.tells(240, of: Self.events, lift: 0.04))
    #expect(kind.velocity(Self.events, lift: 0.040_001) == 0)
  }

  @Test("a recognizer's gate is told the pan's velocity, also after a rest")
  func gate() {
    var estimator = RestAwareBlend()
    for event in Self.events { estimator.add(position: event.position, time: event.time) }
    estimator.lift(at: 1)
    #expect(estimator.velocity == 0 && estimator.gateVelocity == 240)
  }
}

/// Blends of the last three differences: UIKit's and Flutter's, for scrolling.
@Suite("Blends for scrolling")
struct ScrollBlendTests {
  /// Differences of 100, 200 and 400 pt/s; what comes before them is forgotten.
  static let events: [TouchEvent] = [
    (-1, 9000), (-0.75, 0), (-0.5, 25), (-0.25, 75), (0, 175),
  ]

  @Test("three quarters of the pan's velocity, one of the one before")
  func scrollView() {
    let kind = VelocityEstimatorKind.uikitScroll
    // The pan tells 100, then 0.2 * 200 + 0.8 * 100 = 120, then 0.2 * 400 + 0.8 * 200 = 240:
    // 0.75 * 240 + 0.25 * 120 = 210.
    #expect(kind.tells(210, of: Self.events))
    let later = Array(Self.events.dropFirst())
    #expect(kind.tells(210, of: later))
    #expect(kind.tells(115, of: Array(later.prefix(3))))
    #expect(kind.tells(100, of: Array(later.prefix(2))))
  }

  @Test("a recognizer's gate is told the pan's velocity")
  func gate() {
    var estimator = ScrollViewBlend()
    var pan = TwoSampleBlend()
    for event in Self.events {
      estimator.add(position: event.position, time: event.time)
      pan.add(position: event.position, time: event.time)
      #expect(estimator.gateVelocity == pan.velocity)
    }
    #expect(estimator.gateVelocity != estimator.velocity)
  }

  @Test("the oldest of three differences weighs most; missing ones are 0")
  func flutter() {
    let kind = VelocityEstimatorKind.flutterScroll
    // 0.6 * 100 + 0.35 * 200 + 0.05 * 400 = 150.
    #expect(kind.tells(150, of: Self.events))
    let later = Array(Self.events.dropFirst())
    #expect(kind.tells(150, of: later))
    #expect(kind.tells(45, of: Array(later.prefix(3))))
    #expect(kind.tells(5, of: Array(later.prefix(2))))
    // A difference over no time is 0: 0.6 * 100 + 0.05 * 400.
    #expect(kind.tells(80, of: [(0, 0), (0.25, 25), (0.25, 75), (0.5, 175)]))
  }

  @Test("a rest of less than 41 ms before the lift changes nothing, more leaves no speed")
  func rest() {
    let kind = VelocityEstimatorKind.flutterScroll
    #expect(kind.tells(150, of: Self.events, lift: 0.040_999))
    #expect(kind.velocity(Self.events, lift: 0.041) == 0)
  }
}
