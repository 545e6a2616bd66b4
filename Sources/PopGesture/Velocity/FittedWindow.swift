/// The newest events of a touch and the parabola through them, as far as Flutter's and Android's
/// trackers agree: at most 20 events, at most 100 ms older than the newest, none before a pause.
@usableFromInline struct FittedWindow: Sendable {
  /// Most events of a fit.
  @usableFromInline static let most = 20
  /// Age in s of the oldest event of a fit, against the newest.
  @usableFromInline static let horizon = 0.1
  /// After so many s without an event a finger is taken to have stopped.
  @usableFromInline static let pause = 0.04
  /// The same on Flutter's stopwatch, which counts whole ms and has to show more than 40.
  @usableFromInline static let stopwatchPause = 0.041

  @usableFromInline var events = EventRing<SIMD32<Double>>()
  /// Seconds from the newest event to the lift; 0 before.
  @usableFromInline var rest = 0.0

  @usableFromInline init() {}

  /// Takes in one location in pt and its time in s.
  @inlinable mutating func add(position: Double, time: Double) {
    events.add(position: position, time: time)
  }

  /// Notes how long the finger rested before it lifted at this time in s.
  @inlinable mutating func lift(at time: Double) {
    if events.count > 0 { rest = TouchSample.elapsed(from: events.event(0).time, to: time) }
  }

  /// The parabola through the newest events, back to the first gap of more than `longestGap` s
  /// between neighbours.
  ///
  /// - Parameter replaces: whether of events at one time only the last is there.
  @usableFromInline func fit(longestGap: Double, replaces: Bool = false) -> QuadraticFit {
    var fit = QuadraticFit()
    guard events.count > 0 else { return fit }
    let newest = events.event(0)
    var later = newest.time
    for back in 0..<events.count where fit.count < Double(Self.most) {
      let event = events.event(back)
      if replaces, back > 0, event.time == later { continue }
      let age = TouchSample.elapsed(from: event.time, to: newest.time)
      let gap = TouchSample.elapsed(from: event.time, to: later)
      if age > Self.horizon || gap > longestGap { break }
      later = event.time
      fit.add(time: -age, position: event.position - newest.position)
    }
    return fit
  }
}

/// An estimator that fits a parabola to a `FittedWindow`.
@usableFromInline protocol FittedEstimator: VelocityEstimator {
  var window: FittedWindow { get set }
}

extension FittedEstimator {
  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    window.add(position: position, time: time)
  }

  /// Notes how long the finger rested.
  @inlinable public mutating func lift(at time: Double) { window.lift(at: time) }

  /// The events of a fit.
  @inlinable public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
}

/// The least-squares parabola through events that are told relative to the newest.
///
/// Solves the normal equations for the slope at time 0, the newest event; one division. Times are
/// within 0.1 s of it, so that plain sums keep enough digits.
@usableFromInline struct QuadraticFit: Sendable {
  /// Events taken in.
  @usableFromInline private(set) var count = 0.0
  /// Way from the event taken in last to the newest in pt.
  @usableFromInline private(set) var displacement = 0.0
  private var (sumT, sumTT, sumTTT, sumTTTT) = (0.0, 0.0, 0.0, 0.0)
  private var (sumX, sumTX, sumTTX) = (0.0, 0.0, 0.0)

  @usableFromInline init() {}

  /// Takes in an event: its time in s and its position in pt, both relative to the newest.
  @usableFromInline mutating func add(time: Double, position: Double) {
    let square = time * time
    count += 1
    displacement = -position
    sumT += time
    sumTT += square
    sumTTT += square * time
    sumTTTT += square * square
    sumX += position
    sumTX += time * position
    sumTTX += square * position
  }

  /// The slope at the newest event in pt/s; with two events that of the line through them.
  ///
  /// 0 with fewer than two events, or where three or more stand at fewer than three times and fix
  /// no parabola: the solvers of Flutter and Android then tell no velocity either (from memory).
  @usableFromInline var slope: Double {
    // Variances and covariances of t, t^2 and x, all times count^2.
    let tt = count * sumTT - sumT * sumT
    let tx = count * sumTX - sumT * sumX
    if count < 3 { return tt > 0 ? tx / tt : 0 }
    let tq = count * sumTTT - sumT * sumTT
    let qq = count * sumTTTT - sumTT * sumTT
    let qx = count * sumTTX - sumTT * sumX
    let spread = tt * qq - tq * tq
    // What rounding leaves of 0 is below this; three times of which two are 1 us apart are above.
    return spread > 1e-12 * tt * qq ? (tx * qq - qx * tq) / spread : 0
  }
}
