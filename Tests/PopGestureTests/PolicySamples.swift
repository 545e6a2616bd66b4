import PopGesture
import Testing

/// A policy of the catalogue under its family's name.
func policy(_ family: String, _ values: [String: Double] = [:]) throws -> NamedPolicy {
  let start = try #require(PolicyCatalog.start(named: family))
  return try start.entry.policy(
    named: family, start.values.merging(values) { _, given in given })
}

/// One policy of every way to measure: each family, and both units where it has two.
enum PolicySamples {
  static let all: [(family: String, values: [String: Double])] = [
    ("fraction", [:]), ("fraction", ["fraction": 0]),
    ("fixed-distance", [:]), ("fixed-distance", ["distance_pt": 0]),
    ("fixed-distance", ["distance_mm": 16]), ("fixed-distance", ["distance_mm": 0]),
    ("velocity-weighted", [:]), ("velocity-weighted", ["velocity_weight_s": 0, "fraction": 0]),
    ("fling-override", [:]), ("fling-override", ["fling_pt_per_s": 800]),
    ("fling-override", ["fling_widths_per_s": 0, "fraction": 0]),
    ("flick-or-fraction", [:]),
    ("flick-or-fraction", ["fraction": 0, "flick_distance_pt": 0, "return_velocity_pt_per_s": 0]),
    ("navigation-projection", [:]), ("navigation-projection", ["duration_s": 0, "cap_pt": 0]),
    ("velocity-sign", [:]), ("velocity-sign", ["velocity_pt_per_s": -100]),
  ]

  /// Families whose rule reads the velocity.
  static let readVelocity: Set<String> = [
    "velocity-weighted", "fling-override", "flick-or-fraction", "navigation-projection",
    "velocity-sign",
  ]
}

/// A small generator (SplitMix64, Steele 2014) that makes property tests repeat exactly.
struct ReleaseGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func value(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Ordinary releases, some of them standing still, and one in sixteen with an odd number in it.
  mutating func releases(_ count: Int) -> [Release] {
    (0..<count).map { _ in
      let width = value(in: 200...1400)
      var release = Release(
        translation: value(in: -0.3...1) * width, velocity: value(in: -3...3) * width,
        viewWidth: width, millimetresPerPoint: value(in: 0.1...0.3))
      if next() % 8 == 0 { release.velocity = 0 }
      if next() % 4 == 0 { release.acceleration = value(in: -20...20) * width }
      release.changes = Int(next() % 8)
      let odd = [Double.nan, .infinity, -.infinity, 0, -0.0, -402][Int(next() % 6)]
      switch next() % 48 {
      case 0: release.translation = odd
      case 1: release.velocity = odd
      case 2: release.viewWidth = odd
      default: break
      }
      return release
    }
  }
}
