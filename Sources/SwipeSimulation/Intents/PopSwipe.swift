/// Somebody who wants the previous page: a quick flick, a rest and then a flick, a slow stroke, or
/// a deliberate drag; from anywhere or from the edge.
enum PopSwipe: IntentModel {
  static let intent = Intent.pop
  static let summary = "wants the previous page: flick, hold then flick, or deliberate drag"
  static let provenance =
    "flicks and slow strokes fitted from paging strokes; deliberate drags: shape and time from iPad"
    + " drags, reach and share assumed; edge starts: aim and share assumed, landing error fitted"

  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion {
    var wish = StrokeDraw.Wish()
    wish.isDrag = draws.happens(population.dragShare)
    let startsAtEdge = draws.happens(population.edgeStartShare)
    let aim = draws.edgeAim()
    if startsAtEdge { wish.start = min(aim / frame.reach, 0.5) }
    return StrokeDraw.swipe(.right, of: person, on: frame, in: population, wish: wish, &draws)
  }
}
