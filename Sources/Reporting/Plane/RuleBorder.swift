import Drawing
import Findings
import PolicyLibrary

/// Where a rule begins to complete pops: for each speed at release the least travel that does.
struct RuleBorder {
  let policy: NamedPolicy
  let view: SteadyTravel

  /// Points of travel in pt against speed in pt/s, by rising speed up to where any travel
  /// completes; without those speeds at which no travel within the view does.
  func points(_ speeds: ClosedRange<Double>, steps: Int) -> [[Point]] {
    var lines: [[Point]] = [[]]
    for step in 0...steps {
      let speed =
        speeds.lowerBound + (speeds.upperBound - speeds.lowerBound) * Double(step) / Double(steps)
      if let travel = travel(at: speed) {
        lines[lines.count - 1].append(Point(travel, speed))
        // Where any travel completes there is no border.
        if travel == 0 { break }
      } else if lines.last?.isEmpty == false {
        lines.append([])
      }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// The least travel in whole pt that completes; nil where none within the view does.
  private func travel(at speed: Double) -> Double? {
    stride(from: 0, through: view.viewWidth, by: 1).first {
      view.completes(policy, $0, speed, duration: Self.duration)
    }
  }

  /// A usual one, in seconds: whatever the speed at release, strokes take as long.
  private static let duration = 0.25
}
