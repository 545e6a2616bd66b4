import Drawing

/// Which mark and colour stand for each screen: a shape for each class of device, filled for its
/// first screen and open for its second.
struct RankingMarks {
  private static let shapes: [[MarkerShape]] = [
    [.circle, .ring], [.square, .openSquare], [.triangle, .openTriangle],
    [.diamond, .openDiamond],
  ]
  static let radius = 2.8

  let screens: [ChartScreen]
  /// One per screen.
  let shapes: [MarkerShape]

  init(screens: [ChartScreen]) {
    self.screens = screens
    var kinds: [String] = []
    var counts: [Int] = []
    shapes = screens.map { screen in
      if !kinds.contains(screen.kind) {
        kinds.append(screen.kind)
        counts.append(0)
      }
      let kind = kinds.firstIndex(of: screen.kind) ?? 0
      defer { counts[kind] += 1 }
      let pair = Self.shapes[kind % Self.shapes.count]
      return pair[counts[kind] % pair.count]
    }
  }

  /// The screens with their marks, in as many lines as they need, and the end of the last.
  func key(top: Double, theme: Theme) -> (nodes: [SceneNode], bottom: Double) {
    let face = TextFace.label
    let right = ChartFrame.width - ChartFrame.margin
    var place = Point(ChartFrame.margin, top + 10)
    var nodes: [SceneNode] = []
    for (index, screen) in screens.enumerated() {
      let width = FixedDecimals.trimmed(screen.width, decimals: 1)
      let name = TextFitting.shortened(screen.name, to: 330, size: face.size)
      let text = "\(name) (\(width) pt)"
      let extent = TextMetrics.width(of: text, size: face.size) + 32
      if place.x > ChartFrame.margin, place.x + extent > right {
        place = Point(ChartFrame.margin, place.y + 17)
      }
      let mark = SceneNode.marker(
        shapes[index], at: Point(place.x + 5, place.y), radius: Self.radius + 0.6)
      nodes.append(.group(SceneGroup(style: theme.seriesClass(index), nodes: [mark])))
      nodes.append(.text(.centered(text, at: Point(place.x + 14, place.y), face: face)))
      place.x += extent
    }
    return (nodes, place.y + 8)
  }
}
