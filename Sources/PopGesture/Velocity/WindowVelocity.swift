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
public struct LibadwaitaMean: WidthlessEstimator {
  /// The window, and never more records than are kept.
  @inlinable public static var memory: EventMemory { EventMemory(events: 64, duration: 0.15) }

  /// Length of the window in s.
  @inlinable static var window: Double { 0.15 }

  @usableFromInline var records = EventRing<SIMD64<Double>>()
  @usableFromInline var isTouched = false
  @usableFromInline var end = Double.nan

  /// Takes in one delivered location in pt and its time in s; the first is touch-down.
  @inlinable public mutating func add(position: Double, time: Double) {
    if isTouched { records.add(position: position, time: time) }
    isTouched = true
    end = time
  }

  /// Leaves the records of the last 150 ms.
  @inlinable public mutating func lift(at time: Double) { end = time }

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

/// The slope of the least-squares line through the events of the last 100 ms.
///
/// Steadier than a two-event blend at the price of some lag. With fewer than two events in the
/// window, or all at one time, the estimate is 0: a finger that rested for 100 ms has no speed.
/// The window ends at the newest event, as trackers do that see only events.
public struct LeastSquaresSlope: WidthlessEstimator {
  /// The window, and never more events than are kept.
  @inlinable public static var memory: EventMemory { EventMemory(events: 32, duration: window) }

  /// Length of the window in s.
  @inlinable public static var window: Double { 0.1 }

  /// 100 ms at 240 Hz and a few to spare.
  @usableFromInline var events = EventRing<SIMD32<Double>>()

  /// Takes in one delivered location in pt and its time in s.
  @inlinable public mutating func add(position: Double, time: Double) {
    events.add(position: position, time: time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable public var velocity: Double {
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

/// The direction of the last motion, over windows of more than 25 ms: Onsen UI.
///
/// At an event more than 25 ms after the mark, the motion from the mark to it is the newest, and
/// the mark moves to the event at which that happened before: at first it is touch-down, twice. The
/// lift is an event too, at the last location, after which the mark would be it. In between the
/// motion stays. Onsen asks for the direction alone: only the signs along and across and which is
/// greater count.
///
/// Source: OnsenUI/OnsenUI, onsenui/esm/ons/gesture-detector.js (`getCalculatedData`), commit
/// 4b0bbf2, Apache-2.0; restated, without its shift of touch-down by the slop.
public struct OnsenDirection: WidthlessEstimator {
  // All events matter: where windows begin depends on the windows before.
  /// The estimate in pt/s; 0 before the first window has ended.
  public private(set) var velocity = 0.0
  private typealias Event = (position: Double, time: Double)
  private var mark: Event?
  private var next: Event = (.nan, .nan)
  private var newest: Event = (.nan, .nan)

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    newest = (position, time)
    guard let mark else {
      (mark, next) = (newest, newest)
      return
    }
    let elapsed = TouchSample.elapsed(from: mark.time, to: time)
    guard elapsed > 0.025 else { return }
    velocity = (position - mark.position) / elapsed
    (self.mark, next) = (next, newest)
  }

  /// Takes in the lift as an event at the last location.
  public mutating func lift(at time: Double) { add(position: newest.position, time: time) }
}
