import PolicyLibrary
import PopGesture

/// Follows one touch for one pop recognizer of a system.
struct PopTracker<Velocity: VelocityEstimator>: Sendable {
  private let view: NavigatingView
  /// Whether it is the system's own, which a page can switch off.
  private let isSystems: Bool
  /// Whether x has to be turned round before this recognizer sees it, and back before the system's
  /// transition does.
  private let seesMirrored, releasesMirrored: Bool
  /// Whether it pops by a stroke to the left on the screen.
  private let popsLeftward: Bool
  private var path: PathTracker<Velocity>

  init(
    _ installed: PopRecognizer, _ reading: ReleaseReading, isRightToLeft: Bool,
    on view: NavigatingView
  ) {
    self.view = view
    isSystems = installed.owner == .system
    seesMirrored = isRightToLeft && !installed.isMirrored
    releasesMirrored = seesMirrored && installed.target == .system
    popsLeftward = isRightToLeft && installed.isMirrored
    path = reading.tracker(Velocity.self, installed.recognizer, viewWidth: view.width)
  }

  // Inlined, as a call of any of these copies the tracker at every event.

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
    if navigation.isPopDisabled, isSystems { path.fail(.disabled) }
    return hasBegun
  }

  /// What a policy would judge if the finger lifted now.
  @inline(__always) var release: Release {
    let release = path.release(in: view)
    return releasesMirrored ? release.mirrored : release
  }
}
