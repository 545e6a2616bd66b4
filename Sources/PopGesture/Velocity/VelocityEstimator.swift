/// Estimates the speed of a finger along one axis from the events delivered so far.
///
/// Velocity is never given to the experiment: like an app, it must be read from touch events.
public protocol VelocityEstimator: Sendable {
  /// Which events the estimate depends on; older ones may be left out without changing a bit of
  /// what it says afterwards.
  static var memory: EventMemory { get }
  /// Creates an estimator that has seen nothing.
  init()
  /// Takes in one delivered location.
  ///
  /// - Parameters:
  ///   - position: location along the axis in pt.
  ///   - time: its time in s; never before the one already seen.
  mutating func add(position: Double, time: Double)
  /// The estimate in pt/s after the locations seen so far; 0 before there is motion.
  var velocity: Double { get }
}

/// How far back an estimator looks: the newest `events` events, as far as they are at most
/// `duration` older than the newest.
public struct EventMemory: Sendable, Equatable {
  /// Number of delivered events, the newest included.
  public let events: Int
  /// Age in s, against the newest event.
  public let duration: Double

  /// Looks back by a number of events, and by no more than `duration` s.
  @inlinable
  public init(events: Int, duration: Double = .infinity) {
    (self.events, self.duration) = (max(events, 1), max(duration, 0))
  }
}

/// The estimators that experiments can name.
public enum VelocityEstimatorKind: String, Sendable, CaseIterable {
  /// `TwoSampleBlend`: what `UIPanGestureRecognizer` reports, as far as known.
  case uikitBlend = "uikit-blend"
  /// `LeastSquaresSlope`: the slope of a straight line over the last 100 ms.
  case leastSquares = "least-squares-100ms"

  /// One sentence for lists.
  public var summary: String {
    switch self {
    case .uikitBlend:
      "0.2 x newest + 0.8 x previous difference of touch events (UIKit, unconfirmed)"
    case .leastSquares: "slope of the least-squares line through the last 100 ms of events"
    }
  }
}
