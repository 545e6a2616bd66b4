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
public struct ReversalRule: Sendable, Hashable {
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
    (self.armDistance, self.armHold, self.reverseDistance) = (armDistance, armHold, reverseDistance)
    (self.rearmDistance, self.slack, self.rearmHold) = (rearmDistance, slack, rearmHold)
    (self.settleTime, self.steepness) = (settleTime, steepness)
  }
}

/// Where a drag stands for a rule that remembers reversals: Android's back gesture.
public enum ReversalState: Int, Sendable {
  /// Not yet far enough for the gesture to be armed.
  case entry
  /// Armed: a release goes back.
  case active
  /// Armed once and taken back.
  case inactive
}

/// Follows one drag for a `ReversalRule`.
///
/// `PathTracker` runs it where a policy asks (`CompletionPolicy.reversalRule`). Time passes at
/// moves alone: a finger that rests without events changes no state, however long, and the lift
/// asks nothing.
public struct ReversalHistory: Sendable {
  /// The rule.
  public let rule: ReversalRule
  /// Where the drag stands.
  public private(set) var state = ReversalState.entry
  /// Travel in pt since the event at which the finger last changed direction, negative when it
  /// moved back; the step that changed it does not count, nor does the first of a gesture.
  public private(set) var runTravel = 0.0
  /// Travel from touch-down in pt, 0 behind it.
  private var travel = 0.0
  /// Travel since the last turn, the step that turned included.
  private var run = 0.0
  /// Where the finger was after that step.
  private var runStart = 0.0
  /// Travel that counts towards arming again.
  private var net = 0.0
  private var beginTime = Double.nan
  /// Since when the condition for the next state has held; NaN while it does not.
  private var since = Double.nan

  /// A memory of nothing.
  public init(_ rule: ReversalRule) { self.rule = rule }

  /// Forgets the touch.
  public mutating func reset() { self = ReversalHistory(rule) }

  /// The gesture begins at this time in s.
  public mutating func begin(at time: Double) { beginTime = time }

  /// Takes in a move: displacement from touch-down along and across in pt, and the time in s; moves
  /// before the gesture begins are not seen.
  public mutating func move(dx: Double, dy: Double, time: Double) {
    guard !beginTime.isNaN else { return }
    let step = max(dx, 0) - travel
    travel = max(dx, 0)
    if step * run > 0 {
      run += step
    } else if step != 0 {
      (run, runStart) = (step, dx)
    }
    runTravel = dx - runStart
    net = max(net + step, -rule.slack)
    advance(isSteep: abs(dy) > rule.steepness * travel, to: time)
  }

  private mutating func advance(isSteep: Bool, to time: Double) {
    switch state {
    case .entry: change(to: .active, when: travel > rule.armDistance, for: rule.armHold, time)
    case .active:
      let isBack = run <= -rule.reverseDistance || isSteep
      if isBack, TouchSample.elapsed(from: beginTime, to: time) > rule.settleTime {
        (state, since, net) = (.inactive, .nan, -rule.slack)
      }
    case .inactive:
      let isForward = travel > rule.armDistance && net >= rule.rearmDistance && !isSteep
      change(to: .active, when: isForward, for: rule.rearmHold, time)
    }
  }

  /// Goes to the next state once its condition has held for longer than a time in s.
  private mutating func change(
    to next: ReversalState, when holds: Bool, for hold: Double, _ time: Double
  ) {
    guard holds else {
      since = .nan
      return
    }
    if since.isNaN { since = time }
    guard TouchSample.elapsed(from: since, to: time) > hold else { return }
    (state, since) = (next, .nan)
  }
}
