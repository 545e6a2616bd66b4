import Testing

@testable import SwipeSimulation

/// Motions and strokes of many people on one view, before any touch panel.
struct SwipeDraws {
  /// The phones of the recordings: 320 dp wide.
  static let recordedScreen = Screen(
    name: "recorded", title: "", width: 320, height: 533, millimetresPerPoint: 0.1558,
    kind: .phone, source: "")
  /// mm per dp of those phones.
  static let point = Double(ReachFrame.referencePoint)

  let population: Population
  var screen = Self.recordedScreen
  var people = 4000
  var each = 1

  /// The view as this person's hand sees it.
  func frame(_ person: Participant) -> ReachFrame {
    let view = ReachFrame(screen: screen, population: population)
    let offset = population.widthExponentSpread * person.reachDraw
    return view.reaching(population.reach(onViewOf: view.width, exponentOffset: offset))
  }

  func strokes<Model: StrokeIntent>(_ model: Model.Type) -> [StrokeDraw] {
    let scratch = LaneScratch()
    let entry = IntentCatalog.Entry(model)
    let view = ReachFrame(screen: screen, population: population)
    var batch = LaneBatch(lanes: scratch.lanes, count: 0, population: population, seed: 21)
    var strokes: [StrokeDraw] = []
    let swipes = (0..<people).flatMap { person in (0..<each).map { (person, $0) } }
    for first in stride(from: 0, to: swipes.count, by: Lanes.count) {
      batch.count = 0
      for (person, swipe) in swipes[first..<min(first + Lanes.count, swipes.count)] {
        let person = Participant(index: person, seed: 21, population: population)
        batch.seat(person, swipe: swipe, lane: batch.count)
        batch.count += 1
      }
      batch.draw(entry)
      batch.move(entry, on: view)
      for lane in 0..<batch.count {
        let frame = view.reaching(batch.lanes[ColumnPlace.reach, lane])
        var draws = LaneDraws(batch.lanes, lane, Model.plan)
        // As for a motion, the height comes first.
        _ = frame.swipeHeight(of: Participant(batch.lanes, lane), &draws)
        strokes.append(
          StrokeDraw(batch.lanes, lane, Model.direction, on: frame, in: population, &draws))
      }
    }
    return strokes
  }

  func motions(_ intent: Intent) throws -> [Motion] {
    let entry = try #require(IntentCatalog.entry(intent))
    let generator = SwipeGenerator(screen: screen, population: population, seed: 21)
    return (0..<people).flatMap { index in
      let person = Participant(index: index, seed: 21, population: population)
      return (0..<each).map { generator.motion(entry, of: person, touch: $0) }
    }
  }
}

extension Motion {
  /// Displacement from touch-down to lift in dp of the recorded phones, y downwards.
  var shift: (x: Double, y: Double) {
    let end = location(at: duration)
    return (
      Double(end.x - startX) / SwipeDraws.point, Double(end.y - startY) / SwipeDraws.point
    )
  }

  /// Largest displacement to the right in dp.
  var farthest: Double {
    (0...400).reduce(0.0) { largest, step in
      let x = location(at: duration * Float(step) / 400).x - startX
      return max(largest, Double(x) / SwipeDraws.point)
    }
  }

  /// Speed at the lift in dp/s along x and y, y downwards.
  var liftSpeed: (x: Double, y: Double) {
    let (end, before) = (location(at: duration), location(at: duration - 0.25))
    let scale = 4000 / SwipeDraws.point
    return (Double(end.x - before.x) * scale, Double(end.y - before.y) * scale)
  }
}
