/// The direction of the last motion, over a little more than 25 ms: Onsen UI.
///
/// Net motion from the newest event that is more than 25 ms older than the newest of all (just
/// 25 ms is not enough), or from touch-down where there is none, over the time between. Onsen asks
/// for the direction alone: only the sign counts, and 0 is no direction. The lift adds nothing, so
/// the sign of the last motion stays while a finger rests without events.
///
/// Of more than 32 events within 25 ms, which no panel sends, the newest 32 count. Source:
/// OnsenUI/OnsenUI, onsenui/esm/ons/internal/swipe-reveal.js and its gesture detector, Apache-2.0;
/// restated. The detector's windows follow one another; here the last one ends at the last event.
public struct OnsenDirection: VelocityEstimator {
  /// As many events as are kept: the one before the window may be of any age.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: EventRing<SIMD32<Double>>.capacity) }
  /// What it computes and whose it is.
  public static let summary =
    "net motion over the last window longer than 25 ms, of which the sign counts"
    + " (Onsen UI, read in its code)"

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
  public var velocity: Double {
    guard events.count >= 2 else { return 0 }
    let newest = events.event(0)
    var first = newest
    for back in 1..<events.count {
      first = events.event(back)
      if TouchSample.elapsed(from: first.time, to: newest.time) > 0.025 { break }
    }
    let elapsed = TouchSample.elapsed(from: first.time, to: newest.time)
    return elapsed > 0 ? (newest.position - first.position) / elapsed : 0
  }
}
