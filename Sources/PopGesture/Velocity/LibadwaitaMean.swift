/// The mean velocity over the last 150 ms before the lift: libadwaita's swipe tracker.
///
/// Records are the moves of the finger; touch-down is none. The motion after the first record that
/// is left, over the time from it to the last. Records of more than 150 ms before the lift do not
/// count (just 150 ms does); before the lift, the newest event stands in for it. Fewer than two
/// records, or all at one time, give 0: so does a rest of more than 150 ms, and shorter ones leave
/// the mean of what is left.
///
/// Of more than 64 records in 150 ms (above 420 events a second) the newest 64 count. Source:
/// GNOME/libadwaita, src/adw-swipe-tracker.c, LGPL-2.1-or-later; the rule as read, restated. It is
/// also set to 0 there when the page already stands at the end it is pushed against: a rule knows
/// where its page is, an estimator does not.
public struct LibadwaitaMean: VelocityEstimator {
  /// Length of the window in s.
  @inlinable
  static var window: Double { 0.15 }

  @usableFromInline
  var records = EventRing<SIMD64<Double>>()
  @usableFromInline
  var isTouched = false
  @usableFromInline
  var end = Double.nan

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s; the first is touch-down.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    if isTouched { records.add(position: position, time: time) }
    isTouched = true
    end = time
  }

  /// Leaves the records of the last 150 ms.
  @inlinable
  public mutating func lift(at time: Double) { end = time }

  /// The estimate in pt/s; 0 before there are two records.
  public var velocity: Double {
    guard records.count >= 2 else { return 0 }
    let last = records.event(0)
    var first = last
    for back in 0..<records.count {
      let record = records.event(back)
      if TouchSample.elapsed(from: record.time, to: end) > Self.window { break }
      first = record
    }
    let elapsed = TouchSample.elapsed(from: first.time, to: last.time)
    return elapsed > 0 ? (last.position - first.position) / elapsed : 0
  }
}
