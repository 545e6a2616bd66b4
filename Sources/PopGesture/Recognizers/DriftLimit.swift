/// How far a finger may drift across before its slop is passed; more fails the touch.
///
/// The limit grows with the motion along, from `base` to `most` pt.
public struct DriftLimit: Sendable, Equatable {
  /// Limit in pt without motion along.
  public var base: Double
  /// What each pt along adds to it.
  public var perPoint: Double
  /// Largest limit in pt.
  public var most: Double

  /// Creates a limit; the defaults are those of the reverse-engineered content pan of iOS 26,
  /// unconfirmed.
  public init(base: Double = 10, perPoint: Double = 0.8, most: Double = 25) {
    (self.base, self.perPoint, self.most) = (base, perPoint, most)
  }

  /// Whether a displacement from touch-down in pt is too far across; the limit itself is.
  @inlinable
  public func isReached(dx: Double, dy: Double) -> Bool {
    abs(dy) >= min(most, base + perPoint * abs(dx))
  }
}
