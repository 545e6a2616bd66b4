import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// Plays straight strokes with one system on one page, to find where its behaviour turns.
struct PageProbe {
  /// Width in pt of the view that navigates.
  let viewWidth: Double
  private var session: PageSession

  /// Prepares a page of a screen.
  init(
    _ system: System, on context: PageContext = .plain, _ screen: Screen, visit: Visit = .usual
  ) {
    let part = screen.arranged(context.arrangement)
    viewWidth = part.viewWidth
    session = PageSession(
      system, on: context, visit, viewWidth: part.viewWidth, viewHeight: part.height,
      millimetresPerPoint: part.millimetresPerPoint)
  }

  /// What becomes of a stroke on the untouched page.
  mutating func play(_ stroke: StraightStroke) -> SwipeRecord {
    session.start()
    return session.play(stroke.samples())
  }

  /// The places in pt from the leading edge from which a pop begins.
  mutating func beginZone(speed: Double? = nil) -> Double { reach(speed: speed) { $0.hasBegun } }

  /// The mean of these zones at a speed in pt/s over 64 phases of the panel, spread evenly over the
  /// interval between two readings.
  mutating func meanBeginZone(speed: Double) -> Double {
    let phases = (0..<64).map { (Double($0) + 0.5) / 64 }
    return phases.reduce(0) { $0 + reach(speed: speed, phase: $1) { $0.hasBegun } } / 64
  }

  /// The share of the width from which a slow stroke to the trailing edge completes a pop.
  mutating func completionShare() -> Double {
    reach(speed: nil) { $0.outcome == .popCompleted } / viewWidth
  }

  /// The farthest start of a stroke to the trailing edge that is answered so.
  private mutating func reach(
    speed: Double?, phase: Double = 0.5, _ isAnswered: (SwipeRecord) -> Bool
  ) -> Double {
    let width = viewWidth
    return turningPoint(0...width) { start in
      let length = width - start
      guard length > 0 else { return false }
      let stroke =
        speed.map { StraightStroke(from: start, by: length, speed: $0, phase: phase) }
        ?? .slow(from: start, by: length)
      return isAnswered(play(stroke))
    }
  }

  /// Where a property that holds at the lower bound and from there on ends, by bisection, to a
  /// millionth; the lower bound where it never holds.
  ///
  /// Halves of a screen's width are exact in a `Double`, so steps of the strokes are too.
  private func turningPoint(_ range: ClosedRange<Double>, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    guard holds(low) else { return low }
    for _ in 0..<34 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low * 1e6).rounded() / 1e6
  }
}
