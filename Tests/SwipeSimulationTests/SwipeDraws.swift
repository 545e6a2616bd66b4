import Foundation
import TestSupport
import Testing

@testable import SwipeSimulation

/// Motions and strokes of many people on one view, before any touch panel.
struct SwipeDraws {
  /// mm per dp of the phones of the recordings.
  static let point = Double(ReachFrame.referencePoint)

  let population: Population
  var screen = Screen.recorded
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
    return (Double(end.x - startX) / SwipeDraws.point, Double(end.y - startY) / SwipeDraws.point)
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

/// Many draws of one quantity, and how far their statistics may be from the truth.
struct Sample {
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }
  init(_ values: [Float]) { self.init(values.map(Double.init)) }

  var count: Double { Double(values.count) }
  var mean: Double { values.reduce(0, +) / count }
  var deviation: Double {
    let center = mean
    return (values.reduce(0) { $0 + ($1 - center) * ($1 - center) } / (count - 1)).squareRoot()
  }
  var median: Double { quantile(0.5) }
  /// Standard error of the mean.
  var error: Double { deviation / count.squareRoot() }

  func quantile(_ share: Double) -> Double { values[Int(share * (count - 1))] }
  func share(_ holds: (Double) -> Bool) -> Double { Double(values.filter(holds).count) / count }

  /// Four standard errors of a share of `count` independent draws.
  func tolerance(of share: Double) -> Double { 4 * (share * (1 - share) / count).squareRoot() }

  static func correlation(_ x: [Double], _ y: [Double]) -> Double {
    let (a, b) = (Sample(x), Sample(y))
    let (meanX, meanY) = (a.mean, b.mean)
    let sum = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return sum / ((a.count - 1) * a.deviation * b.deviation)
  }

  /// Probability that a standard normal exceeds `z`.
  static func upperTail(_ z: Double) -> Double { erfc(z / 2.0.squareRoot()) / 2 }
}

/// A stroke intent whose people all want the same.
protocol WishedStroke: StrokeIntent {
  static var wish: StrokeDraw.Wish { get }
}

extension WishedStroke {
  static var summary: String { "" }
  static var provenance: String { "" }
  static var intent: Intent { direction == .right ? .contentRight : .contentLeft }
  static var direction: StrokeDraw.Direction { .right }
  static var plan: DrawPlan { StrokeDraw.plan }

  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { wish }
}

enum FreeStroke: WishedStroke {
  static var wish: StrokeDraw.Wish { .init() }
}

enum EdgeStroke: WishedStroke {
  static var wish: StrokeDraw.Wish { .init(hasStart: true, start: 0) }
}

enum FreeDrag: WishedStroke {
  static var wish: StrokeDraw.Wish { .init(isDrag: true) }
}

enum EdgeDrag: WishedStroke {
  static var wish: StrokeDraw.Wish { .init(hasStart: true, start: 0, isDrag: true) }
}

enum FreeLeftStroke: WishedStroke {
  static var wish: StrokeDraw.Wish { .init() }
  static var direction: StrokeDraw.Direction { .left }
}

extension SwipeDraws {
  /// Strokes of people who want nothing but the direction.
  func strokes(_ direction: StrokeDraw.Direction) -> [StrokeDraw] {
    direction == .right ? strokes(FreeStroke.self) : strokes(FreeLeftStroke.self)
  }
}
