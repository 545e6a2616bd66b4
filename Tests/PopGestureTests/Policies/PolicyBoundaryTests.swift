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

  static let edges: [Edge] = [
    Edge(family: "fraction", values: ["fraction": 0.5], value: 256, inclusive: false) {
      Release(translation: $0, velocity: 9000, viewWidth: 512)
    },
    Edge(family: "one-third", values: [:], value: 1.0 / 3, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 1)
    },
    Edge(family: "fixed-distance", values: [:], value: 100, inclusive: false) {
      Release(translation: $0, velocity: 9000, viewWidth: 402)
    },
    Edge(family: "fixed-distance", values: ["distance_mm": 16], value: 64, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 402, millimetresPerPoint: 0.25)
    },
    // 512 - 0.25 * 1024 = 256, half of 512.
    Edge(
      family: "velocity-weighted", values: ["velocity_weight_s": 0.25], value: 512,
      inclusive: false
    ) { Release(translation: $0, velocity: -1024, viewWidth: 512) },
    Edge(family: "fling-override", values: [:], value: 256, inclusive: true) {
      Release(translation: $0, velocity: 511, viewWidth: 512)
    },
    Edge(family: "fling-override", values: [:], value: 512, inclusive: true) {
      Release(translation: 0, velocity: $0, viewWidth: 512)
    },
    Edge(family: "fling-override", values: ["fling_pt_per_s": 800], value: 800, inclusive: true) {
      Release(translation: 0, velocity: $0, viewWidth: 402)
    },
    // Backward: a flick of -1 width/s still cancels, anything slower lets the distance decide.
    Edge(family: "fling-override", values: [:], value: -512, inclusive: false) {
      Release(translation: 500, velocity: $0, viewWidth: 512)
    },
    Edge(
      family: "fling-override", values: ["fling_pt_per_s": 800], value: -800, inclusive: false
    ) { Release(translation: 400, velocity: $0, viewWidth: 402) },
    Edge(family: "flick-or-fraction", values: [:], value: 256, inclusive: false) {
      Release(translation: $0, velocity: 300, viewWidth: 512)
    },
    Edge(family: "flick-or-fraction", values: [:], value: 30, inclusive: false) {
      Release(translation: $0, velocity: 301, viewWidth: 512)
    },
    Edge(family: "flick-or-fraction", values: [:], value: 300, inclusive: false) {
      Release(translation: 31, velocity: $0, viewWidth: 512)
    },
    // A return at exactly the speed does not cancel yet.
    Edge(family: "flick-or-fraction", values: [:], value: -300, inclusive: true) {
      Release(translation: 300, velocity: $0, viewWidth: 512)
    },
    // Capped at 187.5 pt from 375 pt on, half of the width below.
    Edge(family: "navigation-projection", values: [:], value: 187.5, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 1376)
    },
    Edge(family: "navigation-projection", values: [:], value: 187.5, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 375)
    },
    Edge(family: "navigation-projection", values: [:], value: 128, inclusive: false) {
      Release(translation: $0, velocity: 0, viewWidth: 256)
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
    Edge(family: "velocity-sign", values: [:], value: 0, inclusive: true) {
      Release(translation: -5, velocity: $0, viewWidth: 512)
    },
  ]

  @Test
  func threshold() async {
    await each(Self.edges) { (edge: Edge) in
      let policy = try policy(edge.family, edge.values)
      #expect(!policy.completes(edge.release(edge.value.nextDown)))
      #expect(policy.completes(edge.release(edge.value)) == edge.inclusive)
      #expect(policy.completes(edge.release(edge.value.nextUp)))
    }
  }

  @Test("a number that is none, or a view without width, never completes")
  func notNumbers() throws {
    for (family, values) in PolicySamples.all {
      let policy = try policy(family, values)
      let good = Release(
        translation: 400, velocity: 5000, crossVelocity: 0, runTravel: 400, viewWidth: 402,
        duration: 0.2, millimetresPerPoint: 0.1657)
      #expect(policy.completes(good), "\(family) \(values)")
      for width in [Double.nan, 0, -0.0, -402, -Double.infinity] {
        for translation in [400, -400, Double.infinity, -Double.infinity] {
          var release = good
          (release.viewWidth, release.translation) = (width, translation)
          #expect(!policy.completes(release), "\(family) \(values) \(release)")
        }
      }
      var release = good
      release.translation = .nan
      #expect(!policy.completes(release), "\(family) \(values)")
      release = good
      release.velocity = .nan
      // A rule that does not read the velocity must not be disturbed by it.
      #expect(
        policy.completes(release) == !policy.family.readsVelocity,
        "\(family) \(values)")
    }
  }

  static let infinite: [(family: String, x: Double, v: Double, width: Double, completes: Bool)] = [
    ("fraction", .infinity, 0, 402, false), ("fraction", -.infinity, 0, 402, false),
    ("fraction", 400, 0, .infinity, false), ("fraction", .infinity, 0, .infinity, false),
    ("fixed-distance", .infinity, 0, 402, false), ("fixed-distance", -.infinity, 0, 402, false),
    ("fixed-distance", 101, -.infinity, .infinity, true),
    ("velocity-weighted", 0, .infinity, 402, false),
    ("velocity-weighted", 400, -.infinity, 402, false),
    ("velocity-weighted", .infinity, -.infinity, 402, false),
    ("velocity-weighted", 400, 5000, .infinity, false),
    ("fling-override", 0, .infinity, 402, false), ("fling-override", 400, -.infinity, 402, false),
    ("fling-override", 400, 5000, .infinity, false),
    ("fling-override", 0, .infinity, .infinity, false),
  ]

  @Test
  func infiniteNumbers() async {
    await each(Self.infinite) {
      (row: (family: String, x: Double, v: Double, width: Double, completes: Bool)) throws in
      let release = Release(translation: row.x, velocity: row.v, viewWidth: row.width)
      #expect(try policy(row.family).completes(release) == row.completes)
    }
  }

  /// 300 of 402 pt: past half, before the speed is asked.
  static let backward: [(family: String, velocity: Double, completes: Bool)] = [
    ("fraction", -5000, true), ("fixed-distance", -5000, true),
    ("velocity-weighted", -329, true), ("velocity-weighted", -331, false),
    ("fling-override", -401, true), ("fling-override", -402, false),
    ("flick-or-fraction", -300, true), ("flick-or-fraction", -301, false),
    // 300 - 0.35 * 321.4 = 187.5.
    ("navigation-projection", -321, true), ("navigation-projection", -322, false),
    ("velocity-sign", 0, true), ("velocity-sign", -1, false),
  ]

  @Test
  func negativeVelocity() async {
    await each(Self.backward) { (row: (family: String, velocity: Double, completes: Bool)) throws in
      let release = Release(translation: 300, velocity: row.velocity, viewWidth: 402)
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
