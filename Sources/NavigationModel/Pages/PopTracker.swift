import PopGesture

/// Follows one touch for one pop recognizer of a system.
struct PopTracker<Velocity: VelocityEstimator>: Sendable {
  let installed: PopRecognizer
  private let policy: NamedPolicy
  private let view: PageView
  /// Whether x has to be turned round before this recognizer sees it.
  private let seesMirrored: Bool
  private(set) var tracker: GestureTracker<Velocity>

  init(_ installed: PopRecognizer, _ policy: NamedPolicy, isRightToLeft: Bool, on view: PageView) {
    self.installed = installed
    self.policy = policy
    self.view = view
    seesMirrored = isRightToLeft && !installed.isMirrored
    tracker = policy.reading.tracker(
      Velocity.self, installed.recognizer, viewWidth: view.width)
  }

  var state: GestureTracker<Velocity>.State { tracker.state }
  /// Whether it may still begin.
  var isOpen: Bool { state.isPossible || state.isWaiting }
  /// Whether it began during this touch, whatever became of it.
  var hasBegun: Bool { !tracker.beginAge.isNaN }

  mutating func reset() { tracker.reset() }

  mutating func fail(_ reason: NotBegunReason) { tracker.fail(reason) }

  mutating func receive(_ sample: TouchSample, _ navigation: NavigationState, isHeld: Bool) {
    var seen = sample
    if seesMirrored { seen.x = view.width - sample.x }
    tracker.navigation = navigation
    tracker.receive(seen, isHeld: isHeld)
  }

  /// What the policy would judge if the finger lifted now.
  var release: Release {
    tracker.release(
      viewWidth: view.width, viewHeight: view.height,
      millimetresPerPoint: view.millimetresPerPoint)
  }

  /// Whether a release now would complete the pop.
  var completes: Bool { policy.completes(release) }
}
