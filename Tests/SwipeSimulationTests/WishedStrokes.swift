@testable import SwipeSimulation

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
