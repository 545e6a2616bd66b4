import PopGesture

/// Follows one touch for one pop recognizer of a system.
struct PopTracker: Sendable {
  let installed: PopRecognizer
  private let policy: NamedPolicy
  private let viewWidth, millimetresPerPoint: Double
  /// Whether x has to be turned round before this recognizer sees it.
  private let seesMirrored: Bool
  private let readsTransition: Bool
  private(set) var tracker: GestureTracker<TwoSampleBlend>
  private var means: TransitionMeans

  init(
    _ installed: PopRecognizer, _ policy: NamedPolicy, isRightToLeft: Bool, viewWidth: Double,
    millimetresPerPoint: Double
  ) {
    self.installed = installed
    self.policy = policy
    (self.viewWidth, self.millimetresPerPoint) = (viewWidth, millimetresPerPoint)
    seesMirrored = isRightToLeft && !installed.isMirrored
    readsTransition = policy.family.velocitySource == .transition
    tracker = GestureTracker(recognizer: installed.recognizer)
    means = TransitionMeans(viewWidth: viewWidth)
  }

  var state: GestureTracker<TwoSampleBlend>.State { tracker.state }
  /// Whether it may still begin.
  var isOpen: Bool { state.isPossible || state.isWaiting }
  /// Whether it began during this touch, whatever became of it.
  var hasBegun: Bool { !tracker.beginAge.isNaN }

  mutating func reset() {
    tracker.reset()
    means = TransitionMeans(viewWidth: viewWidth)
  }

  mutating func fail(_ reason: NotBegunReason) { tracker.fail(reason) }

  mutating func receive(_ sample: TouchSample, _ navigation: NavigationState, isHeld: Bool) {
    var seen = sample
    if seesMirrored { seen.x = viewWidth - sample.x }
    tracker.navigation = navigation
    tracker.receive(seen, isHeld: isHeld)
    if readsTransition, seen.phase == .moved, state.hasBegun {
      means.add(
        position: tracker.translation, velocity: tracker.velocity, time: seen.time)
    }
  }

  /// What the policy would judge if the finger lifted now.
  var release: Release {
    let release = tracker.release(viewWidth: viewWidth, millimetresPerPoint: millimetresPerPoint)
    return readsTransition ? means.applied(to: release) : release
  }

  /// Whether a release now would complete the pop.
  var completes: Bool { policy.completes(release) }
}
