import Foundation
import PopGesture
import TestSupport
import Testing

/// What slop removal and the reading at recognition do to gates: straight strokes at constant speed,
/// read at 4000 random phases.
@Suite("Gates at recognition")
struct RecognitionGeometryTests {
  /// One row of the published table: zone in pt (mean, p10, p90), half-angle in degrees.
  struct Row: Sendable, CustomTestStringConvertible {
    var rate, speed: Double
    var zone: (mean: Double, p10: Double, p90: Double)?
    var angle: (median: Double, p90: Double)?
    var testDescription: String { "\(speed) pt/s at \(rate) Hz" }
  }

  static let table = [
    Row(rate: 60, speed: 200, zone: (28.4, 27.0, 29.7), angle: (48, 50)),
    Row(rate: 60, speed: 500, zone: (25.8, 22.5, 29.2), angle: (53, 58)),
    Row(rate: 60, speed: 1000, zone: (21.6, 14.9, 28.4), angle: (60, 67)),
    Row(rate: 60, speed: 2000, zone: (13.5, 0, 26.8), angle: (68, 75)),
    Row(rate: 60, speed: 3000, zone: (9.1, 0, 25.0), angle: (73, 79)),
    Row(rate: 120, speed: 200, zone: (29.2, 28.5, 29.8), angle: (46, 48)),
    Row(rate: 120, speed: 1000, zone: (25.7, 22.4, 29.2), angle: (53, 58)),
    Row(rate: 120, speed: 2000, zone: (21.6, 14.9, 28.4), angle: (60, 67)),
    Row(rate: 120, speed: 3000, zone: (17.5, 7.5, 27.4), angle: (64, 72)),
  ]

  /// The moment of the first reading after touch-down, as a share of the interval between readings.
  static let phases: [Double] = {
    var generator = TestGenerator(seed: 11)
    return (0..<4000).map { _ in generator.value(in: 0...1) }
  }()

  /// State and location at recognition of a stroke from `start` at an angle from horizontal.
  static func recognition(
    _ row: Row, phase: Double, gate: BeginGate, start: Double = 0, degrees: Double = 0
  ) -> (begins: Bool, location: Double) {
    var tracker = GestureTracker<TwoSampleBlend>(
      recognizer: Recognizer(slop: .eitherAxis(10), gate: gate))
    tracker.receive(TouchSample(time: 0, x: start, y: 0, phase: .began))
    let (along, across) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    for event in 0..<40 {
      let time = (Double(event) + phase) / row.rate
      let x = start + along * row.speed * time
      tracker.receive(TouchSample(time: time, x: x, y: across * row.speed * time, phase: .moved))
      if tracker.state != .possible { return (tracker.state == .began, x) }
    }
    return (false, .nan)
  }

  static func quantile(_ sorted: [Double], _ share: Double) -> Double {
    sorted[Int(share * Double(sorted.count))]
  }

  /// How far two samples of 4000 may differ, and the table's last digit.
  ///
  /// A tenth quantile of values spread evenly over `step` has the error step * sqrt(.09 / 4000).
  static func tolerance(_ row: Row) -> Double {
    0.05 + 3 * 2.0.squareRoot() * row.speed / row.rate * (0.09 / 4000).squareRoot()
  }

  @Test("the zone of a 40 pt limit shrinks with speed")
  func zone() async {
    await each(Self.table) { (row: Row) throws in
      let expected = try #require(row.zone)
      let gate: BeginGate = [.towards, .startLimit(40)]
      let limits = Self.phases.map { phase in
        max(40 - Self.recognition(row, phase: phase, gate: []).location, 0)
      }
      let sorted = limits.sorted()
      let tolerance = Self.tolerance(row)
      #expect(abs(sorted.reduce(0, +) / 4000 - expected.mean) <= tolerance)
      #expect(abs(Self.quantile(sorted, 0.1) - expected.p10) <= tolerance)
      #expect(abs(Self.quantile(sorted, 0.9) - expected.p90) <= tolerance)
      // These are the largest starts that the gate accepts.
      for (phase, limit) in zip(Self.phases, limits).prefix(200) {
        let beyond = Self.recognition(row, phase: phase, gate: gate, start: limit + 1e-6)
        let within = Self.recognition(row, phase: phase, gate: gate, start: limit - 1e-6)
        #expect(!beyond.begins && within.begins == (limit > 0 || within.location <= 40))
      }
    }
  }

  @Test("the direction test is a filter of angles, wider for fast strokes")
  func angle() async {
    await each(Self.table) { (row: Row) throws in
      let expected = try #require(row.angle)
      let gate: BeginGate = [.towards]
      let angles = Self.phases.map { phase in
        var (accepted, refused) = (0.0, 90.0)
        while refused - accepted > 0.05 {
          let middle = (accepted + refused) / 2
          if Self.recognition(row, phase: phase, gate: gate, degrees: middle).begins {
            accepted = middle
          } else {
            refused = middle
          }
        }
        return accepted
      }.sorted()
      for (share, degrees) in [(0.5, expected.median), (0.9, expected.p90)] {
        // The table gives the largest whole degree that is accepted.
        let middle = degrees + 0.5
        #expect(abs(Self.quantile(angles, share) - middle) <= Self.tolerance(row, share, middle))
      }
    }
  }

  /// How far two samples of 4000 may differ in an angle, and half a degree to either side.
  ///
  /// A stroke is accepted when the reading after 10/sin pt, spread evenly over a step, lies beyond
  /// 10/cos pt: the error of the quantile in pt, over the growth of 10/cos - 10/sin per degree.
  static func tolerance(_ row: Row, _ share: Double, _ degrees: Double) -> Double {
    let angle = degrees * .pi / 180
    let growth = 10 * (sin(angle) / pow(cos(angle), 2) + cos(angle) / pow(sin(angle), 2))
    let error = row.speed / row.rate * (share * (1 - share) / 4000).squareRoot()
    return 0.55 + 3 * 2.0.squareRoot() * error / (growth * .pi / 180)
  }

  /// Vector G: (40, 160) in 0.2 s from x = 200, first move at 8.3 ms.
  static func vectorG(_ rule: GateRule) -> GestureTracker<TwoSampleBlend> {
    let times = (1...12).map { (Double($0) - 0.5) / 60 }
    let moves = times.map { (time: $0, dx: 200 * $0, dy: 800 * $0) }
    return GestureTracker<TwoSampleBlend>(
      recognizer: Recognizer(slop: .eitherAxis(10), gate: [.previousPage, rule])
    ).receiving(touch(from: (200, 300), moves, ended: 0.2))
  }

  @Test("a vertical scroll that drifts: refused by translation, begun by translation or velocity")
  func arc() {
    #expect(Self.vectorG(.towards).state == .failed(.direction))
    let begun = Self.vectorG(.rightwardOrMoving)
    let release = begun.release(viewWidth: 402)
    #expect(begun.state == .ended)
    #expect(abs(begun.beginAge - 0.025) < 1e-12)
    #expect(abs(release.translation - 33.3333) < 1e-4)
    #expect(abs(release.inWidths(release.translation) - 0.083) < 0.0005)
    #expect(abs(release.velocity - 200) < 1e-6)
    #expect(VelocitySign().completes(release) && !Fraction(fraction: 0.5).completes(release))
  }
}
