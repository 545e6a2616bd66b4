/// A blend of the last two differences, as a UIKit pan recognizer reports its velocity.
///
/// `velocity = 0.2 * newest + 0.8 * previous`, each a difference of neighbouring events; with one
/// difference, that one; a difference over less than 1 ms counts as 0. Whether just 1 ms is less is
/// left to the rounding of times since touch-down, as UIKit's clock is a `Double`; no panel sends
/// events so close. Nothing decays while a finger rests without events, so a stopped finger can
/// keep an old speed. Source: public reverse-engineered descriptions of `UIPanGestureRecognizer`,
/// unconfirmed.
public struct TwoSampleBlend: VelocityEstimator {
  /// Two differences are three events.
  @inlinable public static var memory: EventMemory { EventMemory(events: 3) }

  // Newest first; divisions wait until somebody asks for the velocity.
  @usableFromInline var positions = (Double.nan, Double.nan, Double.nan)
  @usableFromInline var times = (Double.nan, Double.nan, Double.nan)
  @usableFromInline var touchDown = Double.nan

  /// Creates an estimator that has seen nothing.
  @inlinable public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    positions = (position, positions.0, positions.1)
    times = (time, times.0, times.1)
    if touchDown.isNaN { touchDown = time }
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable public var velocity: Double {
    if times.1.isNaN { return 0 }
    let newest = difference(positions.0 - positions.1, from: times.1, to: times.0)
    if times.2.isNaN { return newest }
    let previous = difference(positions.1 - positions.2, from: times.2, to: times.1)
    return 0.2 * newest + 0.8 * previous
  }

  @inlinable @inline(__always)
  func difference(_ distance: Double, from start: Double, to end: Double) -> Double {
    let elapsed = TouchSample.elapsed(from: start, to: end)
    return elapsed > 0.001 || elapsed == 0.001 && isReached(from: start, to: end)
      ? distance / elapsed : 0
  }

  /// Whether times of a clock that begins at touch-down, just 1 ms apart, reach 1 ms.
  ///
  /// No panel's events are so close, so this stays out of the code that runs for each of them.
  @usableFromInline @inline(never) func isReached(from start: Double, to end: Double) -> Bool {
    TouchSample.elapsed(from: touchDown, to: end)
      - TouchSample.elapsed(from: touchDown, to: start) >= 0.001
  }
}

/// A `TwoSampleBlend` that forgets: 0 where the finger lifts more than 40 ms after its last event.
///
/// UIKit itself, as far as known, keeps the last velocity. An app gets this one by noting the
/// time of each change of its pan, and taking 0 for the velocity if the last one is older than that
/// when the pan ends. The 40 ms are those of Android's and Flutter's trackers; at 60 Hz events of a
/// moving finger are 17 ms apart.
public struct RestAwareBlend: VelocityEstimator {
  /// As the blend.
  @inlinable public static var memory: EventMemory { TwoSampleBlend.memory }

  @usableFromInline var blend: TwoSampleBlend
  @usableFromInline var hasRested = false

  /// Creates an estimator that has seen nothing.
  @inlinable public init(viewWidth: Double) { blend = TwoSampleBlend(viewWidth: viewWidth) }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    blend.add(position: position, time: time)
  }

  /// Notes whether the finger rested.
  @inlinable public mutating func lift(at time: Double) {
    hasRested = TouchSample.elapsed(from: blend.times.0, to: time) > FittedWindow.pause
  }

  /// The estimate in pt/s; 0 before there is motion, and after a rest.
  @inlinable public var velocity: Double { hasRested ? 0 : blend.velocity }

  /// What the pan recognizer tells.
  @inlinable public var gateVelocity: Double { blend.velocity }
}

/// What a UIKit scroll view makes of its pan recognizer's velocity.
///
/// `0.75 * current + 0.25 * previous`, where each is what `TwoSampleBlend` tells after an event;
/// after the first difference, which has no previous one, that alone. Nothing decays while a finger
/// rests without events.
///
/// Source: public reverse-engineered descriptions of `UIScrollView`, unconfirmed. They call the
/// blend guarded; against what is not known, and nothing is guarded here.
public struct ScrollViewBlend: VelocityEstimator {
  /// Two blends are three differences and four events.
  @inlinable public static var memory: EventMemory { EventMemory(events: 4) }

  @usableFromInline var current: TwoSampleBlend
  @usableFromInline var previous: TwoSampleBlend

  /// Creates an estimator that has seen nothing.
  @inlinable public init(viewWidth: Double) {
    current = TwoSampleBlend(viewWidth: viewWidth)
    previous = current
  }

  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    previous = current
    current.add(position: position, time: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable public var velocity: Double {
    // Fewer than two events are no blend.
    if previous.times.1.isNaN { return current.velocity }
    return 0.75 * current.velocity + 0.25 * previous.velocity
  }

  /// What the pan recognizer tells.
  @inlinable public var gateVelocity: Double { current.velocity }
}

/// What UIKit's navigation transition makes of a pan: `TransitionMeans` of what a `TwoSampleBlend`
/// tells from the begin of the gesture on.
public struct TransitionVelocity: VelocityEstimator {
  // All events matter: what an acceleration may be depends on the one before.
  private var pan: TwoSampleBlend
  private var means: TransitionMeans
  private var hasBegun = false
  private var newest = (position: 0.0, time: 0.0)

  /// An estimator for a view of this width in pt.
  public init(viewWidth: Double) {
    pan = TwoSampleBlend(viewWidth: viewWidth)
    means = TransitionMeans(viewWidth: viewWidth)
  }

  /// Mean velocity in pt/s; 0 before the gesture begins.
  public var velocity: Double { means.velocity }
  /// Mean acceleration in pt/s^2; 0 before there are two velocities.
  public var acceleration: Double { means.acceleration }
  /// What the pan recognizer tells.
  public var gateVelocity: Double { pan.velocity }

  /// No more than one change counts where fewer than three samples do.
  public func countedChanges(of delivered: Int) -> Int { means.countedChanges(of: delivered) }

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    pan.add(position: position, time: time)
    newest = (position, time)
    if hasBegun { count() }
  }

  /// Counts from the newest location on.
  public mutating func begin() {
    hasBegun = true
    count()
  }

  private mutating func count() {
    means.add(position: newest.position, velocity: pan.velocity, time: newest.time)
  }
}

/// The statistics that UIKit's navigation transition keeps of a gesture: means of the last three
/// velocities and accelerations.
///
/// Velocities are those that the pan recognizer tells, accelerations their differences. Samples
/// count from the event at which the gesture begins. A sample within 10 ms of the one before counts
/// only when the place has changed and more than 1 ms has passed; an acceleration may differ from
/// the one before by at most 5 widths/s^2, the first from 0. Before there are three of a kind the
/// mean is over those there are. Source: reverse-engineered
/// `_UINavigationInteractiveTransitionBase`, unconfirmed.
public struct TransitionMeans: Sendable {
  /// Samples that counted, the one at the begin included.
  public private(set) var samples = 0
  private let accelerationStep: Double
  private var last = (position: 0.0, time: 0.0)
  private var velocities = (0.0, 0.0, 0.0)
  private var accelerations = (0.0, 0.0, 0.0)

  /// Means for a view of this width in pt.
  public init(viewWidth: Double) { accelerationStep = 5 * viewWidth }

  /// Mean velocity in pt/s; 0 before the first sample.
  public var velocity: Double { Self.mean(velocities, of: samples) }
  /// Mean acceleration in pt/s^2; 0 before there are two velocities.
  public var acceleration: Double { Self.mean(accelerations, of: samples - 1) }

  /// Takes in the begin or a change: the translation in pt, the pan's velocity in pt/s and the time
  /// in s.
  public mutating func add(position: Double, velocity: Double, time: Double) {
    if samples > 0 {
      let elapsed = TouchSample.elapsed(from: last.time, to: time)
      guard elapsed >= 0.01 || (elapsed > 0.001 && position != last.position) else { return }
      let wanted = (velocity - velocities.0) / elapsed
      let before = accelerations.0
      let allowed = min(max(wanted, before - accelerationStep), before + accelerationStep)
      accelerations = (allowed, accelerations.0, accelerations.1)
    }
    velocities = (velocity, velocities.0, velocities.1)
    last = (position, time)
    samples += 1
  }

  /// How many of the changes that were delivered count: no more than one before three samples.
  public func countedChanges(of delivered: Int) -> Int {
    samples < 3 ? min(delivered, 1) : delivered
  }

  /// The mean of the newest three, or of the first `count` when there are fewer.
  private static func mean(_ values: (Double, Double, Double), of count: Int) -> Double {
    switch count {
    case ..<1: 0
    case 1: values.0
    case 2: (values.0 + values.1) / 2
    default: (values.0 + values.1 + values.2) / 3
    }
  }
}
