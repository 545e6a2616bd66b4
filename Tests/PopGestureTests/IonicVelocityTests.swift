import Foundation
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

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
    #expect(Self.kind.velocity(Array(events.prefix(1))) == 0)
    #expect(Self.kind.velocity([]) == 0)
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
    #expect(Self.kind.velocity([], lift: 1) == 0)
    // 0.2 pt/ms at the release takes two thirds of a pt/ms of a steady finger.
    let steady = EveryEstimatorTests.steady(2000.0 / 3, 64)
    #expect(Self.kind.tells(200, of: steady, lift: 0.625))
  }
}
