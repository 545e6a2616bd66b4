/// For how many swipes of their kind the swipes or releases of a batch stand.
///
/// Each for `unit` or, if its bit is not set in `heavy`, for one.
package struct SwipeWeights: Sendable, Equatable {
  /// What an ordinary swipe stands for.
  package let unit: Int
  /// Swipes, or releases, that are ordinary: bit i is number i.
  package private(set) var heavy: UInt64

  /// Ordinary ones alone.
  package init(unit: Int) { (self.unit, heavy) = (unit, .max) }

  /// Those of chosen swipes, at most 64.
  package init(_ chosen: ArraySlice<ChosenSwipe>, unit: Int) {
    (self.unit, heavy) = (unit, 0)
    for (place, swipe) in chosen.enumerated() where swipe.weight == unit {
      heavy |= 1 &<< UInt64(truncatingIfNeeded: place)
    }
  }

  /// Whether all are ordinary.
  package var areEqual: Bool { heavy == .max }

  /// The sum of the weights of some.
  @inline(__always)
  package func sum(_ some: UInt64) -> Int {
    let count = some.nonzeroBitCount
    return unit == 1 ? count : count &+ (unit &- 1) &* (some & heavy).nonzeroBitCount
  }

  /// How many of some stand for themselves alone, while others stand for more.
  @inline(__always)
  package func light(_ some: UInt64) -> Int { unit == 1 ? 0 : (some & ~heavy).nonzeroBitCount }

  /// The weight of one.
  @inline(__always)
  package subscript(place: Int) -> Int {
    heavy &>> UInt64(truncatingIfNeeded: place) & 1 == 1 ? unit : 1
  }

  /// Those of the swipes that were released, in their order.
  package func of(_ begun: UInt64) -> SwipeWeights {
    var packed = self
    guard !areEqual else { return packed }
    packed.heavy = 0
    var (rest, place) = (begun, UInt64(0))
    while rest != 0 {
      let lane = UInt64(truncatingIfNeeded: rest.trailingZeroBitCount)
      packed.heavy |= (heavy &>> lane & 1) &<< place
      place &+= 1
      rest &= rest &- 1
    }
    return packed
  }
}
