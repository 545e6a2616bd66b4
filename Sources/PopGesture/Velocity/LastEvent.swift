/// The difference of the last two events: WebKitGTK.
///
/// Over no time it counts as 0. Nothing decays while a finger rests without events, and the lift is
/// none: a finger that stopped keeps the speed of its last event.
///
/// Source: WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp, BSD-2-Clause;
/// the rule as read, restated.
public struct LastEvent: VelocityEstimator {
  /// A difference is two events.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 2) }
  /// What it computes and whose it is.
  public static let summary =
    "difference of the last two touch events, stale while a finger rests"
    + " (WebKitGTK, read in its code)"

  @usableFromInline
  var newest = (position: Double.nan, time: Double.nan)
  @usableFromInline
  var previous = (position: Double.nan, time: Double.nan)

  /// Creates an estimator that has seen nothing.
  @inlinable
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  @inlinable
  public mutating func add(position: Double, time: Double) {
    previous = newest
    newest = (position, time)
  }

  /// The estimate in pt/s; 0 before there is motion.
  @inlinable
  public var velocity: Double { velocity(overAtLeast: 0) }

  /// The last difference in pt/s, over no less than `shortest` s.
  @inlinable
  func velocity(overAtLeast shortest: Double) -> Double {
    let elapsed = max(TouchSample.elapsed(from: previous.time, to: newest.time), shortest)
    // False for the NaN of events that there are not.
    return elapsed > 0 ? (newest.position - previous.position) / elapsed : 0
  }
}
