import PolicyLibrary
import PopGesture
import TrialStatistics

@testable import Recordings

/// Stroke features of the paging and reading tasks on phones 320 dp wide.
enum TouchalyticsStrokes {
  static let width = 320.0

  /// The strokes of one task with the phone upright.
  static func upright(task: String) throws -> [RecordedStroke] {
    let table = try RecordingTable("touchalytics/strokes_dev.csv.gz")
    return (0..<table.count).compactMap { row in
      func value(_ name: Substring) -> Double { table.number(name, row) }
      guard value("orient") == 1, table.text("task", row) == task else { return nil }
      let distance = value("dist")
      let release = value("vlast3")
      return RecordedStroke(
        participant: table.text("user", row), viewWidth: width, intent: "",
        features: StrokeFeatures(
          start: value("x0"), dx: value("x1") - value("x0"), dy: value("y1") - value("y0"),
          duration: value("dur_s") * 1000, meanSpeed: value("vavg"),
          // Strokes of too few points have none.
          releaseSpeed: release.isNaN ? 0 : release,
          straightness: distance / max(value("traj"), 1e-6),
          deviation: abs(value("maxdev")) / max(distance, 1)))
    }
  }

  /// What a policy would be told: the whole displacement, and the part of the release speed that
  /// lies along the page.
  static func release(of stroke: RecordedStroke) -> Release {
    let features = stroke.features
    return Release(
      translation: features.dx,
      velocity: features.releaseSpeed * features.dx / max(features.distance, 1),
      viewWidth: stroke.viewWidth)
  }

  /// The share of strokes with a property, clustered by person.
  static func rate(
    _ strokes: [RecordedStroke], _ holds: (RecordedStroke) -> Bool
  ) -> RateEstimate {
    var people: [String: (trials: Int, events: Int)] = [:]
    for stroke in strokes {
      people[stroke.participant, default: (0, 0)].trials += 1
      if holds(stroke) { people[stroke.participant, default: (0, 0)].events += 1 }
    }
    var moments = ClusterMoments(policies: 1)
    for person in people.values { moments.add(trials: person.trials, successes: [person.events]) }
    return RateEstimate(moments: moments, policy: 0)
  }
}
