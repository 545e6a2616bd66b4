/// Where a finger is first seen, beside the place where its motion begins: the touched area grows
/// while the finger lands, so that its centre moves by a few points whatever the finger does.
///
/// This turns the direction of a stroke at recognition away from that of its path: in raw points of
/// 21 people by 7.8 degrees at 10 to 14 pt from touch-down, 6.1 at 14 to 20, 4.5 at 20 to 30 and
/// 2.9 at 30 to 60 (robust standard deviations over rightward strokes, touchalytics). A
/// displacement of .34 mm that is gone within the first fifth of the stroke does the same.
struct Landing {
  /// Displacement in mm, x from the leading edge and y downwards.
  let x, y: Float

  /// Draws that it takes.
  static var plan: DrawPlan { DrawPlan(normals: 2, uniforms: 1) }

  @inline(__always)
  init(x: Float, y: Float) { (self.x, self.y) = (x, y) }

  /// A finger that lands where its motion begins.
  @inline(__always)
  static var exact: Landing { Landing(x: 0, y: 0) }

  /// Draws a displacement; one of twenty is five times as large.
  @inline(__always)
  init(in population: Population, _ draws: inout LaneDraws) {
    let spread = population.landingSpread * ElementaryMath.choose(draws.happens(0.05), 5, 1)
    (x, y) = (spread * draws.normal(), spread * draws.normal())
  }

  /// What is left of it at a share of the stroke: the sixteenth power of what is to come.
  @inline(__always)
  static func rest(at progress: Float) -> Float {
    let second = (1 - progress) * (1 - progress)
    let fourth = second * second
    let eighth = fourth * fourth
    return eighth * eighth
  }
}
