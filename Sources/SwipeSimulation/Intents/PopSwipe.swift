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
    let aim = aimedStart(&draws)
    if startsAtEdge { wish.start = min(aim / frame.reach, 0.5) }
    let startY = frame.swipeHeight(of: person, &draws)
    let stroke = StrokeDraw(.right, person, on: frame, in: population, wish: wish, &draws)
    return stroke.motion(
      .right, startY: startY,
      isLeftHanded: person.usesLeftHand(onWideView: frame.isWide, in: population), on: frame)
  }

  /// Where a finger that aims at the edge lands, in mm from it: aimed at the first 10 dp (assumed),
  /// with a landing error of 2.0 mm (fitted from thumb touches).
  ///
  /// A finger on the bezel is first seen at the border.
  private static func aimedStart(_ draws: inout DrawStream) -> Float {
    max(0, draws.uniform(0, 10 * ReachFrame.referencePoint) + draws.normal(0, 2))
  }
}
