/// Somebody who wants the previous page: a quick flick, a rest and then a flick, a slow stroke, or
/// a deliberate drag; from anywhere or from the edge.
enum PopSwipe: StrokeIntent {
  static let intent = Intent.pop
  static let summary = "wants the previous page: flick, hold then flick, or deliberate drag"
  static let provenance =
    "flicks and slow strokes are fitted to paging strokes; of deliberate drags, shape and time come"
    + " from iPad drags, while reach and share are assumed; of edge starts, the landing error is"
    + " fitted, while aim, share and the span of a one-handed thumb are assumed"

  static var direction: StrokeDraw.Direction { .right }
  static var plan: DrawPlan { StrokeDraw.plan + DrawPlan(normals: 1, uniforms: 3) }
  // Whether a drag, whether slow, whether from the edge.
  static var decisive: [Int] { [18, 13, 16] }

  @inline(__always) static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish {
    StrokeDraw.Wish(
      hasStart: draws.happens(population.edgeStartShare),
      start: frame.edgeStart(of: person, in: population, &draws),
      isDrag: draws.happens(population.dragShare))
  }
}

/// Somebody who wants the page before the previous one: two pops, one right after the other.
///
/// Each touch is a pop of its own, as different from the other as two pops of one person are.
enum DoublePop: StrokeIntent {
  static let intent = Intent.doublePop
  static let summary = "wants two pages back: two pops, the second within .6 s of the first"
  static let provenance =
    "each stroke as that of a pop; between lift and next touch-down 0 to .6 s, evenly (assumed)"

  static var direction: StrokeDraw.Direction { PopSwipe.direction }
  static var plan: DrawPlan { PopSwipe.plan }
  static var decisive: [Int] { PopSwipe.decisive }
  static var touches: Int { 2 }
  static var pauses: ClosedRange<Float> { 0...600 }

  @inline(__always) static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { PopSwipe.wish(of: person, on: frame, in: population, &draws) }
}

/// Somebody who turns to the previous page of the content, or pulls it to the right: the same
/// stroke as a pop, meant for the page.
///
/// No threshold on speed or distance tells it from a pop; only place, content and recognizers can.
enum RightwardSwipe: StrokeIntent {
  static let intent = Intent.contentRight
  static let summary = "a rightward stroke for the content, such as turning to the previous page"
  static let provenance = "fitted to rightward paging strokes"
  static var direction: StrokeDraw.Direction { .right }
}

/// Somebody who turns to the next page of the content: a leftward stroke.
enum LeftwardSwipe: StrokeIntent {
  static let intent = Intent.contentLeft
  static let summary = "a leftward stroke for the content, such as turning to the next page"
  static let provenance = "fitted to leftward paging strokes"
  static var direction: StrokeDraw.Direction { .left }
}
