/// How far back an estimator looks: the newest `events` events, as far as they are at most
/// `duration` older than the newest.
///
/// Touch-down is always told, however old: an estimator may know it as the first event.
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

  /// Looks back to touch-down: every event must be made.
  @inlinable
  public static var wholePath: EventMemory { EventMemory(events: .max) }
  /// Whether every event must be made.
  @inlinable
  public var isWholePath: Bool { events == .max }
}
