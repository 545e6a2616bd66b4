/// A completion rule reduced to its thresholds, for comparing how often strokes meet them.
public struct AcceptanceRule: Sendable, Hashable {
  /// Name in tables.
  public let name: String
  /// Accepts from this share of the view's width on; nil asks for no distance.
  public let fraction: Double?
  /// Accepts from this release speed in pt/s on; nil asks for no speed.
  public let speed: Double?
  /// Accepts from this distance in pt on; nil asks for no such distance.
  public var distance: Double?
  /// Seconds of the release speed that are added to the distance before it is compared.
  public var weight = 0.0

  /// The six rules on right-going strokes.
  public static let pops = [
    AcceptanceRule(name: "dx>=W/2", fraction: 1.0 / 2, speed: nil),
    AcceptanceRule(name: "dx>=W/3", fraction: 1.0 / 3, speed: nil),
    AcceptanceRule(name: "dx>=W/2 or v>=1000", fraction: 1.0 / 2, speed: 1000),
    AcceptanceRule(name: "dx>=W/2 or v>=500", fraction: 1.0 / 2, speed: 500),
    AcceptanceRule(name: "v>=1000", fraction: nil, speed: 1000),
    AcceptanceRule(name: "v>=500", fraction: nil, speed: 500),
  ]

  /// The seven rules on scrolls, whose speed is the sideways part of the release speed.
  public static let scrolls = [
    AcceptanceRule(name: "dx>=W/2", fraction: 1.0 / 2, speed: nil),
    AcceptanceRule(name: "dx>=W/3", fraction: 1.0 / 3, speed: nil),
    AcceptanceRule(name: "vx>=300", fraction: nil, speed: 300),
    AcceptanceRule(name: "vx>=500", fraction: nil, speed: 500),
    AcceptanceRule(name: "vx>=1000", fraction: nil, speed: 1000),
    AcceptanceRule(name: "dx>=100", fraction: nil, speed: nil, distance: 100),
    AcceptanceRule(name: "dx+0.2vx>=W/2", fraction: 1.0 / 2, speed: nil, weight: 0.2),
  ]

  /// Whether a sideways stroke is accepted, by its length and its whole release speed.
  public func accepts(_ stroke: RecordedStroke) -> Bool {
    reaches(abs(stroke.features.dx), in: stroke.viewWidth)
      || speed.map { stroke.features.releaseSpeed >= $0 } ?? false
  }

  /// Whether a scroll is accepted, by the part of its motion towards the trailing edge.
  ///
  /// A speed alone counts from 10 pt of sideways travel on: less never leaves a recognizer's slop.
  public func acceptsDrift(of stroke: RecordedStroke) -> Bool {
    let features = stroke.features
    if reaches(features.dx, in: stroke.viewWidth) { return true }
    if let distance { return features.dx >= distance }
    guard features.dx >= 10 else { return false }
    let release = features.releaseSpeed * features.dx / max(features.distance, 1)
    if weight > 0 { return reaches(features.dx + weight * release, in: stroke.viewWidth) }
    return speed.map { release >= $0 } ?? false
  }

  private func reaches(_ dx: Double, in width: Double) -> Bool {
    fraction.map { dx >= $0 * width } ?? false
  }
}

/// Which directions of the whole stroke a recognizer lets through to a rule.
public enum DirectionLock: String, Sendable, CaseIterable {
  /// At most 45 degrees from horizontal.
  case degrees45 = "45"
  /// At most 30 degrees from horizontal.
  case degrees30 = "30"
  /// Any direction with a part towards the trailing edge.
  case none

  /// Whether a stroke runs far enough sideways, towards the trailing edge.
  public func admits(_ features: StrokeFeatures) -> Bool {
    switch self {
    case .degrees45: features.dx > abs(features.dy)
    // The tangent of 30 degrees is the root of a third.
    case .degrees30: features.dx * (1.0 / 3).squareRoot() > abs(features.dy)
    case .none: features.dx > 0
    }
  }
}
