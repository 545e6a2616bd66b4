/// When a touch becomes a pop gesture: how far it must move, where it must start, and what the gate
/// asks at that moment.
///
/// A plain value; `GestureTracker` runs it.
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
    self.slop = slop
    self.edgeRegion = edgeRegion
    self.driftLimit = driftLimit
    self.gate = gate
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
