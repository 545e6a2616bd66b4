/// How fast a straight stroke without noise is made, and when its touches are reported.
public enum StrokePace: Sendable, Equatable {
  /// So slowly that velocities vanish and all that lasts on a page is over.
  ///
  /// The first move is 0.25 pt; others follow each 0.5 pt while recognizers decide, and each 8 pt
  /// beyond 64 pt, where they only carry the translation on at the same speed.
  case vanishing
  /// At a steady speed in pt/s: moves at 60 Hz, the first after half a period.
  case steady(Double)

  /// Speed of the vanishing pace in pt/s: a policy that looks 0.35 s ahead sees 0.0004 pt of it.
  static let vanishingSpeed = 0.001

  /// Median of the mean speeds of recorded right-going strokes in mm/s.
  ///
  /// 1326 dp/s on panels of 0.1558 mm per dp (touchalytics, image task, 2241 strokes).
  public static let medianSpeed = 1326 * 0.1558

  /// The median pace on a screen with this many mm per pt; NaN is taken as the recorded panels.
  public static func median(millimetresPerPoint: Double) -> StrokePace {
    .steady(medianSpeed / (millimetresPerPoint > 0 ? millimetresPerPoint : 0.1558))
  }

  /// Where the moves of a stroke of this length are, in pt from its start, and when, in s.
  func moves(length: Double, _ body: (_ distance: Double, _ time: Double) -> Void) {
    switch self {
    case .vanishing:
      // Off the whole pt: what UIKit makes of a move of just the slop is not known.
      var distance = 0.25
      while distance < length {
        body(distance, distance / Self.vanishingSpeed)
        distance += distance < 64 ? 0.5 : 8
      }
      // The whole way, so that its end does not depend on the steps.
      if length > 0 { body(length, length / Self.vanishingSpeed) }
    case .steady(let speed):
      guard speed > 0 else { return }
      var number = 0.5
      while number / 60 * speed < length {
        body(number / 60 * speed, number / 60)
        number += 1
      }
    }
  }

  /// Seconds that a stroke of this length takes.
  func duration(length: Double) -> Double {
    switch self {
    case .vanishing: length / Self.vanishingSpeed
    case .steady(let speed): speed > 0 ? length / speed : 0
    }
  }
}
