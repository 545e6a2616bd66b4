import PopGesture
import Testing

/// Means over a window of time: Onsen's direction and libadwaita's velocity.
@Suite("Means over a window")
struct WindowMeanTests {
  @Test("Onsen looks back to the newest event of more than 25 ms, or to touch-down")
  func onsen() {
    let kind = VelocityEstimatorKind.onsen
    func events(_ middle: Double) -> [TouchEvent] {
      [(-0.2, 900), (-0.05, 0), (-middle, 30), (-0.01, 12), (0, 10)]
    }
    #expect(kind.tells(200, of: events(0.025)))
    #expect(kind.tells(-20 / 0.025_001, of: events(0.025_001)))
    #expect(kind.tells(200, of: [(-0.01, 5), (-0.005, 90), (0, 7)]))
    // However long ago it was.
    #expect(kind.tells(-2, of: [(-9, 50), (-4, 15), (0, 7)]))
    #expect(kind.velocity([(1, 5)]) == 0)
    #expect(kind.velocity([(1, 5), (1, 9)]) == 0)
    #expect(kind.velocity([]) == 0)
  }

  @Test("of more events than Onsen's ring holds, the newest 32 count")
  func crowded() {
    // 2048 Hz: 51 events in 25 ms.
    let line = (-63...0).map { TouchEvent(Double($0) / 2048, Double($0) / 2) }
    func events(spoiled: Int) -> [TouchEvent] {
      line.prefix(64 - spoiled).map { ($0.time, 900) } + line.suffix(spoiled)
    }
    #expect(VelocityEstimatorKind.onsen.velocity(events(spoiled: 32)) == 1024)
    #expect(VelocityEstimatorKind.onsen.velocity(events(spoiled: 31)) < 0)
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
