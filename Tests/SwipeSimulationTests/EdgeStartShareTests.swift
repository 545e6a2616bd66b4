import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

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
