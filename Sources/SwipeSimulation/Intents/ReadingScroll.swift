/// Somebody who reads and scrolls: an upward stroke that leans to one side, now and then far, and
/// once in three hundred runs sideways altogether.
enum ReadingScroll: PathModel {
  static let intent = Intent.contentVertical
  static let summary = "a reading scroll that leans, and its rare stroke sideways"
  static let provenance =
    "fitted by person from 6,207 reading scrolls of 21 people (touchalytics); sideways"
    + " ones from 47 strokes"

  static var plan: DrawPlan { ScrollDraw.plan }
  static var pieces: Int { 1 }

  @inline(__always)
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    ScrollDraw.motion(population.reading, of: person, on: frame, in: population, &draws)
  }
}

extension ReadingScroll: RareIntent {
  @inline(__always)
  static func mightPop(
    _ person: Participant, in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool {
    ScrollDraw.mightPop(
      population.reading, beyond: 18, person, in: population, normals: normals, uniforms: uniforms)
  }
}
