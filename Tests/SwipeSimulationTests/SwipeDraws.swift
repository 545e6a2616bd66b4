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

  func frame(_ person: Participant) -> ReachFrame {
    ReachFrame(screen: screen, person: person, population: population)
  }

  private func visit(_ intent: Intent, _ body: (Participant, ReachFrame, inout DrawStream) -> Void)
  {
    for index in 0..<people {
      let person = Participant(index: index, seed: 21, population: population)
      for swipe in 0..<each {
        var draws = DrawStream(
          seed: 21, purpose: .motion, participant: UInt32(index), intent: intent.streamCode,
          swipe: UInt32(swipe))
        body(person, frame(person), &draws)
      }
    }
  }

  func strokes(_ direction: StrokeDraw.Direction, wish: StrokeDraw.Wish = .init()) -> [StrokeDraw] {
    var strokes: [StrokeDraw] = []
    visit(direction == .right ? .contentRight : .contentLeft) { person, frame, draws in
      strokes.append(
        StrokeDraw(direction, person, on: frame, in: population, wish: wish, &draws))
    }
    return strokes
  }

  func motions(_ intent: Intent) throws -> [Motion] {
    let entry = try #require(IntentCatalog.entry(intent))
    var motions: [Motion] = []
    visit(intent) { person, frame, draws in
      motions.append(entry.motion(person, frame, population, &draws))
    }
    return motions
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
