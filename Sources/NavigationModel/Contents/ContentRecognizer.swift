import PopGesture

/// What the page's own content does with a touch.
public struct ContentRecognizer: Sendable, Equatable {
  /// How it follows touches.
  public enum Kind: Sendable, Equatable {
    /// The pan of a scroll view, and so of a list or table: takes what does not run clearly across
    /// its axes.
    case scroll
    /// A pan that reveals a row's actions: takes what runs more sideways than up and down.
    case swipeAction
    /// A pan of the app's own, without relation to any other recognizer.
    case pan
    /// Raw touches, no recognizer: acts from touch-down until a recognizer takes the touch away.
    case touchTracking
    /// A long press that then follows the finger.
    case longPress
  }

  /// How it follows touches.
  public var kind: Kind
  /// The strokes it takes.
  public var directions: ContentDirections
  /// Displacement in x or in y, in pt, at which it decides: 10 for pans (reverse-engineered,
  /// unconfirmed); for a long press the motion that fails it (from memory).
  public var slop: Double
  /// Whether it is scrolled to its leading limit, so that it can only bounce rightwards.
  public var isAtLeadingLimit: Bool
  /// Whether it still moves from an earlier stroke: decelerating or bouncing.
  public var isMoving: Bool
  /// Of a scroll view that only scrolls up and down: the share of the motion across that the motion
  /// along must reach for it to take a tie with a pop recognizer; see `ScrollTie`.
  public var tieShare = ScrollTie.usual.share

  package init(
    _ kind: Kind, _ directions: ContentDirections, slop: Double = 10,
    isAtLeadingLimit: Bool = false, isMoving: Bool = false
  ) {
    (self.kind, self.directions, self.slop) = (kind, directions, slop)
    (self.isAtLeadingLimit, self.isMoving) = (isAtLeadingLimit, isMoving)
  }

  /// Seconds that a finger must rest for a long press (from memory).
  public static let pressDuration = 0.5

  /// Whether it takes a stroke that has just passed the slop, by its displacement in pt.
  func takes(dx: Double, dy: Double) -> Bool {
    switch kind {
    case .touchTracking, .longPress: return true
    case .pan: return isServed(dx: dx, dy: dy, slope: 1)
    case .scroll: return isServed(dx: dx, dy: dy, slope: BeginRequest.scrollAxisSlope)
    case .swipeAction:
      // As the cell asks the slop-free translation of its pan, but for a stroke that has moved by
      // just the slop, which has none either way.
      return abs(dx) >= abs(dy) && directions.contains(dx > 0 ? .rightward : .leftward)
    }
  }

  /// Whether it leaves a stroke, by its displacement in pt, to a pop recognizer that is ready for
  /// it at the same event: where only the motion across has passed the slop, or a tie is not its.
  ///
  /// A scroll view that also scrolls sideways has the axis of the pop, and is the deeper view.
  func yields(dx: Double, dy: Double) -> Bool {
    guard kind == .scroll, directions.isDisjoint(with: .sideways) else { return false }
    return abs(dy) < max(slop, tieShare * abs(dx)) - ScrollTie.rounding
  }

  /// Whether one of its directions is not clearly across the stroke.
  private func isServed(dx: Double, dy: Double, slope: Double) -> Bool {
    if directions.contains(.vertical), abs(dy) >= slope * abs(dx) { return true }
    guard abs(dx) >= slope * abs(dy) else { return false }
    return directions.contains(dx > 0 ? .rightward : .leftward)
  }
}
