import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Study

@Suite("From where a system can be used")
struct ReachTests {
  static func screen(_ width: Double, viewWidth: Double? = nil) -> Screen {
    Screen(
      name: "w", title: "w", width: width, height: 900, millimetresPerPoint: 0.16, kind: .phone,
      viewWidth: viewWidth, source: "test")
  }

  /// A pan anywhere with this slop and policy.
  static func pan<Policy: CatalogPolicy>(_ policy: Policy, slop: Double = 10) -> System {
    System(
      "test", "a pan anywhere",
      [PopRecognizer(Recognizer(slop: .eitherAxis(slop), gate: [.previousPage]), .exclusive)],
      NamedPolicy(name: "test", policy, parameters: []), article: nil, source: "test",
      confidence: .unconfirmed)
  }

  static func reach(
    _ system: System, _ width: Double, _ pace: StrokePace = .vanishing,
    on context: PageContext = .plain, viewWidth: Double? = nil, largestStroke: Double = .infinity
  ) -> ReachProbe.Reach {
    var probe = ReachProbe(
      system, on: context, screen: screen(width, viewWidth: viewWidth),
      largestStroke: largestStroke)
    return probe.reach(pace)
  }

  /// Reach by distance alone, at a slop of 10 pt, from the project's table of screens.
  static let table: [(width: Double, shares: [Double])] = [
    (320, [0.469, 0.635, 0.769, 0.469, 0.781, 0.656]),
    (402, [0.475, 0.642, 0.775, 0.509, 0.826, 0.726]),
    (440, [0.477, 0.644, 0.777, 0.551, 0.841, 0.750]),
    (744, [0.487, 0.653, 0.787, 0.735, 0.906, 0.852]),
    (956, [0.490, 0.656, 0.790, 0.793, 0.927, 0.885]),
    (1032, [0.490, 0.657, 0.790, 0.809, 0.932, 0.893]),
    (1376, [0.493, 0.659, 0.793, 0.856, 0.949, 0.920]),
  ]

  @Test("half, third, a fifth, UIKit's distance, 60 pt, 100 pt")
  func distances() async {
    await each(Self.table) { (row: (width: Double, shares: [Double])) throws in
      let capped = FixedDistance(distance: .points(min(row.width / 2, 187.5)))
      let systems: [System] = [
        .half, .third, Self.pan(Fraction(fraction: 0.2)), Self.pan(capped),
        try #require(SystemCatalog.named("fixed(60)")),
        try #require(SystemCatalog.named("fixed(100)")),
      ]
      for (system, expected) in zip(systems, row.shares) {
        let found = Self.reach(system, row.width).decision
        #expect(abs(found - expected) <= 0.000_5 + 1e-9)
      }
    }
  }

  @Test("half the width leaves (W / 2 - S) / W")
  func half() async {
    await each([320.0, 375, 402, 1032, 1376]) { (width: Double) in
      for slop in [2.0, 10, 30] {
        let reach = Self.reach(Self.pan(Fraction(fraction: 0.5), slop: slop), width)
        #expect(abs(reach.decision - (width / 2 - slop) / width) < 1e-6)
        // The gate asks for the slop alone.
        #expect(abs(reach.gate - (width - slop) / width) < 1e-6)
      }
    }
  }

  @Test("at a steady speed the way ends with the last move before the lift")
  func steady() {
    let (width, speed) = (402.0, 1200.0)
    // Moves are at 10, 30, 50 ... pt; the first with more than 211 pt is at 230 pt.
    let reach = Self.reach(.half, width, .steady(speed))
    #expect(abs(reach.decision - (402 - 230) / 402) < 1e-6)
    let median = StrokePace.median(millimetresPerPoint: 0.1558)
    #expect(median == .steady(StrokePace.medianSpeed / 0.1558))
    #expect(StrokePace.median(millimetresPerPoint: .nan) == median)
  }

  /// 13 pt of region, and as much as the first move, which is projected back: 0.25 pt for a slow
  /// finger, half a period's travel for a fast one.
  @Test("an edge gate reaches its region and the first move")
  func edge() {
    for width in [320.0, 1032] {
      #expect(abs(Self.reach(.uikitEdge, width).gate - 13.25 / width) < 1e-6)
      let fast = Self.reach(.uikitEdge, width, .steady(1200)).gate
      #expect(abs(fast - 23 / width) < 1e-6)
    }
  }

  @Test("a limit at recognition is the limit less the way to it")
  func startLimit() {
    // The first move beyond 10 pt is one of 10.25 pt.
    #expect(abs(Self.reach(.tz40, 402, on: .carousel).gate - 29.75 / 402) < 1e-6)
    // The first of a fast finger is one of 25 pt.
    #expect(abs(Self.reach(.tz40, 402, .steady(3000), on: .carousel).gate - 15 / 402) < 1e-6)
  }

  @Test("less slop never reaches less")
  func slop() async {
    await each([StrokePace.vanishing, .steady(1200)]) { (pace: StrokePace) in
      let found = [2.0, 5, 10, 15, 20, 30].map {
        Self.reach(Self.pan(Fraction(fraction: 0.5), slop: $0), 402, pace)
      }
      for (less, more) in zip(found, found.dropFirst()) {
        #expect(less.gate >= more.gate && less.decision >= more.decision)
      }
      #expect(found.allSatisfy { $0.gate >= $0.decision && $0.decision > 0 })
    }
  }

  @Test("pages on which nothing can be reached")
  func nowhere() {
    let none = ReachProbe.Reach(gate: 0, decision: 0)
    // Not 1200 pt/s: its first move is just the slop, a translation of 0, which goes nowhere.
    for pace in [StrokePace.vanishing, .steady(1290)] {
      for page in [PageContext.pagedFirst, .pagedOther, .carousel] {
        #expect(Self.reach(.tabviewBroken, 402, pace, on: page) == none)
      }
      #expect(Self.reach(.tz40, 402, pace, on: .list) == none)
      #expect(Self.reach(.half, 402, pace, on: .disabled) == none)
      #expect(Self.reach(.half, 402, pace, on: .root) == none)
      #expect(Self.reach(.fd, 402, pace, on: .rightToLeft) == none)
      let mirrored = Self.reach(.fdMirrored, 402, pace, on: .rightToLeft)
      #expect(mirrored == Self.reach(.fd, 402, pace) && mirrored.gate > 0.9)
    }
    // Content that goes first at the edge only leaves the edge.
    #expect(Self.reach(.mapEdgeFirst, 402, on: .map).gate == Self.reach(.uikitEdge, 402).gate)
  }

  @Test("room is the screen's, and a hand's largest stroke limits it")
  func room() throws {
    #expect(Self.reach(.half, 1194, viewWidth: 375).decision == 1)
    let fixed = try #require(SystemCatalog.named("fixed(100)"))
    // 20 mm are 125 pt: enough for 110 pt, not for 211 pt.
    #expect(abs(Self.reach(fixed, 402, largestStroke: 20).decision - 292 / 402) < 1e-6)
    #expect(Self.reach(.half, 402, largestStroke: 20).decision == 0)
    #expect(Self.reach(.half, 402, largestStroke: 34).decision > 0.47)
  }

  @Test("four rows, without chance")
  func rows() {
    let rows = ReachProbe.rows(.half, on: .plain, screen: Self.screen(402), named: "s")
    #expect(
      rows.map(\.measure) == [
        "reach-gate-slow", "reach-gate-median", "reach-decision-slow", "reach-decision-median",
      ])
    #expect(rows.allSatisfy { $0.estimate.standardError == 0 && $0.estimate.swipes == nil })
    #expect(abs(rows[2].estimate.value - 191 / 402) < 1e-6)
  }
}

@Suite("Shares of start positions")
struct StartShareTests {
  static func share(_ width: Double, _ accepts: (Double) -> Bool) -> Double {
    StartShare.share(
      width: width, first: StartShare.scan(width: width).map(accepts), accepts)
  }

  @Test("an interval from the edge is exact")
  func edge() async {
    await each([0.004, 0.3, 0.469, 0.999]) { (end: Double) in
      #expect(abs(Self.share(402) { $0 <= end * 402 } - end) < 2e-9)
    }
  }

  @Test("everything, nothing, and an interval that does not start at the edge")
  func others() {
    #expect(Self.share(402) { _ in true } == 1)
    #expect(Self.share(402) { _ in false } == 0)
    let inner = Self.share(400) { $0 > 100 && $0 <= 200 }
    #expect(abs(inner - 0.25) <= 1.0 / 512)
    let outer = Self.share(400) { $0 <= 50 || $0 > 300 }
    #expect(abs(outer - 0.375) <= 1.0 / 512)
  }
}
