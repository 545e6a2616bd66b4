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

  @inline(__always)
  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { PopSwipe.wish(of: person, on: frame, in: population, &draws) }
}
