import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// A policy of the catalogue under its family's name.
func policy(_ family: String, _ values: [String: Double] = [:]) throws -> NamedPolicy {
  let start = try #require(PolicyCatalog.start(named: family))
  return try start.entry.policy(named: family, start.values.merging(values) { _, given in given })
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
    ("fling-override", ["fling_pt_per_s": .infinity, "return_pt_per_s": 0, "return_boundary": 0]),
    (
      "fling-override",
      ["fling_pt_per_s": 300, "fling_distance_pt": 30, "return_pt_per_s": .infinity, "boundary": 0]
    ),
    ("fling-override", ["distance_pt": 56]), ("fling-override", ["progress": 1]),
    ("fling-override", ["progress": 2]),
    ("fling-override", ["fling_pt_per_s": 300, "fling_distance_pt": 25, "fling_travel": 1]),
    ("navigation-projection", [:]), ("navigation-projection", ["duration_s": 0, "cap_pt": 0]),
    ("velocity-sign", [:]), ("velocity-sign", ["velocity_pt_per_s": -100]),
    ("decay-projection", [:]), ("decay-projection", ["deceleration": 0, "fraction": 0]),
    ("quick-swipe", [:]), ("quick-swipe", ["quick_boundary": 1, "travel": 0, "boundary": 1]),
    ("reversal-hysteresis", [:]),
    ("decay-projection", ["distance_pt": 20]), ("snap-projection", [:]),
    ("snap-projection", ["slow_pt_per_s": 0, "fraction": 0]),
    ("fixed-gesture-width", [:]), ("fixed-gesture-width", ["gesture_width_pt": 550]),
    ("armed-direction", [:]), ("armed-direction", ["distance_pt": 0]),
    ("fast-or-fraction", [:]), ("fast-or-fraction", ["fast_pt_per_s": .infinity]),
    ("straight-fling", [:]), ("straight-fling", ["fling_pt_per_s": 0, "fraction": 0]),
    ("mean-speed", [:]), ("mean-speed", ["fast_distance_pt": 10, "fraction": .infinity]),
    ("direction-veto", [:]), ("direction-veto", ["fraction": 0]),
    ("long-side-overscroll", [:]), ("long-side-overscroll", ["fraction": 0]),
  ]

  /// What a family reads of a release beside its translation and the view's width, which all do.
  static func reads(_ policy: NamedPolicy) -> [Reading] {
    let finger = policy.parameters.contains { $0.name == "travel" && $0.value == 1 }
    let inMillimetres = policy.parameters.contains { $0.name == "distance_mm" }
    return switch policy.family.name {
    case "fraction": []
    case "fling-override" where policy.parameters.contains { $0 == ("fling_travel", 1) }:
      [.velocity, .displacement]
    case "fixed-distance": inMillimetres ? [.density] : []
    case "quick-swipe": finger ? [.duration, .displacement] : [.duration]
    case "mean-speed": [.duration, .displacement]
    case "navigation-projection": [.velocity, .acceleration]
    case "reversal-hysteresis": [.velocity, .displacement, .runTravel]
    case "long-side-overscroll": [.velocity, .displacement]
    case "direction-veto", "fast-or-fraction", "straight-fling": [.velocity, .crossVelocity]
    default: [.velocity]
    }
  }

  /// A figure of a release that may be no number.
  enum Reading: CaseIterable {
    case velocity, crossVelocity, acceleration, displacement, runTravel, duration, counted, start
    case density

    var path: WritableKeyPath<Release, Double> {
      switch self {
      case .velocity: \.velocity
      case .crossVelocity: \.crossVelocity
      case .acceleration: \.acceleration
      case .displacement: \.displacement
      case .runTravel: \.runTravel
      case .duration: \.duration
      case .counted: \.countedTravel
      case .start: \.start
      case .density: \.millimetresPerPoint
      }
    }
  }
}

extension TestGenerator {
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
      release.displacement = release.translation + value(in: 0...30)
      release.crossVelocity = value(in: -1...1) * width
      release.runTravel = value(in: -0.3...1) * width
      release.reversal = ReversalState(rawValue: Int(next() % 3)) ?? .entry
      release.duration = value(in: 0...1)
      release.viewHeight = next() % 4 == 0 ? .nan : value(in: 200...1400)
      let odd = [Double.nan, .infinity, -.infinity, 0, -0.0, -402][Int(next() % 6)]
      switch next() % 160 {
      case 0: release.translation = odd
      case 1: release.velocity = odd
      case 2: release.viewWidth = odd
      case 3: release.crossVelocity = odd
      case 4: release.displacement = odd
      case 5: release.runTravel = odd
      case 6: release.duration = odd
      case 7: release.viewHeight = odd
      case 8: release.acceleration = odd
      default: break
      }
      return release
    }
  }
}
