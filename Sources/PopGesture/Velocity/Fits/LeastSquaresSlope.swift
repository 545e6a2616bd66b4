/// The slope of the least-squares line through the events of the last 100 ms.
///
/// Steadier than a two-event blend at the price of some lag. With fewer than two events in the
/// window, or all at one time, the estimate is 0: a finger that rested for 100 ms has no speed.
/// The window ends at the newest event, as trackers do that see only events.
public struct LeastSquaresSlope: VelocityEstimator {
  /// Length of the window in s.
  @inlinable
  public static var window: Double { 0.1 }
  /// Events kept: 100 ms at 240 Hz and a few to spare; older ones leave first.
  @inlinable
  static var capacity: Int { EventRing<SIMD32<Double>>.capacity }

  @usableFromInline
  var events = EventRing<SIMD32<Double>>()

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    events.add(position: position, time: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double {
    guard events.seen >= 2 else { return 0 }
    let (originPosition, originTime) = events.event(0)
    var (count, sumT, sumX, sumTT, sumTX) = (0.0, 0.0, 0.0, 0.0, 0.0)
    // Newest first, relative to the newest event.
    for age in 0..<events.count {
      let event = events.event(age)
      let time = -TouchSample.elapsed(from: event.time, to: originTime)
      if time < -Self.window { break }
      let position = event.position - originPosition
      count += 1
      sumT += time
      sumX += position
      sumTT += time * time
      sumTX += time * position
    }
    let spread = count * sumTT - sumT * sumT
    return spread > 0 ? (count * sumTX - sumT * sumX) / spread : 0
  }
}
