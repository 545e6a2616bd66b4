import Drawing

/// A row of marks with names, for policies that could not be named at their points.
struct MarkerKey {
  /// A policy, its name with the limits that it breaks, and whether it breaks one wherever its
  /// point has no name.
  struct Entry {
    let series: ChartSeries
    let name: String
    var isHollow = false
  }

  private let entries: [(entry: Entry, name: String, at: Point)]
  /// The y coordinate below the last row; the top if there is none.
  let bottom: Double

  /// - Parameter right: the x coordinate that no row passes.
  init(_ all: [Entry], top: Double, right: Double) {
    var entries: [(entry: Entry, name: String, at: Point)] = []
    var place = Point(ChartFrame.margin, top + 8)
    for item in all {
      let name = TextFace.label.shortened(item.name, to: right - ChartFrame.margin - 30)
      let width = TextFace.label.width(of: name) + 30
      if place.x + width > right { place = Point(ChartFrame.margin, place.y + 17) }
      entries.append((item, name, place))
      place.x += width
    }
    self.entries = entries
    bottom = entries.isEmpty ? top : place.y + 10
  }

  var nodes: [SceneNode] {
    entries.map { entry, name, place in
      let mark = SceneNode.marker(
        entry.series.marker, at: Point(place.x + 5, place.y), radius: 3.6, isHollow: entry.isHollow)
      let sign = SceneNode.group(style: Theme.seriesClass(entry.series.index), [mark])
      let text = SceneText.centered(name, at: Point(place.x + 14, place.y), face: .label)
      return .group(policy: entry.series.policy, [sign, .text(text)])
    }
  }
}

extension MarkerKey.Entry {
  /// A policy whose points have no names.
  ///
  /// - Parameter points: its points without names, with their screens; nil without any.
  init?(_ series: ChartSeries, _ points: [(point: TradeOffPoint, screen: String)]) {
    if points.isEmpty { return nil }
    let broken = points.compactMap { point, screen in point.broken.map { ($0, screen) } }
    let limits = Set(broken.map(\.0)).sorted()
    isHollow = broken.count == points.count
    let parts = limits.map { limit in
      let screens = broken.filter { $0.0 == limit }.map(\.1)
      return screens.count == points.count
        ? limit : "\(limit): \(screens.joined(separator: "; "))"
    }
    self.series = series
    name = series.policy + (parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))")
  }
}
