/// Places where a name could go.
package enum LabelCandidates {
  /// Directions in order of preference: beside, then above and below, then askew.
  static let directions: [(x: Double, y: Double)] = [
    (1, 0), (-1, 0), (1, -0.6), (1, 0.6), (-1, -0.6), (-1, 0.6), (0, -1), (0, 1), (1, -1),
    (1, 1), (-1, -1), (-1, 1), (0.5, -1), (0.5, 1), (-0.5, -1), (-0.5, 1),
    (1, -0.3), (1, 0.3), (-1, -0.3), (-1, 0.3), (0.25, -1), (0.25, 1), (-0.25, -1), (-0.25, 1),
  ]

  /// Distances between mark and name in pixels, growing as the choice between them gets coarser.
  private static let distances: [Double] = [3, 6, 11, 17, 24, 32, 42, 54, 68, 84, 102, 124, 150]

  /// Boxes around the item's mark that lie inside `reach`, the preferred ones first.
  static func around(_ item: LabelPlacement.Item, reach: Box) -> [Box] {
    var boxes: [Box] = []
    for distance in distances {
      for direction in directions {
        let out = item.radius + distance
        let center = Point(
          item.anchor.x + direction.x * (item.width / 2 + out),
          item.anchor.y + direction.y * (item.height / 2 + out))
        let box = Box(center: center, width: item.width, height: item.height)
        if reach.contains(box) { boxes.append(box) }
      }
    }
    return boxes
  }

  /// Boxes on a fine grid over the whole area.
  package static func all(_ item: LabelPlacement.Item, _ area: Box) -> [Box] {
    var boxes: [Box] = []
    var top = area.minY
    while top + item.height <= area.maxY {
      var left = area.minX
      while left + item.width <= area.maxX {
        boxes.append(
          Box(minX: left, minY: top, maxX: left + item.width, maxY: top + item.height))
        left += 4
      }
      top += 3
    }
    return boxes
  }
}
