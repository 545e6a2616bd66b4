import Testing

@testable import SwipeSimulation

/// Aborted pops, assumed throughout: they do what their documentation says.
@Suite("Aborted pops")
struct AbortedPopTests {
  static func motions(
    returning share: Float, late: Float = 0, atEdge: Float = 0, screen name: String? = nil
  ) throws -> [Motion] {
    var people = Population.recordedPaging
    (people.abortReturnShare, people.abortLateShare, people.edgeStartShare) = (share, late, atEdge)
    var draws = SwipeDraws(population: people, people: 6000)
    if let name { draws.screen = try #require(ScreenCatalog.named(name)) }
    return try draws.motions(.popAbort)
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

  @Test("late returns: out to .6 to .95 of the reach, .05 to .5 of it taken back, never at rest")
  func late() throws {
    let motions = try Self.motions(returning: 1, late: 1)
    let out = Sample(motions.map { $0.farthest / 320 })
    #expect(abs(out.mean - 0.775) < 4 * out.error + 0.002)
    // Variance of U(.6, .95).
    #expect(abs(out.deviation - 0.35 / 12.0.squareRoot()) < 0.005)
    #expect(out.values.allSatisfy { (0.599...0.951).contains($0) })
    let taken = Sample(motions.map { 1 - $0.shift.x / $0.farthest })
    #expect(abs(taken.mean - 0.275) < 4 * taken.error + 0.003)
    #expect(taken.values.allSatisfy { (0.045...0.505).contains($0) })
    let speeds = Sample(motions.map { $0.liftSpeed.x })
    #expect(abs(speeds.median + 850) < 40)
    // The shortest last 10 ms, in which a quarter of a ms changes the speed by 2%.
    #expect(speeds.values.allSatisfy { (-1540 ... -190).contains($0) })
    // Free starts leave room for the whole way.
    let ends = motions.map { Double($0.startX) / SwipeDraws.point + $0.farthest }
    #expect(ends.allSatisfy { $0 < 320.1 })
  }

  @Test("the share of late returns is the setting's; the others and those who stop stay the same")
  func lateShare() throws {
    let shares: [Float] = [0, 0.3, 1]
    let all = try shares.map { try Self.motions(returning: 0.5, late: $0) }
    var (late, early, stopping) = (0, 0, 0)
    for index in all[0].indices {
      let numbers = all.map { $0[index].numbers }
      let returns = numbers[0] != numbers[2]
      if !returns {
        stopping += numbers[1] == numbers[0] ? 1 : 0
      } else if numbers[1] == numbers[2] {
        late += 1
      } else if numbers[1] == numbers[0] {
        early += 1
      }
    }
    // Nobody does something that nobody does at a share of 0 or of 1.
    #expect(late + early + stopping == 6000)
    let returning = Sample((0..<late + early).map { $0 < late ? 1.0 : 0 })
    #expect(abs(returning.mean - 0.3) < returning.tolerance(of: 0.3))
    #expect(abs(returning.count / 6000 - 0.5) < 0.026)
  }

  @Test("only late returns are lifted beyond half of the width, moving back")
  func beyondHalf() throws {
    func isBeyond(_ motion: Motion) -> Bool { motion.shift.x * SwipeDraws.point > 66.58 / 2 }
    let early = try Self.motions(returning: 1, late: 0, screen: "iphone-16-pro")
    #expect(!early.contains(where: isBeyond))
    let late = try Self.motions(returning: 1, late: 1, screen: "iphone-16-pro")
    let beyond = late.filter(isBeyond)
    #expect(beyond.count > 600)
    #expect(beyond.allSatisfy { $0.liftSpeed.x <= -190 })
  }

  @Test("late returns from the edge stay on the view, however narrow")
  func onView() throws {
    let width = 320 * 25.4 * 2 / 326
    let motions = try Self.motions(returning: 1, late: 1, atEdge: 1, screen: "iphone-se-1")
    let ends = Sample(motions.map { Double($0.startX) + $0.farthest * SwipeDraws.point })
    #expect(ends.values.allSatisfy { $0 < width + 1e-3 })
    // Some would have left it.
    #expect(ends.share { $0 > width - 1e-3 } > 0.01)
  }

  @Test("one in five returns is late unless a population says otherwise")
  func usual() {
    #expect(Population.all.allSatisfy { $0.abortLateShare == 0.2 })
  }
}
