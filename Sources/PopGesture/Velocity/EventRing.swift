/// The newest events of one touch: as many as fit, older ones leave first.
@usableFromInline
struct EventRing<Slots: SIMD & Sendable>: Sendable where Slots.Scalar == Double {
  @usableFromInline
  var positions = Slots(repeating: 0)
  @usableFromInline
  var times = Slots(repeating: 0)
  /// Events taken in so far, those that left included.
  @usableFromInline
  var seen = 0

  @inlinable
  init() {}

  /// Events that fit.
  @inlinable
  static var capacity: Int { Slots.scalarCount }
  /// Events that are there.
  @inlinable
  var count: Int { min(seen, Self.capacity) }

  /// Takes in one location in pt and its time in s.
  @inlinable
  mutating func add(position: Double, time: Double) {
    positions[seen % Self.capacity] = position
    times[seen % Self.capacity] = time
    seen += 1
  }

  /// The event that came `back` events before the newest.
  ///
  /// - Precondition: `back` is below `count`.
  @inlinable
  func event(_ back: Int) -> (position: Double, time: Double) {
    let slot = (seen - 1 - back) % Self.capacity
    return (positions[slot], times[slot])
  }
}
