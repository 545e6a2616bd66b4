import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Velocity read from touch events: the two-sample blend and the least-squares slope.
@Suite("Velocity estimators")
struct VelocityEstimatorTests {
  static func velocity<Estimator: VelocityEstimator>(
    _ type: Estimator.Type, _ events: [(time: Double, position: Double)]
  ) -> Double {
    var estimator = Estimator()
    for event in events { estimator.add(position: event.position, time: event.time) }
    return estimator.velocity
  }

  struct Blend: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [(time: Double, position: Double)]
    var velocity: Double
  }

  /// Times are multiples of 1/64 s, so differences and quotients are exact.
  static let blends: [Blend] = [
    Blend(testDescription: "nothing", events: [], velocity: 0),
    Blend(testDescription: "one event", events: [(5, 100)], velocity: 0),
    Blend(
      testDescription: "one difference stands alone", events: [(0, 10), (0.25, 60)], velocity: 200),
    Blend(
      testDescription: "two differences", events: [(0, 0), (0.25, 25), (0.5, 75)],
      velocity: 0.2 * 200 + 0.8 * 100),
    Blend(
      testDescription: "older ones are forgotten",
      events: [(0, 9000), (0.25, 0), (0.5, 25), (0.75, 75)], velocity: 0.2 * 200 + 0.8 * 100),
    Blend(
      testDescription: "backwards", events: [(0, 100), (0.25, 50), (0.5, 25)],
      velocity: 0.2 * -100 + 0.8 * -200),
    Blend(
      testDescription: "newest over less than 1 ms counts as 0",
      events: [(0, 0), (0.25, 25), (0.2509, 75)], velocity: 0.8 * 100),
    Blend(
      testDescription: "previous over less than 1 ms counts as 0",
      events: [(0, 0), (0.0009, 25), (0.2509, 75)], velocity: 0.2 * 200),
    Blend(
      testDescription: "1 ms counts", events: [(0, 0), (0.001, 1)], velocity: 1 / 0.001),
    Blend(
      testDescription: "just less than 1 ms", events: [(0, 0), (0.000_999, 1)], velocity: 0),
    Blend(testDescription: "same time", events: [(1, 0), (1, 50)], velocity: 0),
    Blend(
      testDescription: "a rest without events keeps the speed, a rest with events loses it",
      events: [(0, 0), (0.25, 50), (0.5, 50), (0.75, 50)], velocity: 0),
  ]

  @Test
  func blend() async {
    await each(Self.blends) { (row: Blend) in
      #expect(abs(Self.velocity(TwoSampleBlend.self, row.events) - row.velocity) <= 1e-12)
    }
  }

  @Test("a line has its slope, exactly where the arithmetic is")
  func exactLine() async {
    await each([-768.0, 0, 3, 4096]) { (slope: Double) in
      for count in 2...7 {
        let events = (0..<count).map { (Double($0) / 64, 100 + slope * Double($0) / 64) }
        #expect(Self.velocity(LeastSquaresSlope.self, events) == slope)
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
      let mixed = Self.velocity(LeastSquaresSlope.self, events(until: 0.55))
      #expect(200.1 < mixed && mixed < 999.9)
      #expect(abs(Self.velocity(LeastSquaresSlope.self, events(until: 0.5)) - 1000) < 1e-7)
      #expect(abs(Self.velocity(LeastSquaresSlope.self, events(until: 0.65)) - 200) < 1e-7)
    }
  }

  @Test("an event 100 ms old is inside the window, an older one outside")
  func windowEdge() {
    // From (0, 0) to (0.1, 10) is 100 pt/s; alone, an event has no speed.
    #expect(abs(Self.velocity(LeastSquaresSlope.self, [(0, 0), (0.1, 10)]) - 100) < 1e-11)
    #expect(Self.velocity(LeastSquaresSlope.self, [(0, 0), (0.100_001, 10)]) == 0)
    // The three newest lie on a line of 50 pt/s; the oldest would spoil it.
    let events = [(0.0, 1000.0), (0.125, 0), (0.15625, 1.5625), (0.1875, 3.125)]
    #expect(Self.velocity(LeastSquaresSlope.self, events) == 50)
  }

  @Test("a finger that rested for more than 100 ms has no speed")
  func rest() {
    let drag = (0...12).map { (Double($0) / 60, 900 * Double($0) / 60) }
    #expect(Self.velocity(LeastSquaresSlope.self, drag) > 899)
    #expect(Self.velocity(LeastSquaresSlope.self, drag + [(0.31, 181)]) == 0)
    #expect(Self.velocity(LeastSquaresSlope.self, [(1, 0), (1, 50)]) == 0)
    #expect(Self.velocity(LeastSquaresSlope.self, [(1, 0)]) == 0)
    #expect(Self.velocity(LeastSquaresSlope.self, []) == 0)
  }

  @Test("times since a machine started lose no digit")
  func largeTimes() async {
    await each([1024.0, 1_048_576, 67_108_864]) { (origin: Double) in
      // Multiples of 1/256 s: the same numbers at any origin, so the same bits.
      let events = (0..<20).map { (index: Int) -> (time: Double, position: Double) in
        (Double(index) / 256, Double(index * index) / 3 + 1e5)
      }
      let later = events.map { (time: origin + $0.time, position: $0.position) }
      let expected = Self.velocity(LeastSquaresSlope.self, events)
      #expect(expected > 1000)
      #expect(Self.velocity(LeastSquaresSlope.self, later) == expected)
      #expect(
        Self.velocity(TwoSampleBlend.self, later) == Self.velocity(TwoSampleBlend.self, events))
    }
  }

  @Test("of more than 32 events in the window, the newest 32 count")
  func capacity() {
    // 512 Hz: 52 events in 100 ms; those before the newest 32 stand elsewhere.
    let line = (0..<64).map { (Double($0) / 512, 256 * Double($0) / 512) }
    let bent = line.enumerated().map { $0 < 32 ? ($1.0, $1.1 - 5000) : $1 }
    #expect(Self.velocity(LeastSquaresSlope.self, bent) == 256)
    let nearer = line.enumerated().map { $0 < 33 ? ($1.0, $1.1 - 5000) : $1 }
    #expect(Self.velocity(LeastSquaresSlope.self, nearer) > 256.5)
  }
}
