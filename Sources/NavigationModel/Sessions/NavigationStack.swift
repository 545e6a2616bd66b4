import PopGesture

/// The bookkeeping of a navigation controller: pages, running transitions, and how they break.
struct NavigationStack: Sendable {
  /// How navigation broke; it stays so for the session.
  enum Damage: Sendable {
    /// A pop began on the first page.
    case stuck
    /// A pop began while a transition ran.
    case corrupted
  }

  private(set) var depth: Int
  /// Depth when a page was last shown for good.
  private(set) var shownDepth: Int
  /// Since when the running transition runs, and for how long in s; nil without one, endless while
  /// a finger holds it.
  private var transition: (start: Double, length: Double)?
  private(set) var damage: Damage?
  private(set) var pops = 0

  /// - Parameter push: when a push that runs at the start was looked at, and for how long it goes
  ///   on from then, in s; nil without one.
  init(depth: Int, push: (start: Double, length: Double)? = nil) {
    self.depth = depth
    shownDepth = push == nil ? depth : depth - 1
    transition = push
  }

  var isTransitioning: Bool { transition != nil }

  /// Lets time pass: a transition that has ended shows its page (`didShow`).
  mutating func advance(to time: Double) {
    if let (start, length) = transition, TouchSample.elapsed(from: start, to: time) >= length {
      transition = nil
      shownDepth = depth
    }
  }

  /// A pop gesture begins.
  ///
  /// - Parameter isPreemptible: whether a running transition may be interrupted.
  mutating func beginPop(isPreemptible: Bool) {
    if depth <= 1 {
      damage = damage ?? .stuck
    } else if isTransitioning, !isPreemptible {
      damage = damage ?? .corrupted
    }
    transition = (0, .infinity)
  }

  /// The pop gesture ended: the page goes, or comes back, within `settle` s.
  mutating func endPop(completes: Bool, at time: Double, settle: Double) {
    if completes, depth > 1 {
      depth -= 1
      pops += 1
    }
    transition = (time, settle)
  }

  /// What a gate can know, on a page with these flags.
  func state(on page: NavigationState) -> NavigationState {
    var state = page
    state.stackDepth = depth
    state.shownDepth = shownDepth
    state.isTransitioning = isTransitioning
    return state
  }
}
