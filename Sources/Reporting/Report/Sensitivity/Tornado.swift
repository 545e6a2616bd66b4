import Charts
import Documents
import Drawing
import Findings

/// How far each assumption moves the rates of the recommendations: a bar each, the longest above.
enum Tornado {
  /// One rate of one recommendation.
  struct Panel {
    let title: String
    let swings: [Swing]
    /// Which of the theme's colours the bars have.
    let series: Int
    /// The most or the least that the rate may be; nil where it has no limit.
    let limit: Double?
  }

  /// The bars that a panel has room for.
  static let most = 8
  private static let (rowHeight, head, foot, gap) = (19.0, 26.0, 30.0, 20.0)
  private static let labelWidth = 138.0

  /// Panels in rows: of each recommendation a column.
  static func scene(title: String, rows: [[Panel]], theme: Theme) -> Scene {
    let columns = Double(max(1, rows.map(\.count).max() ?? 1))
    let room = ChartFrame.width - 2 * ChartFrame.margin
    let width = (room - (columns - 1) * gap) / columns
    let start = ChartFrame.top(below: title) + 4
    var (nodes, top) = ([SceneNode](), start)
    for panels in rows {
      for (place, panel) in panels.enumerated() {
        let left = ChartFrame.margin + Double(place) * (width + gap)
        nodes += self.nodes(panel, left: left, top: top, width: width, theme)
      }
      let bars = panels.map { $0.swings.prefix(most).count }.max() ?? 0
      top += head + Double(bars) * rowHeight + foot
    }
    let cuts = (0..<Int(columns)).map { place in
      let left = ChartFrame.margin + Double(place) * (width + gap) - gap / 2
      return [Box(minX: left, minY: start, maxX: left + width + gap, maxY: top)]
    }
    return ChartFrame.scene(
      title: title,
      summary: rows.joined().map { panel in
        "\(panel.title): most with \(panel.swings.prefix(3).map(\.assumption).listed.plain)."
      }.joined(separator: " "),
      nodes: nodes, bottom: top, rules: [limitRule], cuts: columns > 1 ? cuts : [])
  }

  private static let limitRule =
    ".limit { fill: none; stroke: #d1453b; stroke-width: 1.2; stroke-dasharray: 7 3; }"

  private static func nodes(
    _ panel: Panel, left: Double, top: Double, width: Double, _ theme: Theme
  ) -> [SceneNode] {
    let swings = Array(panel.swings.prefix(most))
    let plot = Box(
      minX: left + labelWidth, minY: top + head, maxX: left + width - 6,
      maxY: top + head + Double(swings.count) * rowHeight)
    let scale = scale(panel, swings, plot)
    let heading = ChartFrame.heading(
      panel.title, remark: "", at: Point(left, top + 15), width: width)
    let usual = swings.first.map { [plot.column(at: scale.position(of: $0.usual.rate))] } ?? []
    let limit = panel.limit.map { [plot.column(at: scale.position(of: $0))] } ?? []
    let bars = swings.enumerated().flatMap { place, swing in
      bar(swing, at: plot.minY + (Double(place) + 0.5) * rowHeight, left, scale)
    }
    return heading + axis(scale, plot)
      + [.group(SceneGroup(style: theme.seriesClass(panel.series), nodes: bars))]
      + [.segments(usual, style: "axis"), .segments(limit, style: "limit")]
  }

  /// From the lowest to the highest, the limit in view, with room for the numbers at the ends.
  private static func scale(_ panel: Panel, _ swings: [Swing], _ plot: Box) -> Scale {
    let limit = panel.limit.map { [$0] } ?? []
    let low = (swings.map(\.low.rate) + limit).min() ?? 0
    let high = (swings.map(\.high.rate) + limit).max() ?? 1
    let room = max((high - low) * 0.2, 1e-4)
    return Scale(
      transform: .linear, domain: low - room...high + room, start: plot.minX, end: plot.maxX)
  }

  /// A bar between the name of the assumption and, at its ends, the values that give them.
  private static func bar(
    _ swing: Swing, at y: Double, _ left: Double, _ scale: Scale
  ) -> [SceneNode] {
    let (start, end) = (scale.position(of: swing.low.rate), scale.position(of: swing.high.rate))
    let name = TextFitting.shortened(
      swing.assumption, to: labelWidth - 8, size: TextFace.label.size)
    func value(_ point: Swing.Point, _ x: Double, _ anchor: SceneText.Anchor) -> [SceneNode] {
      guard let value = point.value else { return [] }
      let text = FixedDecimals.trimmed(value, decimals: 3)
      return [.text(.centered(text, at: Point(x, y), anchor: anchor, face: .tick))]
    }
    return [
      .text(.centered(name, at: Point(left, y), face: .label)),
      .rectangle(
        Box(minX: start, minY: y - 5, maxX: max(end, start + 1), maxY: y + 5), style: "mark"),
    ] + value(swing.low, start - 4, .end) + value(swing.high, end + 4, .start)
  }

  private static func axis(_ scale: Scale, _ plot: Box) -> [SceneNode] {
    let ticks = scale.ticks(spacing: 36).filter { $0 >= 0 && $0 <= 1 }
    let grid = ticks.map { plot.column(at: scale.position(of: $0)) }
    let texts = ticks.map { tick in
      SceneText(
        FixedDecimals.trimmed(100 * tick, decimals: 3) + "%",
        at: Point(scale.position(of: tick), plot.maxY + 14), anchor: .middle, face: .tick)
    }
    // A label at the end of the axis has no room beside it.
    let labels = texts.filter { $0.box.maxX <= plot.maxX + 6 }.map { SceneNode.text($0) }
    return [.segments(grid, style: "grid"), .segments([plot.row(at: plot.maxY)], style: "axis")]
      + labels
  }
}
