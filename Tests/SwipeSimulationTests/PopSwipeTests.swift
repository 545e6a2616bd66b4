import PopGesture
import TestSupport
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

@Suite("Lift phase from the release")
struct LiftPhaseTests {
  @Test("release over mean speed of the windowed reach, as tabulated to two decimals")
  func table() async {
    await each(
      zip(
        [0.5, 0.55, 0.6, 0.65, 0.7, 0.76, 0.8, 0.85, 0.9],
        [1.69, 1.55, 1.39, 1.22, 1.03, 0.78, 0.61, 0.40, 0.21])
    ) { phase, ratio in
      #expect(abs(LiftPhase.phase(releaseOverMean: ratio) - phase) < 0.003)
    }
  }

  @Test("inverts the profile everywhere")
  func inverse() {
    for step in 0...60 {
      let phase = 0.31 + 0.68 * Float(step) / 60
      let ratio = SpeedProfile(from: 0.05, to: phase).liftOverMean
      #expect(abs(LiftPhase.phase(releaseOverMean: Double(ratio)) - Double(phase)) < 2e-6)
    }
  }

  @Test("ratios that no phase gives are taken as the nearest that one does")
  func ends() {
    #expect(abs(LiftPhase.phase(releaseOverMean: 9) - 0.3) < 2e-6)
    #expect(abs(LiftPhase.phase(releaseOverMean: -1) - 1) < 2e-6)
  }
}

/// Whether people start at the edge is drawn with common random numbers: sending more of them there
/// changes nobody who starts there anyway, and nobody else either.
@Suite("Shares of edge starts")
struct EdgeStartShareTests {
  static let people = 1000

  @Test(
    "swipes that start at the edge at a share of .5 are those of a share of 1, the rest those of 0")
  func common() async {
    await each(
      [Intent.pop, .popAbort, .doublePop],
      ["iphone-se-1", "iphone-16-pro", "ipad-pro-13-landscape"]
    ) { (intent: Intent, screen: String) throws in
      let entry = try #require(IntentCatalog.entry(intent))
      let screen = try #require(ScreenCatalog.named(screen))
      let populations = [Float(0), 0.5, 1].map { share in
        var population = Population.everyday
        population.edgeStartShare = share
        return population
      }
      let generators = populations.map { SwipeGenerator(screen: screen, population: $0, seed: 6) }
      var (atEdge, ties) = (0, 0)
      for index in 0..<Self.people {
        let person = Participant(index: index, seed: 6, population: populations[1])
        var areAtEdge = true
        for touch in 0..<entry.touches {
          let motions = generators.map { $0.motion(entry, of: person, touch: touch) }
          let isFree = motions[1].numbers == motions[0].numbers
          let isAtEdge = motions[1].numbers == motions[2].numbers
          #expect(isFree || isAtEdge)
          if isFree && isAtEdge { ties += 1 }
          if isAtEdge {
            atEdge += 1
            // Aimed at the first 1.6 mm, with an error of 2 mm; or as far as a thumb of 75 mm (sd 6)
            // reaches from the other side of a phone.
            let beyondThumb = Float(screen.viewWidthInMillimetres) - (75 + 6 * person.spanDraw)
            let isPhone = screen.kind == .phone
            #expect(motions[1].startX < max(1.6 + 2 * 5.78, isPhone ? beyondThumb + 0.01 : 0))
          }
          areAtEdge = areAtEdge && isAtEdge
        }
        let traces = generators.map { generator in
          var samples: [TouchSample] = []
          generator.swipe(entry, of: person, index: 0, into: &samples)
          return samples
        }
        if areAtEdge { #expect(traces[1] == traces[2]) }
        if traces[1] == traces[2] && !areAtEdge { ties += 1 }
      }
      let shares = Sample((0..<Self.people * entry.touches).map { $0 < atEdge ? 1.0 : 0 })
      #expect(abs(shares.mean - 0.5) < shares.tolerance(of: 0.5))
      // Aborted pops may start at the very border for both reasons.
      #expect(ties <= Self.people / 100)
    }
  }
}
