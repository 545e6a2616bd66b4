import PopGesture
import TestSupport
import Testing

@testable import Recordings
@testable import SwipeSimulation

/// The shape of motions in time against raw strokes of real people.
@Suite("Recorded speed profiles", .needsRecordings, .serialized)
struct SpeedProfileTests {
  struct Medians {
    let count: Int
    let liftPhase, touchPhase, peakTime: Double

    init(_ shapes: [SpeedShape]) {
      count = shapes.count
      liftPhase = Quantiles(shapes.map(\.liftPhase)).median
      touchPhase = Quantiles(shapes.map(\.touchPhase)).median
      peakTime = Quantiles(shapes.map(\.peakTime)).median
    }
  }

  static func flick(_ samples: [TouchSample]) -> SpeedShape? {
    SpeedShape(samples, longerThan: 30, within: 300)
  }

  static func drag(_ samples: [TouchSample]) -> SpeedShape? {
    SpeedShape(samples, longerThan: 60, within: .infinity)
  }

  /// Strokes of many people on a screen, as an experiment would see them.
  static func simulated(_ intent: Intent, _ population: Population, on screen: Screen) throws
    -> [[TouchSample]]
  {
    try SwipeGenerator(screen: screen, population: population, seed: 11)
      .traces(intent, people: 300).flatMap { $0 }
  }

  /// One person's, of whom no synthetic scrolls are made any more: those of 69 others lift more slowly.
  @Test("scroll flicks of the 185 Hz log lift at top speed")
  func flicks() throws {
    let recorded = Medians(try SharedRecordings.scrollLog().compactMap { Self.flick($0.samples) })
    #expect(recorded.count == 79)
    // The published medians, from another program.
    #expect(abs(recorded.liftPhase - 0.52) < 0.02)
    #expect(abs(recorded.peakTime - 0.87) < 0.005)
  }

  @Test("lines drawn on an iPad come to rest, and so do synthetic deliberate drags")
  func drags() throws {
    let recorded = Medians(try SharedRecordings.padDrags().compactMap { Self.drag($0.samples) })
    var population = Population.everyday
    (population.dragShare, population.edgeStartShare) = (1, 0)
    population.panel.rate = 120
    population.panel.stepsPerPoint = 1
    let screen = try #require(ScreenCatalog.named("ipad-9.7-landscape"))
    let synthetic = Medians(try Self.simulated(.pop, population, on: screen).compactMap(Self.drag))
    #expect(recorded.count == 403)
    #expect(abs(recorded.liftPhase - 0.93) < 0.02)
    #expect(abs(recorded.touchPhase - 0.12) < 0.02)
    #expect(abs(recorded.peakTime - 0.48) < 0.01)
    #expect(abs(synthetic.liftPhase - recorded.liftPhase) <= 0.1)
    #expect(abs(synthetic.peakTime - recorded.peakTime) <= 0.1)
  }
}

/// Phases and time of peak speed of a stroke, as the published table of profiles measures them.
struct SpeedShape {
  let liftPhase: Double
  let touchPhase: Double
  /// Middle of the fastest three steps, smoothed over three, as a share of the duration.
  let peakTime: Double

  /// Measures a stroke; nil when it is shorter than `length` pt, slower than `duration` ms or has
  /// fewer than eight locations.
  init?(_ samples: [TouchSample], longerThan length: Double, within duration: Double) {
    guard let track = ReachFit.Track(samples), track.times.count >= 8, track.length > length,
      track.duration < duration
    else { return nil }
    // Along the straight line alone: the bow of a motion is vertical, so that on a vertical stroke it
    // would stand in for the phases.
    let (ux, uy) = (track.dx / track.length, track.dy / track.length)
    let line = ReachFit.Track(
      times: track.times,
      x: track.times.indices.map {
        (track.x[$0] - track.x[0]) * ux + (track.y[$0] - track.y[0]) * uy
      },
      y: track.times.map { _ in 0 })
    let fit = ReachFit(line.thinned(to: 60), allowsHold: false)
    (liftPhase, touchPhase) = (fit.b, fit.a)
    let speeds = track.times.indices.dropFirst().map { index in
      (line.x[index] - line.x[index - 1]) / (line.times[index] - line.times[index - 1])
    }
    let smooth = speeds.indices.dropFirst().dropLast().map {
      (speeds[$0 - 1] + speeds[$0] + speeds[$0 + 1]) / 3
    }
    let fastest = smooth.indices.max { smooth[$0] < smooth[$1] } ?? 0
    peakTime = (track.times[fastest + 1] + track.times[fastest + 2]) / 2 / track.duration
  }
}
