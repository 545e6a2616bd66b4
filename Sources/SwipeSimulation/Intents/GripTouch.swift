/// A palm or holding thumb that touches the glass at an edge: nobody wants anything.
enum GripTouch: PathModel {
  static let intent = Intent.grip
  static let summary = "a palm or holding thumb at an edge"
  static let provenance =
    "place (within 1 mm of an edge) and time (under 70 ms) published; drift of 0 to 10 dp assumed"

  static var plan: DrawPlan { DrawPlan(normals: 0, uniforms: 6) }
  static var pieces: Int { 1 }

  @inline(__always)
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let isLeading = draws.happens(0.5)
    let depth = draws.uniform(0, 1)
    let startY = draws.uniform(0.2, 0.95) * frame.height
    let duration = draws.uniform(10, 70)
    let drift = draws.uniform(0, 10) * ReachFrame.referencePoint
    let turn = draws.uniform(-1, 1) * 1.570_796_3
    // Away from the edge, more or less.
    let dx = drift * ElementaryMath.cos(turn)
    return Motion(
      startX: isLeading ? depth : frame.width - depth, startY: startY, duration: duration,
      Motion.Piece(
        duration: duration, dx: isLeading ? dx : -dx, dy: drift * ElementaryMath.sin(turn)))
  }
}
