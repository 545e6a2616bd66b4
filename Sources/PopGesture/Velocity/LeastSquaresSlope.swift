/// The slope of the least-squares line through the events of the last 100 ms.
///
/// Steadier than a two-event blend at the price of some lag. With fewer than two events in the
/// window, or all at one time, the estimate is 0: a finger that rested for 100 ms has no speed.
/// The window ends at the newest event, as trackers do that see only events.
public struct LeastSquaresSlope: VelocityEstimator {
  /// Length of the window in s.
  @inlinable
  public static var window: Double { 0.1 }
  /// The window, and never more events than are kept.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: capacity, duration: window) }
  /// Events kept: 100 ms at 240 Hz and a few to spare; older ones leave first.
  @inlinable
  static var capacity: Int { 32 }

  @usableFromInline
  var positions = SIMD32<Double>(repeating: 0)
  @usableFromInline
  var times = SIMD32<Double>(repeating: 0)
  @usableFromInline
  var seen = 0

  /// What it computes and whose it is.
  public static let summary =
    "slope of the least-squares line through the last 100 ms of events (nobody's: for comparison)"

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    positions[seen % Self.capacity] = position
    times[seen % Self.capacity] = time
    seen += 1
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double {
    guard seen >= 2 else { return 0 }
    let last = (seen - 1) % Self.capacity
    let (originTime, originPosition) = (times[last], positions[last])
    var (count, sumT, sumX, sumTT, sumTX) = (0.0, 0.0, 0.0, 0.0, 0.0)
    // Newest first, relative to the newest event, so that large time stamps lose no digits.
    for age in 0..<min(seen, Self.capacity) {
      let slot = (seen - 1 - age) % Self.capacity
      let time = times[slot] - originTime
      if time < -Self.window { break }
      let position = positions[slot] - originPosition
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
