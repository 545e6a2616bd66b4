/// Follows one drag for a `ReversalRule`.
///
/// `GestureTracker` runs it where a policy asks (`CompletionPolicy.reversalRule`).
public struct ReversalHistory: Sendable {
  /// The rule.
  public let rule: ReversalRule
  /// Where the drag stands.
  public private(set) var state = ReversalState.entry
  /// Travel since the finger last changed direction in pt, negative when it moved back.
  public private(set) var runTravel = 0.0
  private var place = (dx: 0.0, dy: 0.0)
  private var beginTime = Double.nan
  /// Since when the condition for the next state has held; NaN while it does not.
  private var since = Double.nan

  /// A memory of nothing.
  public init(_ rule: ReversalRule) { self.rule = rule }

  /// Forgets the touch.
  public mutating func reset() {
    (state, runTravel, place) = (.entry, 0, (0, 0))
    (beginTime, since) = (.nan, .nan)
  }

  /// The gesture begins at this time in s.
  public mutating func begin(at time: Double) { beginTime = time }

  /// Takes in a move: displacement from touch-down along and across in pt, and the time in s.
  public mutating func move(dx: Double, dy: Double, time: Double) {
    elapse(to: time)
    let step = dx - place.dx
    // A step without motion along is no turn.
    runTravel = step * runTravel < 0 ? step : runTravel + step
    place = (dx, dy)
    advance(to: time)
  }

  /// The finger lifts at this time in s.
  ///
  /// A hold may have run out since the last move. Nothing else is asked: without a move a drag is
  /// not disarmed, however late it has become meanwhile.
  public mutating func lift(at time: Double) { elapse(to: time) }

  /// Lets a hold run out while the finger rests: systems send no event then, but their timers fire,
  /// before the move that ends the rest.
  private mutating func elapse(to time: Double) {
    if !since.isNaN { advance(to: time) }
  }

  private mutating func advance(to time: Double) {
    guard !beginTime.isNaN else { return }
    switch state {
    case .entry: change(to: .active, when: place.dx > rule.armDistance, for: rule.armHold, time)
    case .active:
      let isBack = runTravel <= -rule.reverseDistance || isSteep
      let age = TouchSample.elapsed(from: beginTime, to: time)
      change(to: .inactive, when: age >= rule.settleTime && isBack, for: 0, time)
    case .inactive:
      let isForward = place.dx > rule.armDistance && runTravel >= rule.rearmDistance && !isSteep
      change(to: .active, when: isForward, for: rule.rearmHold, time)
    }
  }

  /// Behind touch-down every drag is: none of it is along.
  private var isSteep: Bool { abs(place.dy) > rule.steepness * place.dx }

  /// Goes to the next state once its condition has held for long enough.
  private mutating func change(
    to next: ReversalState, when holds: Bool, for hold: Double, _ time: Double
  ) {
    guard holds else {
      since = .nan
      return
    }
    if since.isNaN { since = time }
    guard TouchSample.elapsed(from: since, to: time) >= hold else { return }
    (state, since) = (next, .nan)
  }
}
