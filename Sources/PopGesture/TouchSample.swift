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
  @inlinable public init(time: Double, x: Double, y: Double, phase: TouchPhase) {
    (self.time, self.x, self.y, self.phase) = (time, x, y, phase)
  }

  /// Creates a sample from a location in the view's own coordinates, x to the right.
  ///
  /// - Parameters:
  ///   - viewWidth: the view's width in pt.
  ///   - isRightToLeft: whether the layout runs from right to left, where the leading edge, from
  ///     which a sample counts, is the right one.
  @inlinable public init(
    time: Double, x: Double, y: Double, phase: TouchPhase, viewWidth: Double, isRightToLeft: Bool
  ) {
    self.init(time: time, x: isRightToLeft ? viewWidth - x : x, y: y, phase: phase)
  }

  /// Seconds from one time to another, the same wherever they start.
  ///
  /// Times count from any moment, and a plain difference takes its last digits from that moment:
  /// whether 40 ms are more than 40 ms would depend on when the finger touched. Times of whole
  /// microseconds (or milliseconds) give the number nearest to their true distance, which compares
  /// exactly with limits such as 0.04; finer times give their plain difference.
  @inlinable public static func elapsed(from start: Double, to end: Double) -> Double {
    let difference = end - start
    // Adding 1.5 * 2^52 leaves no room for a fraction: two additions, where `rounded()` is a call
    // on processors that the default build must serve.
    let whole = ((difference * 1_000_000 + 0x1.8p52) - 0x1.8p52) / 1_000_000
    // What rounding two whole times and their difference can have changed.
    let noise = 0x1p-51 * max(abs(start), abs(end))
    return abs(difference - whole) <= noise ? whole : difference
  }
}
