/// A position in a picture, in pixels from the top left corner; y grows downwards.
package struct Point: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// Euclidean distance in pixels.
  package func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
