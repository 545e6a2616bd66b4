/// When a drag is armed, disarmed by a reversal and armed again, while the finger is down.
///
/// Android's `BackPanelController`:
///
/// - from `entry` to `active` beyond `armDistance` (held for `armHold`);
/// - from `active` to `inactive` once `settleTime` has passed since the begin and the finger has
///   come back by `reverseDistance` without a turn, or is more than `steepness` times as far across
///   as along;
/// - from `inactive` to `active` beyond `armDistance`, after `rearmDistance` forward without a turn
///   and not too steep, held for `rearmHold`.
///
/// Displacements count from touch-down, slop included. Source: state machine read in an older
/// version of AOSP; 16 and 32 dp from a secondary source; the hold before arming is given as 10 to
/// 100 ms depending on speed without a formula, so it is the shorter end.
public struct ReversalRule: Sendable, Equatable {
  /// Travel in pt beyond which the gesture is armed.
  public var armDistance: Double
  /// Seconds that this must last.
  public var armHold: Double
  /// Travel back in pt, without a turn, that disarms it.
  public var reverseDistance: Double
  /// Travel forward in pt, without a turn, that arms it again.
  public var rearmDistance: Double
  /// Seconds that this must last.
  public var rearmHold: Double
  /// Seconds since the begin before which nothing disarms it.
  public var settleTime: Double
  /// How many times further across than along is too steep.
  public var steepness: Double

  /// A rule; the defaults are Android's numbers.
  public init(
    armDistance: Double = 16, armHold: Double = 0.01, reverseDistance: Double = 32,
    rearmDistance: Double = 32, rearmHold: Double = 0.16, settleTime: Double = 0.3,
    steepness: Double = 2
  ) {
    self.armDistance = armDistance
    self.armHold = armHold
    self.reverseDistance = reverseDistance
    self.rearmDistance = rearmDistance
    self.rearmHold = rearmHold
    self.settleTime = settleTime
    self.steepness = steepness
  }
}
