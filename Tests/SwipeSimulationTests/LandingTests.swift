import Foundation
import TestSupport
import Testing

@testable import SwipeSimulation

/// Where fingers are first seen, and how soon that is forgotten.
@Suite("Landing")
struct LandingTests {
  @Test("fingers are seen .34 mm beside their motions (sd per axis), one of twenty five times that")
  func spread() async {
    let intents = [
      Intent.pop, .popAbort, .contentRight, .contentLeft, .contentVertical, .contentBrowse,
    ]
    await each(intents) { (intent: Intent) in
      let motions = try SwipeDraws(population: .everyday, people: 6000).motions(intent)
      for axis in [\Landing.x, \.y] {
        let places = Sample(motions.map { $0.landing[keyPath: axis] })
        #expect(abs(places.mean) < 4 * places.error)
        for limit in [0.34, 1.02] {
          let beyond =
            2 * (0.95 * Sample.upperTail(limit / 0.34) + 0.05 * Sample.upperTail(limit / 1.7))
          #expect(
            abs(places.share { abs($0) > limit } - beyond) < places.tolerance(of: beyond))
        }
      }
      let along = motions.map { Double($0.landing.x) }
      // Both axes share the rare factor, but neither sign nor size.
      #expect(abs(Sample.correlation(along, motions.map { Double($0.landing.y) })) < 0.12)
    }
  }

  @Test("taps and grips are seen where they are, and so is everybody without a spread")
  func exact() throws {
    for intent in [Intent.tapSmear, .grip] {
      let motions = try SwipeDraws(population: .everyday, people: 100).motions(intent)
      #expect(motions.allSatisfy { $0.landing.x == 0 && $0.landing.y == 0 })
    }
    var population = Population.everyday
    population.landingSpread = 0
    let motions = try SwipeDraws(population: population, people: 100).motions(.contentBrowse)
    #expect(motions.allSatisfy { $0.touchDown.x == $0.startX && $0.touchDown.y == $0.startY })
  }

  @Test("what is left fades as the 16th power of what is left of the stroke; a rest keeps it")
  func fading() {
    let landed = Motion(
      startX: 20, startY: 30, landing: Landing(x: 2, y: -3), duration: 500,
      Motion.Piece(after: 300, duration: 200, dx: 10, dy: 5))
    let exact = Motion(startX: 20, startY: 30, duration: 500, landed.first)
    #expect(landed.touchDown.x == 22 && landed.touchDown.y == 27)
    for step in 0...50 {
      let time = Float(step) * 10
      let (seen, place) = (landed.location(at: time), exact.location(at: time))
      let left = pow(Double(1 - (place.x - 20) / 10), 16)
      #expect(abs(Double(seen.x - place.x) - 2 * left) < 1e-4)
      #expect(abs(Double(seen.y - place.y) + 3 * left) < 1e-4)
    }
  }
}
