/// A straight line between two points.
package struct Segment: Sendable, Equatable {
  package var start: Point
  package var end: Point

  package init(_ start: Point, _ end: Point) {
    (self.start, self.end) = (start, end)
  }

  /// The point at a share of the way, from 0 at the start to 1 at the end.
  package func point(at share: Double) -> Point {
    Point(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))
  }

  /// True if some part of the segment lies strictly inside `box`.
  ///
  /// Liang and Barsky (1984): clip the parameter range against each side in turn; the segment
  /// misses the box as soon as the range is empty.
  ///
  /// Most segments lie wholly to one side of a box, which four comparisons tell without a division.
  package func crosses(_ box: Box) -> Bool {
    guard min(start.x, end.x) < box.maxX, max(start.x, end.x) > box.minX,
      min(start.y, end.y) < box.maxY, max(start.y, end.y) > box.minY
    else { return false }
    var (enter, leave) = (0.0, 1.0)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return Segment.clip(&enter, &leave, slope: -dx, room: start.x - box.minX)
      && Segment.clip(&enter, &leave, slope: dx, room: box.maxX - start.x)
      && Segment.clip(&enter, &leave, slope: -dy, room: start.y - box.minY)
      && Segment.clip(&enter, &leave, slope: dy, room: box.maxY - start.y)
      && enter < leave
  }

  /// Cuts the parameter range to one side of a box; false if nothing can be left.
  private static func clip(
    _ enter: inout Double, _ leave: inout Double, slope: Double, room: Double
  ) -> Bool {
    if slope == 0 { return room > 0 }
    if slope < 0 {
      enter = max(enter, room / slope)
    } else {
      leave = min(leave, room / slope)
    }
    return enter < leave
  }

  /// True if the two segments cross at an inner point of both; shared ends do not count.
  func crosses(_ other: Segment) -> Bool {
    let a = Segment.turn(start, end, other.start)
    let b = Segment.turn(start, end, other.end)
    let c = Segment.turn(other.start, other.end, start)
    let d = Segment.turn(other.start, other.end, end)
    return a * b < 0 && c * d < 0
  }

  /// Twice the signed area of a triangle: its sign is the turning direction.
  private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
