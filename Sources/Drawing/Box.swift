/// An upright rectangle in pixels, given by its four sides.
///
/// Boxes are half open in spirit: two that merely touch do not intersect.
package struct Box: Sendable, Equatable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The box of the given size around `center`.
  package init(center: Point, width: Double, height: Double) {
    self.init(
      minX: center.x - width / 2, minY: center.y - height / 2,
      maxX: center.x + width / 2, maxY: center.y + height / 2)
  }

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  package var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

  /// The line across the box from its left to its right side.
  package func row(at y: Double) -> Segment { Segment(Point(minX, y), Point(maxX, y)) }

  /// The line down the box from its top to its bottom.
  package func column(at x: Double) -> Segment { Segment(Point(x, minY), Point(x, maxY)) }

  /// True if the two boxes share an area; touching sides do not count.
  package func intersects(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// True if `other` lies inside this box; shared sides are inside.
  package func contains(_ other: Box) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The box grown by `margin` on all sides, or shrunk by a negative one.
  package func grown(by margin: Double) -> Box {
    Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The point of the box closest to `point`, which is `point` itself when inside.
  package func nearest(to point: Point) -> Point {
    Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
  }
}
