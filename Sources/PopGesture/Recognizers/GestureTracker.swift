/// Follows one touch from touch-down to lift, as a pan recognizer does: slop, gate, translation,
/// velocity.
///
/// One value per touch; no allocation; feed it every delivered event in order.
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
    /// A pop gesture is under way.
    case began
    /// The finger lifted after the gesture began: time to ask a policy.
    case ended
    /// The system took the touch away.
    case cancelled
    /// Not a pop gesture, for the rest of this touch.
    case failed(NotBegunReason)
  }

  /// Where the gesture stands.
  public private(set) var state = State.possible
  /// Travel since the gesture began, slop removed, in pt; 0 before.
  public private(set) var translation = 0.0
  /// Largest translation since the gesture began, in pt.
  public private(set) var peakTranslation = 0.0
  /// Seconds from touch-down to the newest event.
  public private(set) var age = 0.0
  /// Location of touch-down from the leading edge in pt.
  public private(set) var start = 0.0

  private let recognizer: Recognizer
  private let stackDepth: Int
  private var estimator = Velocity()
  private var startY = 0.0
  private var startTime = Double.nan
  private var moves = 0
  /// Displacement that the slop swallowed.
  private var swallowed = 0.0

  /// Creates a tracker for one touch on a page with `stackDepth` pages on the stack, it included.
  public init(recognizer: Recognizer, stackDepth: Int = 2) {
    self.recognizer = recognizer
    self.stackDepth = stackDepth
  }

  /// Estimated velocity along the pop direction in pt/s.
  public var velocity: Double { estimator.velocity }

  /// Takes in the next event of the touch; events after its end are ignored.
  public mutating func receive(_ sample: TouchSample) {
    // What follows belongs to another touch: it must not change the release that policies judge.
    if state == .ended || state == .cancelled { return }
    switch sample.phase {
    case .began: touchDown(sample)
    case .moved: move(sample)
    case .ended:
      // A lift repeats the last location: it updates neither translation nor velocity.
      age = sample.time - startTime
      if state == .began { state = .ended } else if state == .possible { state = .failed(.slop) }
    case .cancelled:
      age = sample.time - startTime
      if state == .began || state == .possible { state = .cancelled }
    }
  }

  /// The snapshot that policies judge; meaningful once `state` is `.ended`.
  public func release(viewWidth: Double, millimetresPerPoint: Double = .nan) -> Release {
    Release(
      translation: translation, velocity: velocity, viewWidth: viewWidth, duration: age,
      peakTranslation: peakTranslation, start: start, millimetresPerPoint: millimetresPerPoint)
  }

  private mutating func touchDown(_ sample: TouchSample) {
    start = sample.x
    startY = sample.y
    startTime = sample.time
    estimator.add(position: sample.x, time: sample.time)
  }

  private mutating func move(_ sample: TouchSample) {
    age = sample.time - startTime
    moves += 1
    guard state == .possible || state == .began else { return }
    estimator.add(position: sample.x, time: sample.time)
    let dx = sample.x - start
    if state == .possible { recognize(sample, dx: dx, dy: sample.y - startY) }
    if state == .began {
      translation = dx - swallowed
      peakTranslation = max(peakTranslation, translation)
    }
  }

  /// One step of the hysteresis test and, when it is passed, the gate: asked once, then final.
  private mutating func recognize(_ sample: TouchSample, dx: Double, dy: Double) {
    if let region = recognizer.edgeRegion {
      if moves == 1, !region.contains(start: start, firstMove: dx) {
        state = .failed(.region)
        return
      }
      let passed = recognizer.slop.isPassed(dx: dx, dy: dy)
      let crossed =
        passed ? abs(dy) > region.coneSlope * abs(dx) : abs(dy) > region.crossLimit(age: age)
      if crossed {
        state = .failed(.angle)
        return
      }
    }
    guard recognizer.slop.isPassed(dx: dx, dy: dy) else { return }
    let slop = recognizer.slop.size
    swallowed = min(max(dx, -slop), slop)
    let request = BeginRequest(
      location: sample.x, translation: dx - swallowed, velocity: velocity, stackDepth: stackDepth)
    if let reason = recognizer.gate.refusal(of: request) {
      state = .failed(reason)
    } else {
      state = .began
    }
  }
}
