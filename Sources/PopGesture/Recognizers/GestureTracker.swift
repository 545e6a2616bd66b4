/// Follows one touch from touch-down to lift, as a pan recognizer does: slop, gate, translation,
/// velocity.
///
/// One value per touch; no allocation; feed it every delivered event in order. Events before a
/// touch-down or after the end are ignored. A second touch-down fails the gesture, or cancels it
/// when it has begun: the events of two fingers cannot be told apart, and their distance is no
/// motion. So does a location that is no finite number.
///
/// ```swift
/// var tracker = GestureTracker<TwoSampleBlend>(recognizer: .pan)
/// for sample in touches { tracker.receive(sample) }
/// if tracker.state == .ended {
///   let release = tracker.release(viewWidth: 402)
///   let pops = FixedDistance(distance: .points(100)).completes(release)
/// }
/// ```
public struct GestureTracker<Velocity: VelocityEstimator>: Sendable {
  /// Where the gesture stands.
  public enum State: Sendable, Equatable {
    /// Touched, but not yet moved past the slop.
    case possible
    /// Ready to begin, but held until another recognizer has failed.
    case waiting
    /// A pop gesture is under way.
    case began
    /// The finger lifted after the gesture began: time to ask a policy.
    case ended
    /// The system took the touch away.
    case cancelled
    /// Not a pop gesture, for the rest of this touch.
    case failed(NotBegunReason)

    /// Whether the touch may still become a pop gesture.
    @inlinable public var isPossible: Bool { if case .possible = self { true } else { false } }
    /// Whether the touch is held until another recognizer has failed.
    @inlinable public var isWaiting: Bool { if case .waiting = self { true } else { false } }
    /// Whether a pop gesture is under way.
    @inlinable public var hasBegun: Bool { if case .began = self { true } else { false } }
    /// Whether the finger lifted after the gesture began.
    @inlinable public var isEnded: Bool { if case .ended = self { true } else { false } }
  }

  /// Where the gesture stands.
  @inlinable public var state: State { progress.state }
  /// Travel since the gesture began, slop removed, in pt; 0 before.
  @inlinable public var translation: Double { progress.translation }
  /// Seconds from touch-down to the newest event.
  @inlinable
  public var age: Double { TouchSample.elapsed(from: progress.startTime, to: progress.time) }
  /// Location of touch-down from the leading edge in pt.
  @inlinable public var start: Double { progress.start }

  /// Events after the one at which the gesture began (`changed`, in UIKit's words).
  @inlinable public var changes: Int { progress.changes }
  /// Seconds from touch-down to the event at which the gesture began; NaN before.
  @inlinable public var beginAge: Double { progress.beginAge }

  /// What changes from event to event; one value, so that apps can inline the tracker and still
  /// only read it.
  @usableFromInline struct Progress: Sendable {
    @usableFromInline var state = State.possible
    @usableFromInline var translation = 0.0
    @usableFromInline var displacement = 0.0
    @usableFromInline var start = 0.0
    @usableFromInline var startY = 0.0
    /// NaN before touch-down.
    @usableFromInline var startTime = Double.nan
    @usableFromInline var time = Double.nan
    @usableFromInline var moves = 0
    @usableFromInline var changes = 0
    @usableFromInline var beginAge = Double.nan
    /// Displacement that the slop swallowed.
    @usableFromInline var swallowed = 0.0

    @inlinable init() {}
  }

  @usableFromInline var progress = Progress()
  @usableFromInline var estimator: Velocity
  @usableFromInline let recognizer: Recognizer
  @usableFromInline let viewWidth: Double

  /// Where navigation stands, for the gate; keep it up to date until the gesture begins.
  public var navigation: NavigationState

  /// Creates a tracker for one touch; by default on an ordinary page with a page to go back to.
  ///
  /// - Parameter viewWidth: width of the view in pt, for estimators that compare with it.
  @inlinable public init(
    recognizer: Recognizer, navigation: NavigationState = NavigationState(),
    viewWidth: Double = .nan
  ) {
    (self.recognizer, self.navigation, self.viewWidth) = (recognizer, navigation, viewWidth)
    estimator = Velocity(viewWidth: viewWidth)
  }

  /// Forgets the touch, ready for another.
  @inlinable public mutating func reset() {
    progress = Progress()
    estimator = Velocity(viewWidth: viewWidth)
  }

  /// Estimated velocity along the pop direction in pt/s.
  @inlinable public var velocity: Double { estimator.velocity }

  /// Takes in the next event of the touch; events after its end are ignored.
  ///
  /// - Parameter isHeld: whether another recognizer must fail first and has not yet. A gesture that
  ///   is ready then waits; when the hold ends it begins with a translation of 0.
  @inlinable public mutating func receive(_ sample: TouchSample, isHeld: Bool = false) {
    // What follows belongs to another touch: it must not change the release that policies judge.
    switch state {
    case .ended, .cancelled: return
    case .possible, .waiting, .began, .failed: break
    }
    guard isTouched != (sample.phase == .began) else { return stray() }
    progress.time = sample.time
    switch sample.phase {
    case .began: touchDown(sample)
    case .moved: move(sample, isHeld: isHeld)
    case .ended:
      // A lift repeats the last location and adds no motion; that time has passed some estimators
      // take for rest.
      estimator.lift(at: sample.time)
      if state.hasBegun {
        progress.state = .ended
      } else if state.isPossible {
        progress.state = .failed(.slop)
      } else if state.isWaiting {
        progress.state = .failed(.waiting)
      }
    case .cancelled:
      if state.hasBegun || state.isPossible || state.isWaiting { progress.state = .cancelled }
    }
  }

  /// Fails a gesture that has not begun, because another recognizer has.
  @inlinable public mutating func fail(_ reason: NotBegunReason) {
    if state.isPossible || state.isWaiting { progress.state = .failed(reason) }
  }

  /// The snapshot that policies judge; meaningful once `state` is `.ended`.
  ///
  /// - Parameters:
  ///   - viewWidth: width of the view in pt.
  ///   - viewHeight: its height in pt, for policies that ask.
  ///   - millimetresPerPoint: density of the screen, for policies that ask.
  @inlinable public func release(
    viewWidth: Double, viewHeight: Double = .nan, millimetresPerPoint: Double = .nan
  ) -> Release {
    Release(
      translation: translation, velocity: velocity,
      acceleration: estimator.acceleration, changes: estimator.countedChanges(of: changes),
      displacement: progress.displacement, viewWidth: viewWidth, viewHeight: viewHeight,
      duration: age, start: start, millimetresPerPoint: millimetresPerPoint)
  }

  /// Whether a finger has touched down.
  @inlinable var isTouched: Bool { !progress.startTime.isNaN }

  /// An event of another touch: one whose beginning nobody told, or a second one.
  @inlinable mutating func stray() {
    guard isTouched else { return }
    if state.hasBegun {
      progress.state = .cancelled
    } else {
      fail(.secondTouch)
    }
  }

  @inlinable mutating func touchDown(_ sample: TouchSample) {
    progress.start = sample.x
    progress.startY = sample.y
    progress.startTime = sample.time
    estimator.add(position: sample.x, time: sample.time)
  }

  @inlinable mutating func move(_ sample: TouchSample, isHeld: Bool) {
    progress.moves += 1
    guard state.isPossible || state.hasBegun || state.isWaiting else { return }
    estimator.add(position: sample.x, time: sample.time)
    let dx = sample.x - start
    guard abs(dx) < .infinity else { return stray() }
    if state.hasBegun {
      progress.changes += 1
    } else if state.isPossible {
      recognize(sample, dx: dx, dy: sample.y - progress.startY, isHeld: isHeld)
    } else if !isHeld {
      // UIKit sets the translation back to zero at a late begin.
      progress.swallowed = dx
      begin()
    }
    if state.hasBegun {
      progress.displacement = dx
      progress.translation = dx - progress.swallowed
    }
  }

  @inlinable mutating func begin() {
    progress.state = .began
    progress.beginAge = age
    estimator.begin()
  }

  /// One step of the hysteresis test and, when it is passed, the gate: asked once, then final.
  @inlinable mutating func recognize(_ sample: TouchSample, dx: Double, dy: Double, isHeld: Bool) {
    guard abs(dy) < .infinity else { return stray() }
    let passed = recognizer.slop.isPassed(dx: dx, dy: dy)
    if let reason = failure(dx: dx, dy: dy, passed: passed) {
      progress.state = .failed(reason)
      return
    }
    guard passed else { return }
    let slop = recognizer.slop.size
    progress.swallowed = min(max(dx, -slop), slop)
    let request = BeginRequest(
      location: sample.x, translation: dx - progress.swallowed, displacement: dx,
      crossDisplacement: dy,
      velocity: recognizer.gate.readsVelocity ? estimator.gateVelocity : .nan,
      slop: recognizer.slop, navigation: navigation)
    if let reason = recognizer.gate.refusal(of: request) {
      progress.state = .failed(reason)
    } else if isHeld {
      progress.state = .waiting
    } else {
      begin()
    }
  }

  /// Why the motion so far rules the gesture out, if it does.
  @inlinable func failure(dx: Double, dy: Double, passed: Bool) -> NotBegunReason? {
    if let region = recognizer.edgeRegion {
      if progress.moves == 1, !region.contains(start: start, firstMove: dx) { return .region }
      let crossed =
        passed ? abs(dy) > region.coneSlope * abs(dx) : abs(dy) > region.crossLimit(age: age)
      if crossed { return .angle }
    }
    if let limit = recognizer.driftLimit, limit.isReached(dx: dx, dy: dy) { return .angle }
    return recognizer.slop.isRefused(dx: dx) ? .direction : nil
  }
}
