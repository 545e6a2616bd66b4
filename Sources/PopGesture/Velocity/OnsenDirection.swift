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
public struct OnsenDirection: VelocityEstimator {
  /// The estimate in pt/s; 0 before the first window has ended.
  public private(set) var velocity = 0.0
  private typealias Event = (position: Double, time: Double)
  private var mark: Event?
  private var next: Event = (.nan, .nan)
  private var newest: Event = (.nan, .nan)

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

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
