import Charts
import Drawing

/// Draws two figures of every system beside each other: marks in rows, names at the left.
enum SystemTradeOffScene {
  private static let rowHeight = 15.0
  private static let groupHeight = 21.0
  private static let gutter = 46.0

  static func scene(title: String, rows: [SystemTradeOffRow], theme: Theme) -> Scene {
    let rows = rows.filter { $0.success != nil || $0.blocked != nil }
    guard !rows.isEmpty else { return ChartFrame.empty(title: title) }
    let (titleNodes, titleBottom) = ChartFrame.title(title)
    let face = TextFace.label
    let nameWidth = min(
      190,
      rows.map {
        let group = TextMetrics.width(of: $0.group, size: TextFace.heading.size, bold: true)
        return max(TextMetrics.width(of: $0.name, size: face.size), group)
      }.max() ?? 0)
    let left = ChartFrame.margin + nameWidth + 12
    let width = (ChartFrame.width - ChartFrame.margin - 10 - left - gutter) / 2
    let top = titleBottom + 22
    let (places, groups, bottom) = places(rows, top: top)
    let plots = [left, left + width + gutter].map {
      Box(minX: $0, minY: top, maxX: $0 + width, maxY: bottom)
    }
    var nodes = titleNodes + names(rows, places, groups, nameWidth)
    let titles = ["Wanted pops that complete", "Strokes that the content loses"]
    let figures: [KeyPath<SystemTradeOffRow, SystemTradeOffRow.Figure?>] = [\.success, \.blocked]
    for (index, plot) in plots.enumerated() {
      let scale = Scale(
        transform: .linear, domain: 0...1, start: plot.minX, end: plot.maxX)
      nodes += axis(scale, plot, title: titles[index])
      let marks = zip(rows, places).compactMap { row, y in
        row[keyPath: figures[index]].map { mark($0, row.name, y, scale) }
      }
      nodes.append(.group(SceneGroup(style: theme.seriesClass(index), nodes: marks)))
    }
    let text = """
      Filled: mean over pages, each counting the same, with a 95\u{A0}% interval (at most so wide: \
      the same people swipe on all pages). Open: the worst page.
      """
    let (noteNodes, end) = ChartFrame.note(text, top: bottom + 26)
    return Scene(
      width: ChartFrame.width, height: end + 6, title: title,
      summary:
        "Means over pages and the worst page of each system, in two panels: completed pops and"
        + " blocked content. Systems: \(rows.map(\.name).joined(separator: ", ")).",
      nodes: nodes + noteNodes)
  }

  /// The middle of each row, the groups with the top of their names, and the end.
  private static func places(
    _ rows: [SystemTradeOffRow], top: Double
  ) -> (rows: [Double], groups: [(name: String, top: Double)], bottom: Double) {
    var y = top
    var (places, groups) = ([Double](), [(name: String, top: Double)]())
    for row in rows {
      if groups.last?.name != row.group {
        groups.append((row.group, y))
        y += groupHeight
      }
      places.append(y + rowHeight / 2)
      y += rowHeight
    }
    return (places, groups, y + 4)
  }

  private static func names(
    _ rows: [SystemTradeOffRow], _ places: [Double], _ groups: [(name: String, top: Double)],
    _ width: Double
  ) -> [SceneNode] {
    zip(rows, places).map { row, y in
      let name = TextFitting.shortened(row.name, to: width + 0.5, size: TextFace.label.size)
      let text = SceneText.centered(name, at: Point(ChartFrame.margin, y), face: .label)
      return SceneNode.text(text).about(row.name)
    }
      + groups.map { group in
        let face = TextFace.heading
        let name = TextFitting.shortened(group.name, to: width + 0.5, size: face.size, bold: true)
        return .text(SceneText(name, at: Point(ChartFrame.margin, group.top + 15), face: face))
      }
  }

  private static func axis(_ scale: Scale, _ plot: Box, title: String) -> [SceneNode] {
    let ticks = [0, 0.25, 0.5, 0.75, 1]
    let lines = ticks.map { plot.column(at: scale.position(of: $0)) }
    let labels = ticks.map { tick in
      SceneNode.text(
        SceneText(
          PercentText.tick(tick), at: Point(scale.position(of: tick), plot.maxY + 15),
          anchor: .middle, face: .tick))
    }
    let shown = TextFitting.shortened(
      title, to: plot.width, size: TextFace.heading.size, bold: true)
    return [
      .segments(lines, style: "grid"),
      .text(SceneText(shown, at: Point(plot.minX, plot.minY - 8), face: .heading)),
    ] + labels
  }

  private static func mark(
    _ figure: SystemTradeOffRow.Figure, _ name: String, _ y: Double, _ scale: Scale
  ) -> SceneNode {
    let mean = Point(scale.position(of: figure.mean.rate), y)
    let worst = Point(scale.position(of: figure.worst), y)
    let bar = RateBars.horizontal(figure.mean, at: mean, scale: scale)
    let tooltip =
      "\(name): mean \(figure.mean.description), worst page"
      + " \(PercentText.string(figure.worst, decimals: 2))"
    return .group(
      SceneGroup(
        title: tooltip, policy: name,
        nodes: [
          .segments([Segment(worst, mean)], style: "leader"),
          .marker(.ring, at: worst, radius: 3.2),
          .segments(bar.map { [$0] } ?? [], style: "bar"),
          .marker(.circle, at: mean, radius: 3.4),
        ]))
  }
}
