/// Somebody who turns to the next page of the content: a leftward stroke.
enum LeftwardSwipe: StrokeIntent {
  static let intent = Intent.contentLeft
  static let summary = "a leftward stroke for the content, such as turning to the next page"
  static let provenance = "fitted from leftward paging strokes"

  static var direction: StrokeDraw.Direction { .left }
  static var plan: DrawPlan { StrokeDraw.plan }

  @inline(__always)
  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { StrokeDraw.Wish() }
}
