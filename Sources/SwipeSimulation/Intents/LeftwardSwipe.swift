/// Somebody who turns to the next page of the content: a leftward stroke.
enum LeftwardSwipe: IntentModel {
  static let intent = Intent.contentLeft
  static let summary = "a leftward stroke for the content, such as turning to the next page"
  static let provenance = "fitted from leftward paging strokes"

  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion {
    StrokeDraw.swipe(.left, of: person, on: frame, in: population, &draws)
  }
}
