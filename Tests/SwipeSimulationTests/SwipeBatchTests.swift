import TestSupport
import Testing

@testable import SwipeSimulation

/// Swipes side by side, of which only what decisions see is made, against whole traces: the same
/// releases to the bit.
@Suite("Swipes side by side")
struct SwipeBatchTests {
  /// With `SWIPELAB_LONG_TESTS` in the environment, every combination is compared, else one of 11.
  static let step = isLongRun ? 1 : 11

  struct People: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var population: Population

    init(_ name: String, _ population: Population = .everyday, _ set: (inout Population) -> Void) {
      testDescription = name
      self.population = population
      set(&self.population)
    }
  }

  static let people: [People] =
    Population.all.map { People($0.name, $0) { _ in } } + [
      People("120 Hz") { $0.panel.rate = 120 },
      People("240 Hz") { $0.panel.rate = 240 },
      People("1000 Hz") { $0.panel.rate = 1000 },
      People("10 Hz") { $0.panel.rate = 10 },
      People("first move at once") { $0.panel.firstMoveInterval = 0 },
      People("first move late") { $0.panel.firstMoveInterval = 6.5 },
      People("no time noise") { $0.panel.timeNoise = 0 },
      People("time noise 1.2 ms") { $0.panel.timeNoise = 1.2 },
      People("time noise 5 ms") { $0.panel.timeNoise = 5 },
      People("first move at once, time noise 1 ms") {
        ($0.panel.firstMoveInterval, $0.panel.timeNoise) = (0, 1)
      },
      People("silent panel") { $0.panel.noise = 0 },
      People("noise 3 pt") { $0.panel.noise = 3 },
      People("noise 3 pt, whole points") {
        ($0.panel.noise, $0.panel.stepsPerPoint) = (3, 1)
      },
      People("noise 20 pt") { $0.panel.noise = 20 },
      People("silent panel, whole points, 240 Hz") {
        ($0.panel.noise, $0.panel.stepsPerPoint, $0.panel.rate) = (0, 1, 240)
      },
      People("silent panel, steps of 2 pt, 120 Hz") {
        ($0.panel.noise, $0.panel.stepsPerPoint, $0.panel.rate) = (0, 0.5, 120)
      },
      People("silent panel, all from the edge, 240 Hz") {
        ($0.panel.noise, $0.panel.rate, $0.edgeStartShare) = (0, 240, 1)
      },
      People("fingers land where their motions begin") { $0.landingSpread = 0 },
      People("fingers land far off, silent panel at 240 Hz") {
        ($0.landingSpread, $0.panel.noise, $0.panel.rate) = (5, 0, 240)
      },
      People("all scrolls run sideways") { $0.scrollSidewaysShare = 1 },
      People("all scrolls rest before they flick") {
        ($0.reading.heldShare, $0.browsing.heldShare) = (1, 1)
      },
      People("scrolls that bend far") {
        ($0.reading.sway.withinPerson, $0.browsing.sway.withinPerson) = (0.5, 0.5)
      },
      People("very quick scrolls") {
        ($0.browseDurationShift, $0.scrollLeanShift) = (-2, 30)
      },
      People("slow beginnings of scrolls") { $0.browseFirstEvents = 500 },
      People("lift at once") { $0.panel.liftDelay = 0...0 },
      People("slow movers at 120 Hz", .slowMovers) { $0.panel.rate = 120 },
      People("short strokes") { $0.lengthShift = -2 },
      People("long and quick strokes") { ($0.lengthShift, $0.durationShift) = (1, -2) },
      People("slow strokes") { $0.durationShift = 2 },
      People("all aborts late, from the edge") {
        ($0.abortReturnShare, $0.abortLateShare, $0.edgeStartShare) = (1, 1, 1)
      },
      People("thumbs that hardly reach", .oneHandedThumb) {
        ($0.edgeStartShare, $0.abortLateShare, $0.thumbSpan) = (1, 0.5, 30)
      },
      People("edge starts, all drags") { ($0.edgeStartShare, $0.dragShare) = (1, 1) },
    ]

  @Test("every release is that of the whole trace, and so is who was released")
  func wholeTraces() async {
    await each(Self.people) { (people: People) in
      var check = BatchCheck(people.population)
      check.people = 0..<5
      check.each = 2
      check.step = Self.step
      check.run()
      #expect(check.differing == 0, "\(check.notes.joined(separator: "\n"))")
      #expect(check.released > check.compared / 50)
    }
  }

  @Test("where the whole path is seen, the changes are those of the whole trace")
  func changes() {
    var check = BatchCheck(.everyday)
    check.seesWholePath = true
    check.people = 0..<(isLongRun ? 64 : 3)
    check.step = Self.step
    check.run()
    #expect(check.differing == 0, "\(check.notes.joined(separator: "\n"))")
  }
}
