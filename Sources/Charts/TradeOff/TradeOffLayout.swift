import Drawing

/// Where the panels stand, and the axes they share.
struct TradeOffLayout: Sendable {
  /// More panels would be too small to name their points.
  static let mostPanels = 6

  /// More names in one panel are not worth its height.
  private static let mostNames = 64

  private let grid: PanelGrid
  /// False triggers, placed relative to the left side of a plot.
  private let across: Scale
  /// Success rate, placed relative to the top of a plot.
  private let upward: Scale

  /// Space for the names of an axis at the left of each plot.
  static let left = 66.0
  private static let margins = PanelGrid.Margins(left: left, right: 6, foot: 38, head: 26)

  /// Places panels.
  ///
  /// - Parameters:
  ///   - named: how many points of each panel get names; nil for all of them.
  ///   - end: where the axis of false triggers ends; nil where it holds all.
  ///   - shown: false triggers that the axis reaches at least; nil for none.
  init(
    points: [[TradeOffPoint]], screens: [ChartScreen], named: [Int]? = nil, end: Double? = nil,
    shown: Double? = nil, top: Double
  ) {
    // Where few of many points have names, these need the whole width to stay near their marks.
    let columns = points.count == 1 || named != nil ? 1 : 2
    let most = min((named ?? points.map(\.count)).max() ?? 0, Self.mostNames)
    let height = points.count == 1 ? 340 : max(named == nil ? 190 : 230, Double(most) * 16 + 80)
    let all = points.joined()
    self.init(
      headings: screens.map { ($0.name, $0.remark) }, columns: columns, height: height,
      falseTriggers: all.flatMap(\.falseTriggers.values).map { min($0, end ?? 1) }
        + [shown].compactMap(\.self),
      successes: all.flatMap(\.success.values),
      top: top)
  }

  /// Places panels of a height whose axes hold the rates.
  init(
    headings: [PanelGrid.Heading], columns: Int, height: Double, falseTriggers: [Double],
    successes: [Double], top: Double
  ) {
    grid = PanelGrid(
      headings: headings, columns: columns, height: height, around: Self.margins, top: top)
    let width = grid.plots.first?.width ?? 0
    across = Scale.rates(falseTriggers, start: 0, end: width)
    upward = Scale.rates(successes, start: height, end: 0)
  }

  /// Plot areas in reading order.
  var plots: [Box] { grid.plots }

  /// The y coordinate below the lowest axis.
  var bottom: Double { (plots.last?.maxY ?? 0) + Self.margins.foot }

  /// The x coordinate that the key does not pass.
  var keyRight: Double { (plots.first?.maxX ?? 0) + Self.margins.right }

  /// A cut for each panel, and one for the key; none for one column.
  func cuts(keyBottom: Double) -> [[Box]] {
    let hasKey = !grid.cuts.isEmpty && keyBottom > bottom + 10
    return grid.cuts
      + (hasKey ? [[Box(minX: 0, minY: bottom, maxX: keyRight, maxY: keyBottom)]] : [])
  }

  /// The axis of false triggers in one panel.
  func falseTriggers(in plot: Box) -> Scale {
    var scale = across
    scale.start += plot.minX
    scale.end += plot.minX
    return scale
  }

  /// The axis of successes in one panel.
  func successes(in plot: Box) -> Scale {
    var scale = upward
    scale.start += plot.minY
    scale.end += plot.minY
    return scale
  }
}
