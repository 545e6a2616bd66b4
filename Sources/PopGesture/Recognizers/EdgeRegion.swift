/// The strip at the leading edge where an edge swipe must start, and how it fails early.
public struct EdgeRegion: Sendable, Equatable {
  /// Width of the strip in pt.
  public var width: Double
  /// How many times the first move is projected back from touch-down before the test, so that a
  /// fast finger first seen further in still counts; 0 tests touch-down itself.
  public var backProjection: Double
  /// Largest motion across, as a multiple of motion along, when the slop is passed
  /// (tan 77.5 degrees).
  public var coneSlope: Double

  /// Creates a region; the defaults are the reverse-engineered UIKit values, unconfirmed.
  public init(width: Double, backProjection: Double = 1, coneSlope: Double = 4.510_708_503_662) {
    self.width = width
    self.backProjection = backProjection
    self.coneSlope = coneSlope
  }

  /// Whether a touch that started at `start` and first moved by `firstMove` pt came from the edge.
  @inlinable
  public func contains(start: Double, firstMove: Double) -> Bool {
    start - backProjection * max(firstMove, 0) <= width
  }

  /// Largest motion across, in pt, that is tolerated before the slop is passed, `age` s after
  /// touch-down: 45.1 pt at first, falling to 20 pt within .28 s.
  @inlinable
  public func crossLimit(age: Double) -> Double {
    max(45.1 * (1 - age / 0.5), Self.leastCrossLimit)
  }

  /// The smallest of these limits, in pt.
  public static let leastCrossLimit = 20.0
}
