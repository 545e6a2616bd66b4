package import SwipeSimulation
import TrialStatistics

/// The kinds of swipe in which synthetic people are compared with recorded ones.
package enum SwipeKind: String, Sendable, CaseIterable {
  /// Strokes towards the trailing edge, as a pop; recorded people paged with them.
  case pops
  /// Scrolls of people who read a text.
  case reading
  /// Quick scrolls of people who browse.
  case browsing

  /// The intent that makes them, in simulations and in recordings.
  package var intent: Intent {
    switch self {
    case .pops: .pop
    case .reading: .contentVertical
    case .browsing: .contentBrowse
    }
  }

  /// Name for people.
  package var title: String {
    switch self {
    case .pops: "Pops"
    case .reading: "Reading scrolls"
    case .browsing: "Quick scrolls"
    }
  }

  /// The recorded set to which the synthetic people are fitted.
  package var fittedSet: String { self == .browsing ? "wide_strokes" : "touchalytics" }

  /// What is compared of them, by person.
  package var quantities: [PersonQuantity] {
    self == .pops
      ? [.length, .duration, .releaseSpeed, .tilt]
      : [.duration, .lean, .meanSpeed, .length, .quickShare]
  }

  /// Strokes shorter than this, in pt, are taps in recordings and are left out everywhere.
  static let shortest = 16.0

  /// People with fewer strokes of a kind than these say too little to have a median.
  package static let leastStrokes = 5

  /// Whether a stroke is measured: long enough, and a pop that runs rightward, or a scroll up.
  func measures(_ features: StrokeFeatures) -> Bool {
    guard features.distance >= Self.shortest else { return false }
    let (dx, dy) = (features.dx, features.dy)
    return self == .pops ? dx > 0 && dx >= abs(dy) : dy < 0 && -dy > abs(dx)
  }

  /// Whether rules judge a stroke: pops that are measured, and scrolls in any direction.
  ///
  /// People who browse also turn pages, and their recordings do not tell a scroll that runs
  /// sideways from that; so it is left out, of synthetic people too.
  func judges(_ features: StrokeFeatures) -> Bool {
    switch self {
    case .pops: measures(features)
    case .reading: features.distance >= Self.shortest
    case .browsing: features.distance >= Self.shortest && !features.isSideways
    }
  }
}

/// A number of a stroke of which each person has a median.
package enum PersonQuantity: String, Sendable, CaseIterable {
  /// ln of the straight way from touch-down to the end, in pt.
  case length = "ln_length"
  /// ln of the time from the first to the last event, in ms.
  case duration = "ln_duration"
  /// ln of the median of the last three speeds between events, in pt/s; at least ln 10.
  case releaseSpeed = "ln_release_speed"
  /// ln of the path over the duration, in pt/s.
  case meanSpeed = "ln_mean_speed"
  /// Degrees that a pop rises above the horizontal.
  case tilt = "tilt_deg"
  /// Degrees that a scroll up leans to the right of the vertical.
  case lean = "lean_deg"
  /// The share of scrolls under 300 ms.
  case quickShare = "quick_share"

  package func key(_ kind: SwipeKind) -> FigureKey {
    FigureKey(kind: kind, name: rawValue, recognizer: "")
  }

  /// Name for people, with the unit.
  package var title: String {
    switch self {
    case .length: "length, pt"
    case .duration: "duration, ms"
    case .releaseSpeed: "speed at release, pt/s"
    case .meanSpeed: "mean speed, pt/s"
    case .tilt: "tilt above horizontal, degrees"
    case .lean: "lean right of vertical, degrees"
    case .quickShare: "share under 300 ms"
    }
  }

  /// Whether it is a logarithm, which pages show as the number itself.
  package var isLogarithm: Bool { rawValue.hasPrefix("ln_") }

  /// The number of a stroke; not finite where it was not recorded.
  func value(of features: StrokeFeatures) -> Double {
    switch self {
    case .length: PortableMath.logarithm(features.distance)
    case .duration: PortableMath.logarithm(features.duration)
    case .releaseSpeed: PortableMath.logarithm(max(features.releaseSpeed, 10))
    case .meanSpeed: PortableMath.logarithm(max(features.meanSpeed, 1))
    case .tilt: FitMath.degrees(rise: -features.dy, run: abs(features.dx))
    case .lean: FitMath.degrees(rise: features.dx, run: abs(features.dy))
    case .quickShare: features.duration < 300 ? 1 : 0
    }
  }

  /// What stands for a person: the median of the strokes, of a yes or no the share.
  func ofPerson(_ values: [Double]) -> Double {
    self == .quickShare
      ? values.reduce(0, +) / Double(values.count) : StrokeFeatures.median(values)
  }
}
