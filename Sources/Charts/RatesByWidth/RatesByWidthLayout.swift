import Drawing

/// Where the parts of the chart of rates against width stand.
struct RatesByWidthLayout: Sendable {
  /// Plot areas of the panels, the upper first.
  let plots: [Box]
  /// The horizontal position of each screen, in order of width.
  let columns: [Double]
  /// The sideways distance between neighbouring policies at one screen.
  let dodge: Double
  /// Half the size of a mark.
  let markRadius: Double
  /// True if screens stand further apart than their widths say.
  let isSpread: Bool
  /// Where the names of policies start, and the widest they may be.
  let labelX: Double
  let labelWidth: Double

  /// Height of one row of policy names.
  static let labelStep = 14.0
  private static let headingHeight = 27.0
  private static let axisHeight = 52.0

  init(data: ChartData, panels: Int, top: Double) {
    let widest = data.series.map { TextFace.label.width(of: $0.policy) }.max() ?? 0
    labelWidth = max(min(widest, 190), TextFace.quiet.width(of: WidthAxis.title) - 32)
    let left = 62.0
    let right = ChartFrame.width - ChartFrame.margin - labelWidth - 40
    labelX = right + 40
    let height = max(180, Double(data.series.count) * 20)
    let firstTop = top + Self.headingHeight + 6
    plots = (0..<panels).map { panel in
      let minY = firstTop + Double(panel) * (height + 12 + Self.headingHeight)
      return Box(minX: left, minY: minY, maxX: right, maxY: minY + height)
    }
    let policies = Double(max(1, data.series.count))
    (columns, isSpread) = Self.columns(data.screens, policies: policies, plot: plots[0])
    let room = zip(columns.dropFirst(), columns).map { $0 - $1 }.min() ?? 60
    dodge = data.series.count > 1 ? min(6, room * 0.75 / policies) : 0
    markRadius = data.series.count > 1 ? min(3.6, max(2.2, dodge * 0.95)) : 3.6
  }

  /// The y coordinate below the axis of widths.
  var axisBottom: Double { (plots.last?.maxY ?? 0) + Self.axisHeight }

  /// The horizontal position of one policy's mark at one screen.
  func x(screen: Int, policy: Int, of count: Int) -> Double {
    columns[screen] + (Double(policy) - Double(count - 1) / 2) * dodge
  }

  /// Screens stand where their width says, as far as marks and tick labels leave room.
  ///
  /// Common phones differ by a few pt in width, tablets by hundreds: on a plain axis the marks
  /// of all phones would lie on each other. The positions used are the closest to the plain ones
  /// that keep the gap; each is labelled with its true width.
  private static func columns(
    _ screens: [ChartScreen], policies: Double, plot: Box
  ) -> (positions: [Double], isSpread: Bool) {
    let count = screens.count
    guard count > 1, let first = screens.first, let last = screens.last else {
      return (screens.map { _ in plot.center.x }, false)
    }
    let share = plot.width / Double(count) / 2
    let inset = min(share, max(14, policies * 3 + 6))
    let range = (plot.minX + inset)...(plot.maxX - inset)
    let plain = Scale(
      transform: .linear, domain: first.width...last.width, start: range.lowerBound,
      end: range.upperBound)
    let wanted = screens.map { plain.position(of: $0.width) }
    let most = (range.upperBound - range.lowerBound) / Double(count - 1)
    let gap = min(most, max(min(28, most), min(policies * 5 + 8, most * 0.92)))
    let positions = Spreading.positions(wanted, gap: gap, in: range)
    let isSpread = zip(wanted, positions).contains { abs($0 - $1) > 2 }
    return (positions, isSpread)
  }
}
