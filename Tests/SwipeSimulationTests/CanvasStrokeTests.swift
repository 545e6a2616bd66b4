import Foundation
import TestSupport
import Testing

@testable import SwipeSimulation

/// Strokes for a canvas, assumed throughout: they do what their documentation says.
@Suite("Strokes for a canvas")
struct CanvasStrokeTests {
  /// People of one pace, so that speeds are those of the intent.
  static var people: Population {
    var people = Population.everyday
    (people.slowMoverShare, people.sessionSpread) = (0, 0)
    return people
  }

  static func draws(_ screen: String, people: Int = 8000) throws -> SwipeDraws {
    SwipeDraws(
      population: Self.people, screen: try #require(ScreenCatalog.named(screen)), people: people)
  }

  @Test("length: median 25 mm, ln sd .6; speed: median 80 mm/s, ln sd .5, whatever the length")
  func size() throws {
    // Nine in ten thousand would be longer than three quarters of this tablet's width.
    let motions = try Self.draws("ipad-pro-13-landscape").motions(.stroke)
    let lengths = motions.map { log(Double($0.length)) }
    let speeds = motions.map { log(1000 * Double($0.length / $0.duration)) }
    for (values, median, deviation) in [(lengths, 25.0, 0.6), (speeds, 80, 0.5)] {
      let sample = Sample(values)
      #expect(abs(sample.mean - log(median)) < 4 * sample.error)
      // The error of a standard deviation is 1 / sqrt(2 n) of it.
      #expect(abs(sample.deviation / deviation - 1) < 4 / (2 * sample.count).squareRoot() + 0.005)
    }
    #expect(abs(Sample.correlation(lengths, speeds)) < 4 / 8000.0.squareRoot())
  }

  @Test("direction: evenly over the circle")
  func direction() async {
    await each(["iphone-se-1", "ipad-pro-13-landscape"]) { (screen: String) in
      let angles = Sample(
        try Self.draws(screen).motions(.stroke).map { motion in
          (atan2(Double(motion.first.dy), Double(motion.first.dx)) + .pi) / (2 * .pi)
        })
      for share in stride(from: 0.1, to: 1, by: 0.1) {
        #expect(abs(angles.share { $0 <= share } - share) < angles.tolerance(of: share))
      }
    }
  }

  @Test("the median stays 25 mm on the narrowest phone, where long strokes are cut")
  func narrow() throws {
    let draws = try Self.draws("iphone-se-1")
    let lengths = Sample(try draws.motions(.stroke).map { log(Double($0.length)) })
    #expect(abs(lengths.share { $0 <= log(25) } - 0.5) < lengths.tolerance(of: 0.5))
    #expect(lengths.deviation < 0.55)
  }

  @Test("strokes stay on the view, bulges included, and take three quarters of it at most")
  func onGlass() async {
    await each(ScreenCatalog.all.map(\.name)) { (name: String) in
      let draws = try Self.draws(name, people: 1000)
      let view = ReachFrame(screen: draws.screen, population: Self.people)
      for motion in try draws.motions(.stroke) {
        #expect(abs(motion.first.dx) <= 0.7501 * view.width)
        #expect(abs(motion.first.dy) + abs(motion.first.bow) <= 0.7501 * view.height)
        for step in 0...50 {
          let place = motion.location(at: motion.duration * Float(step) / 50)
          #expect((-0.001...view.width + 0.001).contains(place.x))
          #expect((-0.001...view.height + 0.001).contains(place.y))
        }
      }
    }
  }

  @Test("touch-down: anywhere from where the stroke fits, the triangle's spread about the middle")
  func places() throws {
    let draws = try Self.draws("iphone-16-pro")
    let view = ReachFrame(screen: draws.screen, population: Self.people)
    let motions = try draws.motions(.stroke)
    let across = motions.map { motion in
      Double((motion.startX - max(-motion.first.dx, 0)) / (view.width - abs(motion.first.dx)))
    }
    let down = motions.map { motion in
      let (dy, bow) = (motion.first.dy, motion.first.bow)
      return Double(
        (motion.startY - max(-dy, 0) - max(bow, 0)) / (view.height - abs(dy) - abs(bow)))
    }
    for values in [across, down] {
      let sample = Sample(values)
      // P(u <= x) = 2 x^2 below the middle.
      for (share, place) in [(0.02, 0.1), (0.18, 0.3), (0.5, 0.5), (0.82, 0.7), (0.98, 0.9)] {
        #expect(abs(sample.share { $0 <= place } - share) < sample.tolerance(of: share))
      }
    }
    #expect(abs(Sample.correlation(across, down)) < 4 / 8000.0.squareRoot())
  }

  @Test("half end at rest, the others at .2 to 1.9 times their mean speed; bends have sd .1")
  func ends() throws {
    let motions = try Self.draws("iphone-16-pro").motions(.stroke)
    let lifts = Sample(motions.map(\.first.profile.liftOverMean))
    #expect(abs(lifts.share { $0 < 1e-4 } - 0.5) < lifts.tolerance(of: 0.5))
    #expect(lifts.values.filter { $0 >= 1e-4 }.allSatisfy { (0.2...1.9).contains($0) })
    let bends = Sample(motions.map { $0.first.bow / abs($0.first.dx) })
    #expect(abs(bends.mean) < 4 * bends.error)
    #expect(abs(bends.deviation - 0.1) < 0.005)
    #expect(bends.values.allSatisfy { abs($0) < 0.301 })
  }

  @Test("screens change only strokes that one of them cuts; slow people draw slowly")
  func intentions() throws {
    let phone = try Self.draws("iphone-se-1").motions(.stroke)
    let tablet = try Self.draws("ipad-pro-13").motions(.stroke)
    var kept = 0
    for (a, b) in zip(phone, tablet) {
      #expect(a.length <= b.length * 1.0001)
      if a.first.dx == b.first.dx {
        kept += 1
        #expect(a.duration == b.duration && a.first.dy == b.first.dy && a.first.bow == b.first.bow)
      }
    }
    print("strokes kept between phone and tablet: \(Double(kept) / 8000)")
    #expect(kept > 6000 && kept < 8000)
    var slow = Self.people
    slow.durationShift = 0.3
    let screen = try #require(ScreenCatalog.named("iphone-se-1"))
    let slower = try SwipeDraws(population: slow, screen: screen, people: 100).motions(.stroke)
    for (a, b) in zip(phone, slower) { #expect(abs(b.duration / a.duration - 1.349_859) < 1e-5) }
  }
}

extension Motion {
  /// Length in mm of the straight line from touch-down to lift of a motion of one piece.
  fileprivate var length: Float {
    (first.dx * first.dx + first.dy * first.dy).squareRoot()
  }
}
