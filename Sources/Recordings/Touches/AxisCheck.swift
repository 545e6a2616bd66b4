import PopGesture
public import StrictFiles
import SwipeSimulation

/// Whether swipes back run sideways, as they do unless a recording has its axes exchanged.
public struct AxisCheck: Sendable {
  /// Swipes back, and those of them that run up or down.
  private var (pops, turned) = (0, 0)

  /// A shorter way, in pt, has no direction.
  static let shortest = 16.0

  /// Has seen nothing yet.
  public init() {}

  /// Looks at a swipe; others than swipes back say nothing.
  public mutating func add(_ swipe: RecordedSwipe) {
    guard swipe.intent == Intent.pop.rawValue, let features = StrokeFeatures(swipe.samples) else {
      return
    }
    pops += 1
    if !features.isSideways, features.distance >= Self.shortest { turned += 1 }
  }

  /// That most of them do not; nil where they do.
  public func problem(_ severity: Diagnostic.Severity = .warning, file: String) -> Diagnostic? {
    guard 2 * turned > pops else { return nil }
    return Diagnostic(
      severity, file: file,
      "most swipes back go up or down: the view was rotated, or x and y are swapped",
      hint: "measure x from the view's leading edge and y from its top")
  }
}
