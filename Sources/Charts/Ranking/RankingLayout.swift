import Drawing

/// Where the rows and the two panels of a ranking stand.
struct RankingLayout: Sendable {
  /// The middle of each row.
  let rows: [Double]
  /// Plot areas: successes at the left, accidents at the right.
  let plots: [Box]
  /// Room for names.
  let nameWidth: Double
  private let rowHeight: Double
  private let screens: Int

  /// Marks of one policy stand below each other by so much.
  private static let lane = 4.0
  private static let gutter = 42.0

  /// Places rows below `top`, leaving room for headings and an axis.
  init(names: [String], screens: Int, top: Double) {
    self.screens = screens
    rowHeight = max(15, Double(screens) * Self.lane + 4)
    let widths = names.map { TextMetrics.width(of: $0, size: TextFace.label.size) }
    nameWidth = min(215, widths.max() ?? 0)
    let first = top + 42
    rows = names.indices.map { [rowHeight] in first + (Double($0) + 0.5) * rowHeight }
    let end = first + Double(names.count) * rowHeight
    let left = ChartFrame.margin + nameWidth + 14
    let room = ChartFrame.width - ChartFrame.margin - 8 - left - Self.gutter
    // Success has the wider panel: it is what the rows are ranked by.
    let split = left + (room * 0.53).rounded()
    plots = [(left, split), (split + Self.gutter, left + room + Self.gutter)].map {
      Box(minX: $0.0, minY: first, maxX: $0.1, maxY: end)
    }
  }

  /// The y coordinate of the lower end of the panels; tick labels come below.
  var bottom: Double { plots[0].maxY }

  /// Where the mark of a screen stands in a row.
  func y(row: Int, screen: Int) -> Double {
    rows[row] + (Double(screen) - Double(screens - 1) / 2) * Self.lane
  }

  /// Every other row tinted from the names to the right end.
  var bands: [SceneNode] {
    rows.indices.filter { $0 % 2 == 1 }.map { row in
      let (top, bottom) = (rows[row] - rowHeight / 2, rows[row] + rowHeight / 2)
      let right = plots[1].maxX + 4
      return .rectangle(
        Box(minX: ChartFrame.margin - 4, minY: top, maxX: right, maxY: bottom), style: "band")
    }
  }
}
