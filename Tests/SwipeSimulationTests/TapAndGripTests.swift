import Foundation
import Testing

@testable import SwipeSimulation

/// Taps that slip and hands that hold the device.
@Suite("Taps and grips")
struct TapAndGripTests {
  static func taps() throws -> [Motion] {
    try SwipeDraws(population: .recordedPaging, people: 30_000).motions(.tapSmear)
  }

  /// Displacements in pt of the recording iPad.
  static func slips(_ taps: [Motion]) -> [(x: Double, y: Double, length: Double)] {
    taps.map { tap in
      let scale = SwipeDraws.point / 0.1924
      let (x, y) = (tap.shift.x * scale, tap.shift.y * scale)
      return (x, y, (x * x + y * y).squareRoot())
    }
  }

  @Test("duration ln N(4.25, .45), a fifth slips, ln slip N(1.92, .66); sideways slips as recorded")
  func taps() throws {
    let taps = try Self.taps()
    let duration = Sample(taps.map { ElementaryMath.log($0.duration) })
    #expect(abs(duration.mean - 4.25) < 4 * duration.error)
    #expect(abs(duration.deviation - 0.45) < 0.01)
    let slips = Self.slips(taps)
    let lengths = Sample(slips.map(\.length))
    #expect(abs(lengths.share { $0 > 0.001 } - 0.2) < lengths.tolerance(of: 0.2))
    let logs = Sample(lengths.values.filter { $0 > 0.001 }.map { log($0) })
    #expect(abs(logs.mean - 1.92) < 4 * logs.error)
    #expect(abs(logs.deviation - 0.66) < 0.02)
    // Of the slips of 10 pt and more, 6.7% go right and mostly sideways: .36% of recorded taps.
    let right = Sample(slips.map { $0.x > abs($0.y) && $0.length >= 10.001 ? 1.0 : 0.0 })
    #expect(abs(right.mean - 0.067 * 0.2 * Sample.upperTail(0.3826 / 0.66)) < 0.001)
    #expect(right.mean < 2 * 0.003_6 && right.mean > 0.003_6 / 2)
  }

  @Test("nothing cuts the tail of slips, and at 10 pt it is the recorded one within a factor 2")
  func tail() throws {
    let slips = Sample(Self.slips(try Self.taps()).map(\.length))
    let recorded = [(5.0, 0.15), (8, 0.091), (10, 0.054), (15, 0.013), (20, 0.005), (30, 0.002)]
    for (slip, recorded) in recorded {
      let share = slips.share { $0 >= slip }
      print("taps slipping \(slip) pt: \(share), recorded \(recorded)")
      let expected = 0.2 * Sample.upperTail((log(slip) - 1.92) / 0.66)
      #expect(abs(share - expected) < slips.tolerance(of: expected))
      if slip == 10 { #expect(share < 2 * recorded && share > recorded / 2) }
    }
  }

  @Test("grips: within 1 mm of either edge, 10 to 70 ms, up to 10 dp away from the edge")
  func grips() throws {
    let motions = try SwipeDraws(population: .recordedPaging, people: 20_000).motions(.grip)
    let width = Float(320 * 0.1558)
    let leading = motions.filter { $0.startX < width / 2 }
    let share = Sample(motions.map { $0.startX < width / 2 ? 1.0 : 0.0 })
    #expect(abs(share.mean - 0.5) < share.tolerance(of: 0.5))
    #expect(motions.allSatisfy { min($0.startX, width - $0.startX) < 1.0001 })
    #expect(leading.allSatisfy { $0.shift.x >= -1e-4 })
    let duration = Sample(motions.map(\.duration))
    #expect(abs(duration.mean - 40) < 4 * duration.error)
    #expect(duration.values.allSatisfy { (10...70).contains($0) })
    let drift = Sample(
      motions.map { ($0.shift.x * $0.shift.x + $0.shift.y * $0.shift.y).squareRoot() })
    #expect(abs(drift.mean - 5) < 4 * drift.error)
    #expect(drift.values.allSatisfy { $0 <= 10.001 })
  }
}
