public import SwipeSimulation

/// Which of the two recorded kinds of sideways stroke is compared.
public enum StrokeDirection: String, Sendable, CaseIterable {
  /// Towards the trailing edge, as a pop.
  case right
  /// Towards the leading edge, as turning to the next page.
  case left

  /// The intent that makes such strokes, in simulations and in recordings.
  public var intent: Intent { self == .right ? .pop : .contentLeft }

  /// Strokes shorter than this, in pt, are taps in recordings and are left out everywhere.
  public static let shortest = 16.0

  /// Whether a stroke is one of this direction: meant so, long enough, and at
  /// least as much sideways as up or down.
  public func includes(_ stroke: RecordedStroke) -> Bool {
    let features = stroke.features
    return stroke.intent == intent.rawValue && features.distance >= Self.shortest
      && abs(features.dx) >= abs(features.dy) && (features.dx > 0) == (self == .right)
  }
}
