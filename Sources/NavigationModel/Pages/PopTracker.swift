import PolicyLibrary
import PopGesture

/// Follows one touch for one pop recognizer of a system.
struct PopTracker<Velocity: VelocityEstimator>: Sendable {
  let installed: PopRecognizer
  private let policy: NamedPolicy
  private let view: PageView
  /// Whether x has to be turned round before this recognizer sees it.
  private let seesMirrored: Bool
  /// Whether it pops by a stroke to the left on the screen.
  private let popsLeftward: Bool
  private var path: PathTracker<Velocity>

  init(_ installed: PopRecognizer, _ policy: NamedPolicy, isRightToLeft: Bool, on view: PageView) {
    (self.installed, self.policy, self.view) = (installed, policy, view)
    seesMirrored = isRightToLeft && !installed.isMirrored
    popsLeftward = isRightToLeft && installed.isMirrored
    path = policy.reading.tracker(Velocity.self, installed.recognizer, viewWidth: view.width)
  }

  // Inlined, as a call of any of these copies the tracker, policy and all, at every event.

  /// Events at which the gesture changed.
  @inline(__always) var changes: Int { path.gesture.changes }
  @inline(__always) var state: GestureTracker<Velocity>.State { path.state }
  /// Whether it may still begin.
  @inline(__always) var isOpen: Bool { state.isPossible || state.isWaiting }
  /// Whether it began during this touch, whatever became of it.
  @inline(__always) var hasBegun: Bool { !path.gesture.beginAge.isNaN }

  mutating func reset() { path.reset() }

  mutating func fail(_ reason: NotBegunReason) { path.fail(reason) }

  /// Takes in an event; true when it has begun, then or before.
  mutating func receive(
    _ sample: TouchSample, _ navigation: NavigationState, isHeld: Bool
  ) -> Bool {
    var seen = sample
    if seesMirrored { seen.x = view.width - sample.x }
    path.navigation = navigation
    path.navigation.popsLeftward = popsLeftward
    path.receive(seen, isHeld: isHeld)
    // A page that switches the system's recognizer off leaves it without touches.
    if navigation.isPopDisabled, installed.owner == .system { path.fail(.disabled) }
    return hasBegun
  }

  /// What the policy would judge if the finger lifted now.
  @inline(__always) var release: Release {
    let release = path.release(
      viewWidth: view.width, viewHeight: view.height,
      millimetresPerPoint: view.millimetresPerPoint)
    return seesMirrored && installed.target == .system ? release.mirrored : release
  }

  /// Whether a release now would complete the pop.
  @inline(__always) var completes: Bool { policy.completes(release) }
}
