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

  /// Takes in a move: displacement from touch-down along and across in pt, and the time in s.
  ///
  /// Moves before the gesture begins are not seen.
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
