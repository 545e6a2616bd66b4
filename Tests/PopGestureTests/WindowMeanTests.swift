import PolicyLibrary
import PopGesture
import Testing

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
    #expect(kind.velocity([]) == 0)
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
    #expect(kind.velocity([]) == 0)
    #expect(kind.velocity([], lift: 1) == 0)
  }

  @Test("libadwaita: a rest that leaves one record or none leaves no speed")
  func rest() {
    let events: [TouchEvent] = [(-0.3, 0), (-0.2, 10), (-0.16, 20), (-0.15, 25), (-0.14, 30)]
    let kind = VelocityEstimatorKind.libadwaita
    #expect(kind.tells(500, of: events, lift: 0))
    #expect(kind.velocity(events, lift: 0.005) == 0)
    #expect(kind.velocity(events, lift: 0.02) == 0)
  }

  @Test("libadwaita: of more than 64 records in the window, the newest 64 count")
  func capacity() {
    // 512 Hz: 77 events in 150 ms.
    let line = (-99...0).map { TouchEvent(Double($0) / 512, Double($0) / 2) }
    func velocity(_ good: Int) -> Double {
      VelocityEstimatorKind.libadwaita.velocity(
        line.prefix(100 - good).map { ($0.time, 900) } + line.suffix(good))
    }
    #expect(velocity(64) == 256)
    #expect(velocity(63) < 0)
  }
}
