/// When a touch becomes a pop gesture: how far it must move, where it must start, and what the gate
/// asks at that moment; `GestureTracker` runs it.
public struct Recognizer: Sendable, Equatable {
  /// How much motion turns a touch into a drag.
  public var slop: Slop
  /// Where touch-down must lie; nil for anywhere.
  public var edgeRegion: EdgeRegion?
  /// How far the finger may drift across before; nil for any distance.
  public var driftLimit: DriftLimit?
  /// What is asked once, when the slop has been passed.
  public var gate: BeginGate

  /// Composes a recognizer.
  public init(
    slop: Slop, edgeRegion: EdgeRegion? = nil, driftLimit: DriftLimit? = nil, gate: BeginGate
  ) {
    (self.slop, self.edgeRegion, self.driftLimit, self.gate) = (slop, edgeRegion, driftLimit, gate)
  }

  /// A plain pan: 10 pt in x or in y, taken off the translation; the gate asks for a page to go
  /// back to and for no direction, as in the sample code of "How to implement a non-edge swipe back
  /// (continued)".
  ///
  /// Slop: reverse-engineered `UIPanGestureRecognizer`, unconfirmed.
  public static let pan = Recognizer(slop: .eitherAxis(10), gate: [.previousPage])

  /// The same pan, begun only within 45 degrees of the horizontal: when the slop is passed the
  /// finger has moved across at most as far as along.
  public static let panCone = Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .cone])

  /// An edge pan: starts within 13 pt of the leading edge, 15 pt of slop along the pop direction,
  /// fails early when it runs across, and never begins towards the edge by more than the slop.
  ///
  /// All numbers: reverse-engineered `UIScreenEdgePanGestureRecognizer`, unconfirmed.
  public static let edge = Recognizer(
    slop: .alongPop(15), edgeRegion: EdgeRegion(width: 13), gate: [.previousPage, .notAway])

  /// A pan over the content, as of iOS 26: 30 pt towards popping before the finger drifts across;
  /// 30 pt the other way fail it.
  ///
  /// All numbers: reverse-engineered `interactiveContentPopGestureRecognizer`, unconfirmed.
  public static let contentPan = Recognizer(
    slop: .towardsPop(30), driftLimit: DriftLimit(), gate: [.previousPage])
}

/// How far a finger must move before a touch becomes a drag; the translation is without it.
public enum Slop: Sendable, Equatable {
  /// This many pt in x or in y, whichever comes first (not along the diagonal).
  case eitherAxis(Double)
  /// This many pt along the axis of the pop, either way; motion across does not count.
  case alongPop(Double)
  /// This many pt towards popping; as many the other way fail the touch.
  case towardsPop(Double)

  /// The size in pt.
  @inlinable public var size: Double {
    switch self {
    case .eitherAxis(let size), .alongPop(let size), .towardsPop(let size): size
    }
  }

  /// Whether a displacement from touch-down, in pt, has passed the slop.
  @inlinable public func isPassed(dx: Double, dy: Double) -> Bool {
    switch self {
    case .eitherAxis(let size): abs(dx) >= size || abs(dy) >= size
    case .alongPop(let size): abs(dx) >= size
    case .towardsPop(let size): dx >= size
    }
  }

  /// Whether it is the motion along, in pt, that has reached the slop, if only just.
  func isReached(along: Double, across: Double) -> Bool {
    guard along > 0, along >= size - BeginRequest.rounding else { return false }
    guard case .eitherAxis(let size) = self else { return true }
    return abs(across) <= size + BeginRequest.rounding
  }

  /// Whether a displacement along, in pt, rules the gesture out.
  @inlinable public func isRefused(dx: Double) -> Bool {
    if case .towardsPop(let size) = self { dx <= -size } else { false }
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
    (self.width, self.backProjection, self.coneSlope) = (width, backProjection, coneSlope)
  }

  /// Whether a touch that started at `start` and first moved by `firstMove` pt came from the edge.
  @inlinable public func contains(start: Double, firstMove: Double) -> Bool {
    start - backProjection * max(firstMove, 0) <= width
  }

  /// Largest motion across, in pt, that is tolerated before the slop is passed, `age` s after
  /// touch-down: 45.1 pt at first, falling to 20 pt within .28 s.
  @inlinable public func crossLimit(age: Double) -> Double {
    max(45.1 * (1 - age / 0.5), Self.leastCrossLimit)
  }

  /// The smallest of these limits, in pt.
  public static let leastCrossLimit = 20.0
}

/// How far a finger may drift across before its slop is passed, else the touch fails: from `base`
/// to `most` pt, growing with the motion along.
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
  @inlinable public func isReached(dx: Double, dy: Double) -> Bool {
    abs(dy) >= min(most, base + perPoint * abs(dx))
  }
}
