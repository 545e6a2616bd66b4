/// When a drag is armed, disarmed by a reversal and armed again, while the finger is down.
///
/// Android's `BackPanelController`:
///
/// - from `entry` to `active` beyond `armDistance` (held for longer than `armHold`);
/// - from `active` to `inactive` once more than `settleTime` has passed since the begin and the
///   finger has come back by `reverseDistance` without a turn, or is more than `steepness` times as
///   far across as along;
/// - from `inactive` to `active` beyond `armDistance`, not too steep, after net travel from
///   `-slack`, below which it never falls, to `rearmDistance`, held for longer than `rearmHold`.
///
/// There is no timer: all this is asked at moves. Displacements count from touch-down, slop
/// included. Source: AOSP, SystemUI, BackPanelController.kt (Apache-2.0), restated; 16 and 32 dp
/// from a secondary source; the hold before arming is 10 to 100 ms depending on speed, by springs
/// that were not read, so it is the shorter end.
public struct ReversalRule: Sendable, Equatable {
  /// Travel in pt beyond which the gesture is armed.
  public var armDistance: Double
  /// Seconds that this must last.
  public var armHold: Double
  /// Travel back in pt, without a turn, that disarms it.
  public var reverseDistance: Double
  /// Net travel forward in pt that arms it again.
  public var rearmDistance: Double
  /// How far below 0 that net travel may fall in pt, and where it begins: Android's touch slop.
  public var slack: Double
  /// Seconds that this must last.
  public var rearmHold: Double
  /// Seconds since the begin before which nothing disarms it.
  public var settleTime: Double
  /// How many times further across than along is too steep.
  public var steepness: Double

  /// A rule; the defaults are Android's numbers.
  public init(
    armDistance: Double = 16, armHold: Double = 0.01, reverseDistance: Double = 32,
    rearmDistance: Double = 32, slack: Double = 8, rearmHold: Double = 0.16,
    settleTime: Double = 0.3, steepness: Double = 2
  ) {
    self.armDistance = armDistance
    self.armHold = armHold
    self.reverseDistance = reverseDistance
    self.rearmDistance = rearmDistance
    self.slack = slack
    self.rearmHold = rearmHold
    self.settleTime = settleTime
    self.steepness = steepness
  }
}
