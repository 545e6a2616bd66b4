/// One number of a stroke whose distribution is compared.
public enum StrokeStatistic: String, Sendable, CaseIterable {
  /// Distance along x, without its sign.
  case length = "length_pt"
  /// First to last event.
  case duration = "duration_ms"
  /// Path over duration.
  case meanSpeed = "mean_speed_pt_per_s"
  /// Median of the last three speeds between events.
  case releaseSpeed = "release_speed_pt_per_s"
  /// Release speed over mean speed.
  case releaseRatio = "release_over_mean"
  /// First location from the leading edge, in view widths.
  case start = "start_over_width"
  /// Angle above the horizontal, negative below.
  case tilt = "tilt_deg"
  /// Distance along y, without its sign.
  case rise = "rise_pt"
  /// Straight distance over path.
  case straightness
  /// Largest distance from the straight line, over its length.
  case deviation

  /// Name for people, with its unit.
  public var title: String {
    switch self {
    case .length: "Length |dx|, pt"
    case .duration: "Duration, ms"
    case .meanSpeed: "Mean speed, pt/s"
    case .releaseSpeed: "Release speed, pt/s"
    case .releaseRatio: "Release / mean speed"
    case .start: "Start x / W"
    case .tilt: "Tilt, degrees up"
    case .rise: "Vertical travel |dy|, pt"
    case .straightness: "Straightness"
    case .deviation: "Deviation / length"
    }
  }

  /// The number of a stroke; not finite where it is not defined.
  public func value(of stroke: RecordedStroke) -> Double {
    let features = stroke.features
    switch self {
    case .length: return abs(features.dx)
    case .duration: return features.duration
    case .meanSpeed: return features.meanSpeed
    case .releaseSpeed: return features.releaseSpeed
    case .releaseRatio: return features.releaseSpeed / features.meanSpeed
    case .start: return features.start / stroke.viewWidth
    case .tilt: return FitMath.degrees(rise: -features.dy, run: abs(features.dx))
    case .rise: return abs(features.dy)
    case .straightness: return features.straightness
    case .deviation: return features.deviation
    }
  }

  /// Whether completion rules read it, so that a closer fit is asked for.
  public var isDecisive: Bool {
    switch self {
    case .length, .duration, .meanSpeed, .releaseSpeed, .releaseRatio: true
    case .start, .tilt, .rise, .straightness, .deviation: false
    }
  }

  /// Whether quantiles are compared by difference: an angle around 0 has no ratio.
  public var isComparedByDifference: Bool { self == .tilt }

  /// The statistics whose medians are compared between people.
  public static let personal: [StrokeStatistic] = [.length, .duration, .meanSpeed, .releaseSpeed]
}

/// Two statistics whose rank correlation is compared.
public struct StatisticPair: Sendable, Hashable {
  /// The two statistics.
  public let first, second: StrokeStatistic

  /// Name in tables.
  public var name: String { first.rawValue + ":" + second.rawValue }

  /// Every pair that is compared.
  public static let all = [
    StatisticPair(first: .length, second: .duration),
    StatisticPair(first: .duration, second: .releaseSpeed),
    StatisticPair(first: .start, second: .length),
    StatisticPair(first: .length, second: .meanSpeed),
    StatisticPair(first: .meanSpeed, second: .releaseSpeed),
  ]
}
