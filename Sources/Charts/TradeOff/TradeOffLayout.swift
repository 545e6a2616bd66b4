import Drawing

/// Where the panels stand, and the axes they share.
struct TradeOffLayout: Sendable {
  /// More names in one panel are not worth its height.
  private static let mostNames = 64

  private let grid: PanelGrid
  /// The panels in reading order.
  let planes: [RatePlane]

  /// Space for the names of an axis at the left of each plot.
  static let left = 66.0
  private static let margins: PanelGrid.Margins = (left: left, right: 6, foot: 38, head: 26)

  /// Places panels.
  ///
  /// - Parameters:
  ///   - named: how many points of each panel get names; nil for all of them.
  ///   - end: where the axis of false triggers ends; nil where it holds all.
  ///   - shown: false triggers that the axis reaches at least; nil for none.
  init(
    points: [[TradeOffPoint]], screens: [ChartScreen], named: [Int]?, end: Double?,
    shown: Double?, top: Double
  ) {
    // Where few of many points have names, these need the whole width to stay near their marks.
    let columns = points.count == 1 || named != nil ? 1 : 2
    let most = min((named ?? points.map(\.count)).max() ?? 0, Self.mostNames)
    let height = points.count == 1 ? 340 : max(named == nil ? 190 : 230, Double(most) * 16 + 80)
    let grid = PanelGrid(
      headings: screens.map { ($0.name, $0.remark) }, columns: columns, height: height,
      around: Self.margins, top: top)
    let all = points.joined().map(\.rates)
    let falseTriggers =
      all.flatMap(\.falseTriggers.values).map { min($0, end ?? 1) } + [shown].compactMap(\.self)
    let successes = all.flatMap(\.success.values)
    // Plots differ in the last digits of their widths, and axes do not.
    let width = grid.plots.first?.width ?? 0
    planes = grid.plots.map { plot in
      RatePlane(
        plot: plot, across: .rates(falseTriggers, start: plot.minX, end: plot.minX + width),
        upward: .rates(successes, start: plot.maxY, end: plot.minY))
    }
    self.grid = grid
  }

  /// The y coordinate below the lowest axis.
  var bottom: Double { grid.bottom }

  /// The x coordinate that the key does not pass.
  var keyRight: Double { (grid.plots.first?.maxX ?? 0) + Self.margins.right }

  /// A cut for each panel, and one for the key; none for one column.
  func cuts(keyBottom: Double) -> [[Box]] {
    let hasKey = !grid.cuts.isEmpty && keyBottom > bottom + 10
    return grid.cuts
      + (hasKey ? [[Box(minX: 0, minY: bottom, maxX: keyRight, maxY: keyBottom)]] : [])
  }
}

/// A plot with the axes of both rates.
struct RatePlane: Sendable {
  let plot: Box
  /// False triggers.
  let across: Scale
  /// Success rate.
  let upward: Scale

  /// Where a point stands.
  func spot(_ point: ChartPoint) -> Point {
    Point(across.position(of: point.falseTriggers.rate), upward.position(of: point.success.rate))
  }

  /// The error bars of a point, as far as its intervals are known.
  func bars(_ point: ChartPoint) -> [Segment] {
    let center = spot(point)
    return [
      point.success.ends(on: upward).map { Segment(Point(center.x, $0), Point(center.x, $1)) },
      point.falseTriggers.ends(on: across).map {
        Segment(Point($0, center.y), Point($1, center.y))
      },
    ].compactMap(\.self)
  }
}
