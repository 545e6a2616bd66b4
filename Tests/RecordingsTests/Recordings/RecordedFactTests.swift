import Drawing
import PopGesture
import TestSupport
import Testing
import TrialStatistics

@testable import Recordings

/// Published facts about taps and scrolls, recomputed with the features and rules of the product.
@Suite("Facts about recorded distractors", .needsRecordings, .serialized)
struct RecordedFactTests {
  @Test("taps that slip mostly sideways to the right, per cent")
  func slips() async {
    await each([(10.0, 0.36), (15, 0.16), (20, 0.09), (30, 0.07)]) { drift, published in
      let strokes = try SharedRecordings.padTaps().compactMap { RecordedStroke($0) }
      let count = strokes.filter { $0.features.dx >= drift && $0.features.dx > abs($0.features.dy) }
        .count
      #expect(strokes.count == 24_364)
      let share = Double(count) / Double(strokes.count) * 100
      #expect(
        FixedDecimals.string(share, decimals: 2) == FixedDecimals.string(published, decimals: 2))
    }
  }

  @Test("taps whose finger gets this far from its start, per cent")
  func drifts() async {
    await each([(5.0, 15, 0), (8, 9.1, 1), (10, 5.4, 1), (15, 1.3, 1), (20, 0.5, 1), (30, 0.2, 1)])
    { drift, published, decimals in
      let taps = try SharedRecordings.padTaps()
      let count = taps.filter { tap in
        tap.samples.contains { sample in
          let (dx, dy) = (sample.x - tap.samples[0].x, sample.y - tap.samples[0].y)
          // Recorded with two decimals.
          return (dx * dx + dy * dy).squareRoot() > drift - 1e-9
        }
      }.count
      let share = Double(count) / Double(taps.count) * 100
      #expect(
        FixedDecimals.string(share, decimals: decimals)
          == FixedDecimals.string(published, decimals: decimals))
    }
  }

  /// A row of the published table: rule, then per cent accepted with a lock of 45 and of 30 degrees
  /// and without one, as printed.
  static let rules: [(name: String, rule: FlingOverride, printed: [String])] = [
    (
      "dx >= W/2", .init(fling: .pointsPerSecond(1e9), travel: .fraction(0.5)),
      ["0.05", "0.05", "0.11"]
    ),
    (
      "dx >= W/3", .init(fling: .pointsPerSecond(1e9), travel: .fraction(1 / 3.0)),
      ["0.08", "0.06", "0.61"]
    ),
    (
      "vx >= 300", .init(fling: .pointsPerSecond(300), travel: .fraction(9)),
      ["0.20", "0.14", "1.0"]
    ),
    (
      "vx >= 500", .init(fling: .pointsPerSecond(500), travel: .fraction(9)),
      ["0.14", "0.11", "0.48"]
    ),
    (
      "vx >= 1000", .init(fling: .pointsPerSecond(1000), travel: .fraction(9)),
      ["0.08", "0.08", "0.12"]
    ),
  ]

  /// Locks of 45 and of 30 degrees, by its tangent, and none.
  static let locks: [@Sendable (StrokeFeatures) -> Bool] = [
    { $0.dx > abs($0.dy) }, { $0.dx * 0.577_350_269_189_625_8 > abs($0.dy) }, { $0.dx > 0 },
  ]

  @Test("reading scrolls that a rule accepts, by direction lock: the published table")
  func acceptedScrolls() throws {
    let scrolls = try TouchalyticsStrokes.upright(task: "text")
    #expect(scrolls.count == 6430)
    for (name, rule, printed) in Self.rules {
      let rates = Self.locks.map { holds in
        TouchalyticsStrokes.rate(scrolls) { stroke in
          let release = TouchalyticsStrokes.release(of: stroke)
          let moves = rule.threshold < 1 || stroke.features.dx >= 10
          return holds(stroke.features) && moves && rule.completes(release)
        }
      }
      for (rate, text) in zip(rates, printed) {
        #expect(FixedDecimals.string(rate.rate * 100, decimals: text.count - 2) == text, "\(name)")
      }
    }
  }
}
