package import Drawing

/// Where panels of travel against speed stand.
package struct PlaneLayout {
  /// Plot areas in reading order.
  package let plots: [Box]
  package let columns: Int
  /// Speeds that are shown, in pt/s: those at which rules differ; faster pops all complete.
  package let speeds = -1000.0...2500.0

  package init(panels: Int, top: Double) {
    let columns = panels == 1 ? 1 : 2
    let (left, gutter, height) = (58.0, Self.gutter, 270.0)
    let room = ChartFrame.width - ChartFrame.margin - left - gutter * Double(columns - 1)
    let width = room / Double(columns)
    plots = (0..<panels).map { place in
      let minX = left + Double(place % columns) * (width + gutter)
      let minY = top + 30 + Double(place / columns) * (height + 74)
      return Box(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height)
    }
    self.columns = columns
  }

  /// The y coordinate below the lowest axis.
  package var bottom: Double { (plots.last?.maxY ?? 0) + 42 }

  private static let gutter = 48.0

  /// A cut for each column; none for one.
  package var cuts: [[Box]] {
    if columns == 1 { return [] }
    let middle = plots[1].minX - Self.gutter + 8
    let top = plots[0].minY - 26
    return [
      [Box(minX: 0, minY: top, maxX: middle, maxY: bottom)],
      [Box(minX: middle, minY: top, maxX: ChartFrame.width, maxY: bottom)],
    ]
  }
}
