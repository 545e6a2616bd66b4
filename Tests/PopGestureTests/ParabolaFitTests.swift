import PolicyLibrary
import TestSupport
import Testing

/// Flutter's and Android's velocity: the slope of a parabola through the last events.
@Suite("Parabola through the last events")
struct ParabolaFitTests {
  static let kinds = [VelocityEstimatorKind.flutterFit, .android]

  /// `x = slope t + half t^2` until time 0, every 1/64 s: sums and quotients are exact.
  static func parabola(_ slope: Double, _ half: Double, count: Int = 7) -> [TouchEvent] {
    (1 - count...0).map { index in
      let time = Double(index) / 64
      return (time, 100 + slope * time + half * time * time)
    }
  }

  @Test("a parabola has its slope at the newest event, exactly where the arithmetic is")
  func exact() async {
    await each(Self.kinds, [-768.0, 0, 3, 4096]) { (kind: VelocityEstimatorKind, slope: Double) in
      for half in [-4096.0, 0, 512] {
        for count in 3...7 {
          #expect(kind.velocity(Self.parabola(slope, half, count: count)) == slope)
        }
      }
    }
  }

  @Test("weights of equal steps, from the normal equations by hand")
  func weights() async {
    await each(Self.kinds) { (kind: VelocityEstimatorKind) in
      let places: [Double] = [40, 43, 50, 62, 71]
      let weights: [[Double]] = [
        [0.5, -2, 1.5], [0.45, -0.85, -0.65, 1.05],
        [26.0 / 70, -27.0 / 70, -40.0 / 70, -13.0 / 70, 54.0 / 70],
      ]
      for row in weights {
        let positions = places.suffix(row.count)
        let events = positions.enumerated().map { index, position in
          TouchEvent(Double(index - row.count + 1) / 64, position)
        }
        let slope: Double =
          zip(row, positions).reduce(0) { sum, pair in sum + pair.0 * pair.1 } * 64
        #expect(kind.tells(slope, of: events))
      }
    }
  }

  @Test("an event 100 ms old is inside, an older one outside")
  func horizon() async {
    await each(Self.kinds) { (kind: VelocityEstimatorKind) in
      let line: [TouchEvent] = [(-0.07, -49), (-0.035, -24.5), (0, 0)]
      #expect(kind.tells(700, of: [(-0.100_001, 1000)] + line))
      #expect(abs(kind.velocity([(-0.1, 1000)] + line) - 700) > 1000)
    }
  }

  @Test("a gap of 40 ms between events is none to Flutter and Android, a pause to Chromium")
  func gap() {
    func events(_ gap: Double) -> [TouchEvent] { [(-0.06, 0), (-0.05, 4), (-gap, 10), (0, 30)] }
    let flutter = VelocityEstimatorKind.flutterFit
    let android = VelocityEstimatorKind.android
    let chromium = VelocityEstimatorKind.chromium
    for kind in [flutter, android] {
      #expect(kind.velocity(events(0.04)) > 100)
      #expect(kind.velocity(events(0.040_001)) == 0)
    }
    #expect(chromium.velocity(events(0.039_999)) > 100)
    #expect(chromium.velocity(events(0.04)) == 0)
    // What comes after a pause stands alone.
    let after: [TouchEvent] = [(0.0625, 60), (0.078125, 80)]
    #expect(android.velocity(events(0.04) + after) == 1280)
    #expect(flutter.velocity(events(0.04) + after) == 0)
  }

  @Test("of events at one time Android knows the last, the others all")
  func replacing() {
    let events: [TouchEvent] = [(0, 0), (0.0078125, 5), (0.015625, 10)]
    let doubled: [TouchEvent] = [(0, 0), (0.0078125, 90), (0.0078125, 5), (0.015625, 10)]
    #expect(VelocityEstimatorKind.android.velocity(doubled) == 640)
    for kind in [VelocityEstimatorKind.android, .flutterFit, .chromium] {
      #expect(kind.velocity(events) == 640)
      #expect((kind.velocity(doubled) == 640) == (kind == .android))
    }
  }

  /// The rest in s before the lift that leaves a speed, and the next that does not.
  static let rests: [(kind: VelocityEstimatorKind, moving: Double, still: Double)] = [
    // A stopwatch of whole ms has to show more than 40.
    (.flutterFit, 0.040_999, 0.041), (.flutter, 0.040_999, 0.041),
    (.android, 0.04, 0.040_001), (.chromium, 0.079_999, 0.08),
  ]

  @Test("a short rest before the lift changes nothing, more leaves no speed")
  func rest() async {
    await each(Self.rests) { (row: (kind: VelocityEstimatorKind, moving: Double, still: Double)) in
      let events = Self.parabola(640, 512)
      #expect(row.kind.velocity(events, lift: row.moving) == 640)
      #expect(row.kind.velocity(events, lift: row.still) == 0)
    }
  }

  @Test("two events are a line to Android and nothing to Flutter")
  func few() {
    let two = Self.parabola(640, 0, count: 2)
    #expect(VelocityEstimatorKind.android.velocity(two) == 640)
    #expect(VelocityEstimatorKind.flutterFit.velocity(two) == 0)
    for kind in Self.kinds {
      #expect(kind.velocity([(1, 5), (1, 9)]) == 0)
    }
  }

  @Test("fewer than three times fix no parabola")
  func twoTimes() async {
    await each(Self.kinds, 3...20) { (kind: VelocityEstimatorKind, count: Int) in
      for early in 0...count {
        let events = (0..<count).map { TouchEvent($0 < early ? 1.1 : 1.13, Double($0 * $0)) }
        // At one time or two. Android knows two events then, and the line through them.
        let isLine = kind == .android && 0 < early && early < count
        #expect((kind.velocity(events) == 0) == !isLine, "\(early)")
      }
      // A third time does, even 1 us from the next.
      #expect(kind.velocity([(1.1, 0), (1.13, 30), (1.130001, 30.001)]) > 900)
    }
  }

  @Test("Flutter's drag: more than 50 pt/s and more than 18 pt, at most 8000 pt/s")
  func drag() {
    let kind = VelocityEstimatorKind.flutter
    // Braking: 40 pt of way, whatever the speed at the end.
    #expect(kind.velocity(Self.parabola(50, -4096)) == 0)
    #expect(kind.velocity(Self.parabola(50 + 1.0 / 64, -4096)) == 50 + 1.0 / 64)
    #expect(kind.velocity(Self.parabola(-50, 4096)) == 0)
    #expect(kind.velocity(Self.parabola(-50 - 1.0 / 64, 4096)) == -50 - 1.0 / 64)
    // 192 pt/s over 6/64 s are 18 pt.
    #expect(kind.velocity(Self.parabola(192, 0)) == 0)
    #expect(kind.velocity(Self.parabola(192.0625, 0)) == 192.0625)
    #expect(kind.velocity(Self.parabola(-192, 0)) == 0)
    #expect(kind.velocity(Self.parabola(-192.0625, 0)) == -192.0625)
    #expect(kind.velocity(Self.parabola(8000, 0)) == 8000)
    #expect(kind.velocity(Self.parabola(8192, 0)) == 8000)
    #expect(kind.velocity(Self.parabola(-8192, 0)) == -8000)
    #expect(kind.velocity(Self.parabola(640, 0), lift: 0.04) == 640)
    #expect(kind.velocity(Self.parabola(640, 0), lift: 0.05) == 0)
  }

  @Test("the drag helper: nothing below 400 pt/s, at most 8000 pt/s")
  func dragHelper() {
    let kind = VelocityEstimatorKind.androidDragHelper
    #expect(kind.velocity(Self.parabola(400, 0)) == 400)
    #expect(kind.velocity(Self.parabola(-400, 0)) == -400)
    #expect(kind.velocity(Self.parabola(400 - 1.0 / 64, 0)) == 0)
    #expect(kind.velocity(Self.parabola(1.0 / 64 - 400, 0)) == 0)
    #expect(kind.velocity(Self.parabola(8000, 0)) == 8000)
    #expect(kind.velocity(Self.parabola(8192, 0)) == 8000)
    #expect(kind.velocity(Self.parabola(-8192, 0)) == -8000)
    #expect(kind.velocity(Self.parabola(640, 0), lift: 0.05) == 0)
  }
}
