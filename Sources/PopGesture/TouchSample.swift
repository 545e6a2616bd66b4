/// What the system says about one touch event.
public enum TouchPhase: String, Sendable, CaseIterable {
  /// The finger touched down.
  case began
  /// The finger moved; systems send this only when the location changed.
  case moved
  /// The finger lifted. Whatever location comes with it, it adds no motion.
  case ended
  /// The system took the touch away (a call, an alert, a system gesture).
  case cancelled
}

/// One touch event as an app receives it.
public struct TouchSample: Sendable, Equatable {
  /// Seconds since any fixed moment; only differences matter.
  public var time: Double
  /// Distance from the view's leading edge in pt, growing away from the edge that pops.
  public var x: Double
  /// Distance from the view's top edge in pt.
  public var y: Double
  /// What happened.
  public var phase: TouchPhase

  /// Creates a sample from its time in seconds, its location in pt and its phase.
  @inlinable
  public init(time: Double, x: Double, y: Double, phase: TouchPhase) {
    self.time = time
    self.x = x
    self.y = y
    self.phase = phase
  }
}
