/// When a touch becomes a pop gesture: how far it must move, where it must start, and what the gate
/// asks at that moment.
///
/// A plain value; `GestureTracker` runs it.
public struct Recognizer: Sendable, Equatable {
  /// How much motion turns a touch into a drag.
  public var slop: Slop
  /// Where touch-down must lie; nil for anywhere.
  public var edgeRegion: EdgeRegion?
  /// What is asked once, when the slop has been passed.
  public var gate: BeginGate

  /// Composes a recognizer.
  public init(slop: Slop, edgeRegion: EdgeRegion? = nil, gate: BeginGate) {
    self.slop = slop
    self.edgeRegion = edgeRegion
    self.gate = gate
  }

  /// A plain pan: 10 pt in x or in y, taken off the translation; the gate asks for a page to go
  /// back to and for no direction, as in the sample code of "How to implement a non-edge swipe back
  /// (continued)".
  ///
  /// Slop: reverse-engineered `UIPanGestureRecognizer`, unconfirmed.
  public static let pan = Recognizer(
    slop: .eitherAxis(10), gate: BeginGate(requiresPreviousPage: true, direction: .any))

  /// An edge pan: starts within 13 pt of the leading edge, 15 pt of slop along the pop direction,
  /// fails early when it runs across, and never begins towards the edge by more than the slop.
  ///
  /// All numbers: reverse-engineered `UIScreenEdgePanGestureRecognizer`, unconfirmed.
  public static let edge = Recognizer(
    slop: .alongPop(15), edgeRegion: EdgeRegion(width: 13),
    gate: BeginGate(requiresPreviousPage: true, direction: .notAway))
}

/// How far a finger must move before a touch becomes a drag; the translation is without it.
public enum Slop: Sendable, Equatable {
  /// This many pt in x or in y, whichever comes first (not along the diagonal).
  case eitherAxis(Double)
  /// This many pt along the direction that pops; motion across does not count.
  case alongPop(Double)

  /// The size in pt.
  @inlinable
  public var size: Double {
    switch self {
    case .eitherAxis(let size), .alongPop(let size): size
    }
  }

  /// Whether a displacement from touch-down, in pt, has passed the slop.
  @inlinable
  public func isPassed(dx: Double, dy: Double) -> Bool {
    switch self {
    case .eitherAxis(let size): abs(dx) >= size || abs(dy) >= size
    case .alongPop(let size): abs(dx) >= size
    }
  }
}

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
  @usableFromInline
  static let leastCrossLimit = 20.0
}
