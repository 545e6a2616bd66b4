import NavigationModel
import PopGesture
public import StrictFiles
import SwipeSimulation

/// Whether the times of a touch file can be seconds: what its swipes tell together.
struct TouchTimes: Sendable {
  /// Longer than any swipe, in s.
  private static let longest = 20.0
  /// Longer than any panel waits between events of a moving finger, in s.
  private static let rarest = 1.0

  private var swipes = 0
  private var longSwipes = 0
  private var intervals = 0
  private var seconds = 0.0

  /// Takes in a swipe.
  mutating func add(_ samples: [TouchSample]) {
    guard let first = samples.first, let last = samples.last else { return }
    swipes += 1
    if last.time - first.time > Self.longest { longSwipes += 1 }
    intervals += samples.count - 1
    seconds += last.time - first.time
  }

  /// A remark where the median swipe lasts longer than any does.
  ///
  /// An error where events are rare too, for then no duration and no speed can be right; else only
  /// a warning, for a recording may be of fingers that rest.
  func remark(file: String) -> Diagnostic? {
    guard 2 * longSwipes > swipes else { return nil }
    let interval = seconds / Double(max(intervals, 1))
    let seen = "most swipes last over \(plain(Self.longest)) s"
    guard interval > Self.rarest else {
      return Diagnostic(
        .warning, file: file, "\(seen); time_s is in seconds", hint: "check the unit of the column")
    }
    return Diagnostic(
      file: file,
      "\(seen), with an event every \(plain((interval * 10).rounded() / 10)) s: the times look like"
        + " milliseconds; time_s is in seconds",
      hint: "divide the column by 1000")
  }
}

/// Whether swipes back run sideways, as they do unless a recording has its axes exchanged.
public struct AxisCheck: Sendable {
  /// Swipes back, and those of them that run up or down.
  private var (pops, turned) = (0, 0)

  /// A shorter way, in pt, has no direction.
  static let shortest = 16.0

  /// Looks at a swipe; others than swipes back say nothing.
  mutating func add(_ swipe: RecordedSwipe) {
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
