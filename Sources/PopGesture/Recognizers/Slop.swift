/// How far a finger must move before a touch becomes a drag; the translation is without it.
public enum Slop: Sendable, Equatable {
  /// This many pt in x or in y, whichever comes first (not along the diagonal).
  case eitherAxis(Double)
  /// This many pt along the axis of the pop, either way; motion across does not count.
  case alongPop(Double)
  /// This many pt towards popping; as many the other way fail the touch.
  case towardsPop(Double)

  /// The size in pt.
  @inlinable
  public var size: Double {
    switch self {
    case .eitherAxis(let size), .alongPop(let size), .towardsPop(let size): size
    }
  }

  /// Whether a displacement from touch-down, in pt, has passed the slop.
  @inlinable
  public func isPassed(dx: Double, dy: Double) -> Bool {
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
  @inlinable
  public func isRefused(dx: Double) -> Bool {
    if case .towardsPop(let size) = self { dx <= -size } else { false }
  }
}
