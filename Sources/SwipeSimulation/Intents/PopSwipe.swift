/// Somebody who wants the previous page: a quick flick, a rest and then a flick, a slow stroke, or
/// a deliberate drag; from anywhere or from the edge.
enum PopSwipe: StrokeIntent {
  static let intent = Intent.pop
  static let summary = "wants the previous page: flick, hold then flick, or deliberate drag"
  static let provenance =
    "flicks and slow strokes fitted from paging strokes; deliberate drags: shape and time from iPad"
    + " drags, reach and share assumed; edge starts: aim, share and span of a one-handed thumb"
    + " assumed, landing error fitted"

  static var direction: StrokeDraw.Direction { .right }
  static var plan: DrawPlan { StrokeDraw.plan + DrawPlan(normals: 1, uniforms: 3) }
  // Whether a drag, whether slow, whether from the edge.
  static var decisive: [Int] { [18, 13, 16] }

  @inline(__always)
  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish {
    StrokeDraw.Wish(
      hasStart: draws.happens(population.edgeStartShare),
      start: frame.edgeStart(of: person, in: population, &draws),
      isDrag: draws.happens(population.dragShare))
  }
}
