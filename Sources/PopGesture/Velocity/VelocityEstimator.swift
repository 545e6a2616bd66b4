/// Estimates the speed of a finger along one axis from the events delivered so far.
///
/// Velocity is never given to the experiment: like an app, it must be read from touch events.
public protocol VelocityEstimator: Sendable {
  /// Creates an estimator that has seen nothing, for a view of this width in pt.
  init(viewWidth: Double)
  /// Takes in one delivered location.
  ///
  /// - Parameters:
  ///   - position: location along the axis in pt.
  ///   - time: its time in s; never before the one already seen.
  mutating func add(position: Double, time: Double)
  /// The gesture begins at the location taken in last.
  mutating func begin()
  /// The finger lifts at this time in s; it adds no location.
  mutating func lift(at time: Double)
  /// The estimate in pt/s after the locations seen so far; 0 before there is motion.
  var velocity: Double { get }
  /// What a recognizer's gate would be told, in pt/s, where that differs from `velocity`.
  var gateVelocity: Double { get }
  /// The estimate of the acceleration in pt/s^2; 0 where the estimator tells none.
  var acceleration: Double { get }
  /// How many of the changes that were delivered count.
  func countedChanges(of delivered: Int) -> Int
  /// Which events the estimate depends on; older ones may be left out without changing a bit of
  /// what it says afterwards.
  static var memory: EventMemory { get }
}

extension VelocityEstimator {
  /// Creates an estimator that has seen nothing, for a view whose width plays no part.
  @inlinable public init() { self.init(viewWidth: .nan) }
  /// Does nothing: most estimators do not ask when the gesture begins.
  @inlinable public mutating func begin() {}
  /// Does nothing: most estimators see no lift.
  @inlinable public mutating func lift(at time: Double) {}
  /// The same as `velocity`.
  @inlinable public var gateVelocity: Double { velocity }
  /// None.
  @inlinable public var acceleration: Double { 0 }
  /// All.
  @inlinable public func countedChanges(of delivered: Int) -> Int { delivered }
  /// All events.
  @inlinable public static var memory: EventMemory { .wholePath }
}

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
  @inlinable public init(events: Int, duration: Double = .infinity) {
    (self.events, self.duration) = (max(events, 1), max(duration, 0))
  }

  /// Looks back to touch-down: every event must be made.
  @inlinable public static var wholePath: EventMemory { EventMemory(events: .max) }
  /// Whether every event must be made.
  @inlinable public var isWholePath: Bool { events == .max }
}

/// An estimator to which the view's width is nothing: made as it is declared.
protocol WidthlessEstimator: VelocityEstimator { init() }

extension WidthlessEstimator {
  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) { self.init() }
}

/// The newest events of one touch: as many as fit, older ones leave first.
@usableFromInline struct EventRing<Slots: SIMD & Sendable>: Sendable where Slots.Scalar == Double {
  @usableFromInline var positions = Slots(repeating: 0)
  @usableFromInline var times = Slots(repeating: 0)
  /// Events taken in so far, those that left included.
  @usableFromInline var seen = 0

  @inlinable init() {}

  /// Events that fit.
  @inlinable static var capacity: Int { Slots.scalarCount }
  /// Events that are there.
  @inlinable var count: Int { min(seen, Self.capacity) }

  /// Takes in one location in pt and its time in s.
  @inlinable mutating func add(position: Double, time: Double) {
    positions[seen % Self.capacity] = position
    times[seen % Self.capacity] = time
    seen += 1
  }

  /// The event that came `back` events before the newest.
  ///
  /// - Precondition: `back` is below `count`.
  @inlinable func event(_ back: Int) -> (position: Double, time: Double) {
    let slot = (seen - 1 - back) % Self.capacity
    return (positions[slot], times[slot])
  }
}
