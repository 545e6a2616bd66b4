import PopGesture
import TestSupport
import Testing

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

  @Test
  func values() async {
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
