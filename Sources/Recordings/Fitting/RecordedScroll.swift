import SwipeSimulation

/// One scroll of a recording, as far as `fit` looks at it.
struct RecordedScroll: Sendable {
  /// Whether the finger goes down.
  let goesDown: Bool
  /// Way up or down in dp.
  let rise: Double
  /// First to last event in ms.
  let duration: Double
  /// Degrees to the right of the way up or down.
  let lean: Double
  /// Largest bulge to the right of the straight line over the way; nil where the path is not known.
  let sway: Double?

  /// Whether its path is known and an arc: larger bulges are those of fingers that wander.
  var isArc: Bool { sway.map { abs($0) <= 0.25 } ?? false }

  /// Scrolls shorter than this, in dp, are taps in recordings.
  private static let shortest = 16.0
  /// mm per dp.
  private static let millimetresPerPoint = 0.1558

  /// A stroke as a scroll; nil for one that runs more sideways, is too short, or takes no time.
  init?(_ features: StrokeFeatures, on screen: Screen) {
    guard abs(features.dy) > abs(features.dx), Self.isLongEnough(features, on: screen),
      features.duration > 0
    else { return nil }
    goesDown = features.dy > 0
    rise = abs(features.dy) * Self.scale(of: screen)
    duration = features.duration
    lean = FitMath.degrees(rise: features.dx, run: abs(features.dy))
    // The sign of a bow is that of a stroke to the right: upwards, or to the left of a stroke up.
    let isUpward = (features.dx < 0) != (features.dy > 0)
    sway = features.bow.map { isUpward ? $0 : -$0 }
  }

  /// Whether a stroke is no tap.
  static func isLongEnough(_ features: StrokeFeatures, on screen: Screen) -> Bool {
    features.distance * scale(of: screen) >= shortest
  }

  /// dp per pt.
  private static func scale(of screen: Screen) -> Double {
    screen.millimetresPerPoint / millimetresPerPoint
  }
}

/// The scrolls of one kind in a recording, by who made them.
struct ScrollRecording: Redrawable {
  /// The scrolls of each person, in the order in which people first appear.
  var byPerson = ByPerson<[RecordedScroll]>([])
  /// The screen of the first of them.
  private(set) var screen: Screen?

  /// Takes in a stroke, unless it is no scroll.
  mutating func add(_ features: StrokeFeatures, of participant: String, on screen: Screen) {
    guard let scroll = RecordedScroll(features, on: screen) else { return }
    if self.screen == nil { self.screen = screen }
    byPerson[participant].append(scroll)
  }

  /// Whether paths are known.
  var hasShapes: Bool { people.joined().contains { $0.sway != nil } }

  /// People with enough scrolls up to show how they scroll.
  var frequentPeople: Int {
    people.count { $0.count { !$0.goesDown } >= ScrollStatistics.leastScrolls }
  }
}
