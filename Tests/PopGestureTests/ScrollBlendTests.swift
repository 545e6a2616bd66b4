import PolicyLibrary
import PopGesture
import Testing

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
    #expect(kind.velocity(Array(later.prefix(1))) == 0)
    #expect(kind.velocity([]) == 0)
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
    #expect(kind.velocity(Array(later.prefix(1))) == 0)
    #expect(kind.velocity([]) == 0)
    // A difference over no time is 0: 0.6 * 100 + 0.05 * 400.
    #expect(kind.tells(80, of: [(0, 0), (0.25, 25), (0.25, 75), (0.5, 175)]))
  }

  @Test("a rest of less than 41 ms before the lift changes nothing, more leaves no speed")
  func rest() {
    let kind = VelocityEstimatorKind.flutterScroll
    #expect(kind.tells(150, of: Self.events, lift: 0.040_999))
    #expect(kind.velocity(Self.events, lift: 0.041) == 0)
    #expect(kind.velocity([], lift: 1) == 0)
  }
}
