import Drawing

/// A row of marks with names, for policies that could not be named at their points.
struct MarkerKey {
  private let entries: [(series: ChartData.Series, name: String, at: Point)]
  /// The y coordinate below the last row; the top if there is none.
  let bottom: Double

  /// - Parameter right: the x coordinate that no row passes.
  init(series: [ChartData.Series], top: Double, right: Double) {
    let face = TextFace.label
    var entries: [(series: ChartData.Series, name: String, at: Point)] = []
    var place = Point(ChartFrame.margin, top + 8)
    for item in series {
      let name = TextFitting.shortened(item.policy, to: 240, size: face.size)
      let width = TextMetrics.width(of: name, size: face.size) + 30
      if place.x + width > right { place = Point(ChartFrame.margin, place.y + 17) }
      entries.append((item, name, place))
      place.x += width
    }
    self.entries = entries
    bottom = entries.isEmpty ? top : place.y + 10
  }

  func nodes(theme: Theme) -> [SceneNode] {
    entries.map { entry in
      let mark = SceneNode.marker(
        entry.series.marker, at: Point(entry.at.x + 5, entry.at.y), radius: 3.6)
      let sign = SceneGroup(style: theme.seriesClass(entry.series.index), nodes: [mark])
      let text = SceneText.centered(
        entry.name, at: Point(entry.at.x + 14, entry.at.y), face: .label)
      return .group(
        SceneGroup(policy: entry.series.policy, nodes: [.group(sign), .text(text)]))
    }
  }
}
