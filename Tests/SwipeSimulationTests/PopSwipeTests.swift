import Testing

@testable import SwipeSimulation

/// Deliberate drags and starts at the edge, whose shares are assumed.
@Suite("Pops")
struct PopSwipeTests {
  /// A view twice as wide as a reach, so that no draw has to be repeated for want of room.
  static let roomy = Screen(
    name: "roomy", title: "", width: 640, height: 533, millimetresPerPoint: 0.1558, kind: .phone,
    source: "")

  static var people: Population {
    var people = Population.recordedPaging
    people.handSide = 0
    people.slowShapeA = 0.000_1
    return people
  }

  @Test("drags: ln T 6.13 (.45 in a person, .23 between), root of length .77, lift near rest")
  func drags() {
    let draws = SwipeDraws(population: Self.people, screen: Self.roomy, people: 6000)
    let strokes = draws.strokes(FreeDrag.self)
    let logs = Sample(strokes.map { ElementaryMath.log($0.duration) })
    #expect(abs(logs.mean - 6.13) < 4 * logs.error)
    #expect(abs(logs.deviation - (0.45 * 0.45 + 0.055).squareRoot()) < 0.02)
    let roots = Sample(strokes.map { ElementaryMath.squareRoot($0.length) })
    #expect(abs(roots.mean - 0.77) < 4 * roots.error)
    #expect(abs(roots.deviation - (0.01 + 0.009_8).squareRoot()) < 0.004)
    let lift = Sample(strokes.map(\.liftPhase))
    // Normal (.93, .07) held at 1, where a reach is complete: 15.9%.
    #expect(abs(lift.share { $0 == 1 } - 0.1587) < lift.tolerance(of: 0.1587))
    #expect(abs(lift.median - 0.93) < 0.005)
    #expect(strokes.allSatisfy { $0.hold == 0 })
  }

  @Test("the share of drags is the setting's")
  func dragShare() throws {
    for share: Float in [0, 0.4, 1] {
      var people = Self.people
      people.dragShare = share
      let motions = try SwipeDraws(population: people, screen: Self.roomy).motions(.pop)
      // Flicks last 330 ms at most; three of four drags last longer.
      let long = Sample(motions.map(\.duration)).share { $0 > 330.01 }
      let expected = Double(share) * Sample.upperTail((5.799 - 6.13) / 0.489)
      #expect(abs(long - expected) < max(0.000_5, 4 * (expected / 4000).squareRoot()))
    }
  }

  @Test("starts at the edge: aimed at the first 10 dp, landing error 2 mm, the bezel reads as 0")
  func edgeStarts() throws {
    for share: Float in [0, 0.5, 1] {
      var people = Self.people
      // This view is wider than a thumb reaches while the hand holds it.
      (people.edgeStartShare, people.oneHandShare) = (share, 0)
      let motions = try SwipeDraws(population: people, screen: Self.roomy, people: 8000)
        .motions(.pop)
      let starts = Sample(motions.map(\.startX))
      // P(U(0, 1.558) + N(0, 2) < 0), by Simpson's rule over the aim.
      let bezel = (0...100).reduce(0.0) { sum, step in
        let weight = step == 0 || step == 100 ? 1.0 : step % 2 == 1 ? 4 : 2
        return sum + weight * Sample.upperTail(Double(step) / 100 * 1.558 / 2) / 300
      }
      let expected = Double(share) * bezel
      #expect(abs(starts.share { $0 == 0 } - expected) < starts.tolerance(of: expected) + 1e-9)
      // No aim and no landing error goes beyond 10 mm; a third of the other starts do not either.
      if share == 1 { #expect(starts.share { $0 > 10 } < 0.001) }
    }
  }
}
