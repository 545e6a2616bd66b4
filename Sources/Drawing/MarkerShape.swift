/// The mark that stands for one series, so that colour is never the only cue.
package enum MarkerShape: String, CaseIterable, Sendable {
  case circle
  case square
  case triangle
  case diamond
  case triangleDown
  case plus
  case cross
  case star
  case triangleLeft
  case triangleRight
  case bowTie
  case pillar

  /// The corners around the origin for a shape of radius 1, or none for a circle.
  ///
  /// Sizes are balanced by eye: a square of half width 1 looks larger than a circle of radius 1,
  /// a triangle smaller.
  var corners: [Point] {
    switch self {
    case .circle: []
    case .square:
      [Point(-0.9, -0.9), Point(0.9, -0.9), Point(0.9, 0.9), Point(-0.9, 0.9)]
    case .triangle: [Point(0, -1.2), Point(1.15, 0.85), Point(-1.15, 0.85)]
    case .triangleDown: [Point(0, 1.2), Point(1.15, -0.85), Point(-1.15, -0.85)]
    case .triangleLeft: [Point(-1.2, 0), Point(0.85, 1.15), Point(0.85, -1.15)]
    case .triangleRight: [Point(1.2, 0), Point(-0.85, 1.15), Point(-0.85, -1.15)]
    case .diamond: [Point(0, -1.3), Point(1.3, 0), Point(0, 1.3), Point(-1.3, 0)]
    case .bowTie:
      [
        Point(-1.2, -1), Point(0, -0.35), Point(1.2, -1), Point(1.2, 1), Point(0, 0.35),
        Point(-1.2, 1),
      ]
    case .pillar:
      [Point(-0.55, -1.25), Point(0.55, -1.25), Point(0.55, 1.25), Point(-0.55, 1.25)]
    case .plus: MarkerShape.arms
    case .cross: MarkerShape.arms.map { MarkerShape.turnedByEighth($0) }
    case .star: MarkerShape.rays
    }
  }

  /// How far the largest shape reaches from its centre, relative to its radius.
  package static let reach = 1.35

  private static let arms: [Point] = {
    let (half, long) = (0.38, 1.25)
    return [
      Point(-half, -long), Point(half, -long), Point(half, -half), Point(long, -half),
      Point(long, half), Point(half, half), Point(half, long), Point(-half, long),
      Point(-half, half), Point(-long, half), Point(-long, -half), Point(-half, -half),
    ]
  }()

  /// A five-pointed star; the outer angles are multiples of 72 degrees from the top.
  private static let rays: [Point] = {
    let outer = [
      Point(0, -1), Point(0.951, -0.309), Point(0.588, 0.809), Point(-0.588, 0.809),
      Point(-0.951, -0.309),
    ]
    return outer.indices.flatMap { index in
      let opposite = outer[(index + 3) % 5]
      return [
        Point(outer[index].x * 1.35, outer[index].y * 1.35),
        Point(-opposite.x * 0.58, -opposite.y * 0.58),
      ]
    }
  }()

  private static func turnedByEighth(_ point: Point) -> Point {
    let root = 0.5.squareRoot()
    return Point((point.x - point.y) * root, (point.x + point.y) * root)
  }
}
