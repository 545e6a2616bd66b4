import Testing

@testable import SwipeSimulation

/// Aborted pops, assumed throughout: they do what their documentation says.
@Suite("Aborted pops")
struct AbortedPopTests {
  static func motions(returning share: Float) throws -> [Motion] {
    var people = Population.recordedPaging
    people.abortReturnShare = share
    return try SwipeDraws(population: people, people: 6000).motions(.popAbort)
  }

  @Test("returns: out to .1 to .6 of the reach, back to at most half; half lift moving back")
  func returns() throws {
    let motions = try Self.motions(returning: 1)
    let out = Sample(motions.map { $0.farthest / 320 })
    #expect(abs(out.mean - 0.35) < 4 * out.error + 0.002)
    // Variance of U(.1, .6).
    #expect(abs(out.deviation - 0.5 / 12.0.squareRoot()) < 0.005)
    #expect(out.values.allSatisfy { (0.099...0.601).contains($0) })
    let kept = Sample(motions.map { $0.shift.x / $0.farthest })
    #expect(abs(kept.mean - 0.25) < 4 * kept.error + 0.003)
    #expect(kept.values.allSatisfy { (-0.001...0.505).contains($0) })
    let speeds = Sample(motions.map { $0.liftSpeed.x })
    let still = speeds.share { $0 > -20 }
    #expect(abs(still - 0.5) < speeds.tolerance(of: 0.5))
    let moving = Sample(speeds.values.filter { $0 <= -20 })
    #expect(abs(moving.median + 850) < 40)
    #expect(moving.values.allSatisfy { (-1510 ... -190).contains($0) })
  }

  @Test("stops: out to .1 to .45 of the reach in a slow drag, then 100 to 600 ms at rest")
  func stops() throws {
    let motions = try Self.motions(returning: 0)
    let out = Sample(motions.map { $0.shift.x / 320 })
    #expect(abs(out.mean - 0.275) < 4 * out.error)
    #expect(out.values.allSatisfy { (0.099...0.451).contains($0) })
    #expect(motions.allSatisfy { abs($0.liftSpeed.x) < 1e-3 })
    // Still for the last 100 ms at least.
    #expect(
      motions.allSatisfy { $0.location(at: $0.duration - 99).x == $0.location(at: $0.duration).x })
    let durations = Sample(motions.map(\.duration))
    // Mean of the log-normal (6.13, .45) plus that of U(100, 600).
    let mean = Double(ElementaryMath.exp(6.13 + 0.45 * 0.45 / 2)) + 350
    #expect(abs(durations.mean - mean) < 4 * durations.error)
  }

  @Test("the share of returns is the setting's")
  func share() throws {
    let back = Sample(try Self.motions(returning: 0.3).map { $0.farthest - $0.shift.x })
    #expect(abs(back.share { $0 > 1 } - 0.3) < back.tolerance(of: 0.3))
  }
}
