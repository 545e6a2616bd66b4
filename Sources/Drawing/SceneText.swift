/// One line of text at a place.
package struct SceneText: Sendable, Equatable {
  /// Which part of the text stands at the x coordinate.
  package enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  package var string: String
  /// The anchor point on the baseline.
  package var at: Point
  var anchor: Anchor
  var face: TextFace
  /// Whether it runs upwards, turned by a right angle around its anchor point.
  var isUpward = false

  package init(_ string: String, at point: Point, anchor: Anchor = .start, face: TextFace) {
    (self.string, self.at, self.anchor, self.face) = (string, point, anchor, face)
  }

  /// A text whose letters are centred vertically on the given point.
  package static func centered(
    _ string: String, at point: Point, anchor: Anchor = .start, face: TextFace
  ) -> SceneText {
    let drop = face.size * 0.36  // half the height of a capital
    return SceneText(string, at: Point(point.x, point.y + drop), anchor: anchor, face: face)
  }

  package var width: Double { face.width(of: string) }

  /// A text that runs upwards from the given point, its letters centred on it horizontally.
  package static func upward(_ string: String, from point: Point, face: TextFace) -> SceneText {
    var text = SceneText(string, at: Point(point.x + face.size * 0.36, point.y), face: face)
    text.isUpward = true
    return text
  }

  /// The area that the letters cover.
  package var box: Box {
    let flat = flatBox
    guard isUpward else { return flat }
    // A quarter turn to the left takes (x, y) from the anchor to (y, -x).
    return Box(
      minX: at.x + flat.minY - at.y, minY: at.y - (flat.maxX - at.x),
      maxX: at.x + flat.maxY - at.y, maxY: at.y - (flat.minX - at.x))
  }

  private var flatBox: Box {
    let left =
      switch anchor {
      case .start: at.x
      case .middle: at.x - width / 2
      case .end: at.x - width
      }
    let top = at.y - face.ascent
    return Box(minX: left, minY: top, maxX: left + width, maxY: top + face.lineHeight)
  }
}
