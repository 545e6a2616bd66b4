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
