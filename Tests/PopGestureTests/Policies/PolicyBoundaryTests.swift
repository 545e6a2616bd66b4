import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Every rule exactly at its threshold and one representable number to either side.
@Suite("Policy boundaries")
struct PolicyBoundaryTests {
  /// A rule and the one number that is varied; all arithmetic on the way to the score is exact.
  struct Edge: Sendable, CustomTestStringConvertible {
    var family: String
    var values: [String: Double]
    /// The varied number where the score equals the threshold.
    var value: Double
    /// Whether that completes: `>=` in the source rather than `>`.
    var inclusive: Bool
    var release: @Sendable (Double) -> Release
    var testDescription: String { "\(family) \(values)" }
  }

  /// What is no preset's own; the thresholds of presets are in `PresetBoundaryTests`.
  static let edges: [Edge] = [
    Edge(family: "fixed-distance", values: ["distance_mm": 16], value: 64, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 402, millimetresPerPoint: 0.25)
    },
    // 512 - 0.25 * 1024 = 256, half of 512.
    Edge(
      family: "velocity-weighted", values: ["velocity_weight_s": 0.25], value: 512,
      inclusive: false
    ) { Release(translation: $0, velocity: -1024, viewWidth: 512) },
    Edge(family: "fling-override", values: ["fling_pt_per_s": 800], value: 800, inclusive: true) {
      Release(translation: 0, velocity: $0, viewWidth: 402)
    },
    // Backward: a flick at just the speed still cancels, anything slower lets the distance decide.
    Edge(
      family: "fling-override", values: ["fling_pt_per_s": 800], value: -800, inclusive: false
    ) { Release(translation: 400, velocity: $0, viewWidth: 402) },
    // Capped at 187.5 pt from 375 pt on.
    Edge(family: "navigation-projection", values: [:], value: 187.5, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 375)
    },
    // 375 * 0.5 and 1500 * 0.5^2 / 2 are 187.5.
    Edge(
      family: "navigation-projection", values: ["duration_s": 0.5], value: 375, inclusive: false
    ) { Release(translation: 0, velocity: $0, viewWidth: 512) },
    Edge(
      family: "navigation-projection", values: ["duration_s": 0.5], value: 1500, inclusive: false
    ) { Release(translation: 0, velocity: 0, acceleration: $0, viewWidth: 512) },
    // With one change only the direction counts, wherever the finger is.
    Edge(family: "navigation-projection", values: [:], value: 0, inclusive: false) {
      Release(translation: 5, velocity: $0, acceleration: -9000, changes: 1, viewWidth: 512)
    },
  ]

  @Test func threshold() async {
    await each(Self.edges) { (edge: Edge) in
      let policy = try policy(edge.family, edge.values)
      #expect(!policy.completes(edge.release(edge.value.nextDown)))
      #expect(policy.completes(edge.release(edge.value)) == edge.inclusive)
      #expect(policy.completes(edge.release(edge.value.nextUp)))
    }
  }

  /// Views that are infinitely wide; a rule on a length does not look at them.
  static let infinite: [(family: String, x: Double, v: Double, completes: Bool)] = [
    ("fraction", 400, 0, false), ("fraction", .infinity, 0, false),
    ("fixed-distance", 101, -.infinity, true), ("velocity-weighted", 400, 5000, false),
    ("fling-override", 400, 5000, false), ("fling-override", 0, .infinity, false),
  ]

  @Test func infiniteNumbers() async {
    await each(Self.infinite) {
      (row: (family: String, x: Double, v: Double, completes: Bool)) throws in
      let release = Release(translation: row.x, velocity: row.v, viewWidth: .infinity)
      #expect(try policy(row.family).completes(release) == row.completes)
    }
  }

  @Test("a transition that nothing scrubbed is cancelled, however far and fast the finger went")
  func unscrubbed() throws {
    let policy = try policy("navigation-projection")
    for velocity in [0.0, 5000] {
      let release = Release(
        translation: 390, velocity: velocity, acceleration: 5000, changes: 0, viewWidth: 402)
      #expect(!policy.completes(release))
      // The other rules do not ask.
      #expect(try PopGestureTests.policy("velocity-sign").completes(release))
      #expect(try PopGestureTests.policy("fraction").completes(release))
    }
  }

  @Test("a length in mm never completes where the screen's density is unknown")
  func unknownDensity() throws {
    for distance in [0, 16] {
      let policy = try policy("fixed-distance", ["distance_mm": Double(distance)])
      for translation in [100, 1e9] {
        var release = Release(translation: translation, velocity: 0, viewWidth: 402)
        #expect(!policy.completes(release))
        release.millimetresPerPoint = 0.1657
        #expect(policy.completes(release))
      }
    }
  }
}
