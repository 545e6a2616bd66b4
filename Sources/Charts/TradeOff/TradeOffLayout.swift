import Drawing

/// Where the panels stand, and the axes they share.
struct TradeOffLayout: Sendable {
  /// More panels would be too small to name their points.
  static let mostPanels = 6

  /// More names in one panel are not worth its height.
  private static let mostNames = 64

  /// Plot areas in reading order.
  let plots: [Box]
  let columns: Int
  /// False triggers, placed relative to the left side of a plot.
  private let across: Scale
  /// Success rate, placed relative to the top of a plot.
  private let upward: Scale

  private static let headingHeight = 26.0
  private static let axisHeight = 38.0
  private static let left = 62.0
  private static let gutter = 28.0

  /// Places panels.
  ///
  /// - Parameters:
  ///   - named: how many points of each panel get names; nil for all of them.
  ///   - end: where the axis of false triggers ends; nil where it holds all.
  ///   - shown: false triggers that the axis reaches at least; nil for none.
  init(
    points: [[TradeOffPoint]], named: [Int]? = nil, end: Double? = nil, shown: Double? = nil,
    top: Double
  ) {
    // Where few of many points have names, these need the whole width to stay near their marks.
    let columns = points.count == 1 || named != nil ? 1 : 2
    let most = min((named ?? points.map(\.count)).max() ?? 0, Self.mostNames)
    let height = points.count == 1 ? 340 : max(named == nil ? 190 : 230, Double(most) * 16 + 80)
    let all = points.joined()
    self.init(
      panels: points.count, columns: columns, height: height,
      falseTriggers: all.flatMap(\.falseTriggers.values).map { min($0, end ?? 1) }
        + [shown].compactMap(\.self),
      successes: all.flatMap(\.success.values),
      top: top)
  }

  /// Places panels of a height whose axes hold the rates.
  init(
    panels: Int, columns: Int, height: Double, falseTriggers: [Double], successes: [Double],
    top: Double
  ) {
    self.columns = columns
    let right = ChartFrame.width - ChartFrame.margin
    let room = right - Self.left - Self.gutter * Double(columns - 1)
    let width = room / Double(columns)
    let rowHeight = Self.headingHeight + height
    plots = (0..<panels).map { index in
      let minX = Self.left + Double(index % columns) * (width + Self.gutter)
      let minY =
        top + 22 + Double(index / columns) * (rowHeight + 14) + Self.headingHeight
      return Box(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height)
    }
    across = Scale.rates(falseTriggers, start: 0, end: width)
    upward = Scale.rates(successes, start: height, end: 0)
  }

  /// The y coordinate below the lowest axis.
  var bottom: Double { (plots.last?.maxY ?? 0) + Self.axisHeight }

  /// The first column, from the edge of the picture to the middle of the gutter.
  var firstColumn: Box {
    let top = (plots.first?.minY ?? 0) - Self.headingHeight
    let right = columns == 1 ? ChartFrame.width : (plots[0].maxX + Self.gutter / 2)
    return Box(minX: 0, minY: top - 22, maxX: right, maxY: bottom)
  }

  /// A cut for each column, with the names of its rows, and one for the key; none for one column.
  func cuts(keyBottom: Double) -> [[Box]] {
    if columns == 1 { return [] }
    let first = firstColumn
    var (second, names, key) = (first, first, first)
    (second.minX, second.maxX) = (first.maxX, ChartFrame.width)
    // The lowest axis's first label reaches into the names.
    (names.minY, names.maxX, names.maxY) = (first.minY + 28, Self.left - 6, bottom - 32)
    (key.minY, key.maxY) = (bottom, keyBottom)
    return [[first], [names, second]] + (keyBottom > bottom + 10 ? [[key]] : [])
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

  /// True for panels at the left edge, which carry the labels of their row.
  func isLeftmost(_ index: Int) -> Bool { index % columns == 0 }

  /// True for panels without another below, which carry the labels of their column.
  func isLowest(_ index: Int) -> Bool { index + columns >= plots.count }
}
