/// Somebody who turns to the previous page of the content, or pulls it to the right: the same
/// stroke as a pop, meant for the page.
///
/// No threshold on speed or distance tells it from a pop; only place, content and recognizers can.
enum RightwardSwipe: StrokeIntent {
  static let intent = Intent.contentRight
  static let summary = "a rightward stroke for the content, such as turning to the previous page"
  static let provenance = "fitted from rightward paging strokes"

  static var direction: StrokeDraw.Direction { .right }
  static var plan: DrawPlan { StrokeDraw.plan }

  @inline(__always)
  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { StrokeDraw.Wish() }
}
