package import Drawing

/// How far each assumption moves some rates: a bar each, the longest above.
package enum Tornado {
  /// An end of a bar: a rate, and what is assumed there; nil for what is assumed usually.
  package typealias End = (rate: Double, label: String?)

  /// An assumption and what it does to a rate.
  package typealias Bar = (name: String, low: End, high: End)

  /// One rate.
  package struct Panel: Sendable {
    let title: String
    /// The longest first.
    let bars: [Bar]
    /// The rate under the usual assumptions.
    let usual: Double?
    /// Which series' colour the bars have.
    let series: Int
    /// The most or the least that the rate may be; nil where it has no limit.
    let limit: Double?

    package init(title: String, bars: [Bar], usual: Double?, series: Int, limit: Double?) {
      (self.title, self.usual, self.series, self.limit) = (title, usual, series, limit)
      self.bars = Array(bars.prefix(most))
    }
  }

  /// The bars that a panel has room for.
  package static let most = 8
  private static let (rowHeight, foot, gap) = (19.0, 30.0, 20.0)

  /// Panels in rows, one below the other on a narrow page.
  package static func scene(title: String, rows: [[Panel]]) -> Scene {
    let columns = Double(max(1, rows.map(\.count).max() ?? 1))
    let room = ChartFrame.width - 2 * ChartFrame.margin
    let width = (room - (columns - 1) * gap) / columns
    let lines = rows.joined().map { ChartFrame.headingRows($0.title, remark: "", width: width) }
    let head = 26 + Double((lines.max() ?? 1) - 1) * ChartFrame.headingStep
    var (nodes, cuts, top) = ([SceneNode](), [[Box]](), ChartFrame.top(below: title) + 4)
    for row in rows {
      let panels = row.enumerated().map { place, panel in
        let left = ChartFrame.margin + Double(place) * (width + gap)
        return TornadoPanel(panel, left: left, top: top + head, width: width, rowHeight)
      }
      let bottom = (panels.map(\.plot.maxY).max() ?? top) + foot
      nodes += panels.flatMap(\.nodes)
      cuts += panels.map { panel in
        let left = panel.left - gap / 2
        return [Box(minX: left, minY: top, maxX: left + width + gap, maxY: panel.plot.maxY + foot)]
      }
      top = bottom
    }
    return ChartFrame.scene(
      title: title,
      summary: rows.joined().map { panel in
        let names = panel.bars.prefix(3).map(\.name).joined(separator: ", ")
        return "\(panel.title): most with \(names)."
      }.joined(separator: " "),
      nodes: nodes, bottom: top, remark: ChartFrame.axisNote, rules: [LimitMarks.lineRule],
      cuts: columns > 1 ? cuts : [])
  }
}

/// One panel and where it stands.
struct TornadoPanel {
  let panel: Tornado.Panel
  let left, width: Double
  let plot: Box
  /// The bars that can be seen.
  let bars: [Tornado.Bar]
  private let scale: Scale
  private let rowHeight: Double

  private static let labelWidth = 138.0
  /// A bar shorter than this is left out.
  private static let leastLength = 1.0

  init(_ panel: Tornado.Panel, left: Double, top: Double, width: Double, _ rowHeight: Double) {
    (self.panel, self.left, self.width, self.rowHeight) = (panel, left, width, rowHeight)
    var plot = Box(minX: left + Self.labelWidth, minY: top, maxX: left + width - 6, maxY: top)
    // From the lowest to the highest, the limit in view, with room for the numbers at the ends.
    let others = [panel.limit, panel.usual].compactMap(\.self)
    let low = (panel.bars.map(\.low.rate) + others).min() ?? 0
    let high = max((panel.bars.map(\.high.rate) + others).max() ?? 1, low)
    func room(_ ends: [Tornado.End]) -> Double {
      max(ends.compactMap(\.label).map(TextFace.tick.width).max() ?? 0, 10) + 8
    }
    let scale = Scale(
      transform: .foldedRoot, domain: low...high, start: plot.minX + room(panel.bars.map(\.low)),
      end: plot.maxX - room(panel.bars.map(\.high)))
    bars = panel.bars.filter {
      scale.position(of: $0.high.rate) - scale.position(of: $0.low.rate) >= Self.leastLength
    }
    plot.maxY += Double(bars.count) * rowHeight
    (self.plot, self.scale) = (plot, scale)
  }

  var nodes: [SceneNode] {
    let heading = ChartFrame.heading(
      panel.title, remark: "", at: Point(left, plot.minY - 11), width: width)
    let rows = bars.enumerated().map { place, bar in
      (bar: bar, y: plot.minY + (Double(place) + 0.5) * rowHeight)
    }
    let names = rows.map { SceneNode.text(name($0.bar, at: $0.y)) }
    let boxes = rows.map { box($0.bar, at: $0.y) }
    let numbers = rows.flatMap { ends($0.bar, at: $0.y) }
    func line(_ rate: Double?, _ style: String) -> SceneNode {
      let x = rate.map { scale.position(of: $0) }
      return .segments(x.map { Self.line(at: $0, in: plot, around: numbers) } ?? [], style: style)
    }
    return heading + axis + names
      + [
        .group(style: Theme.seriesClass(panel.series), boxes), line(panel.usual, "axis"),
        line(panel.limit, "limit"),
      ] + numbers.map { .text($0) }
  }

  /// A line down the plot, with gaps where it would strike numbers through.
  private static func line(at x: Double, in plot: Box, around texts: [SceneText]) -> [Segment] {
    var (parts, top) = ([Segment](), plot.minY)
    for box in texts.map({ $0.box.grown(by: 1) }) where box.minX < x && x < box.maxX {
      if box.minY > top { parts.append(Segment(Point(x, top), Point(x, box.minY))) }
      top = max(top, box.maxY)
    }
    return parts + (top < plot.maxY ? [Segment(Point(x, top), Point(x, plot.maxY))] : [])
  }

  private func name(_ bar: Tornado.Bar, at y: Double) -> SceneText {
    .centered(
      TextFace.label.shortened(bar.name, to: Self.labelWidth - 8), at: Point(left, y), face: .label)
  }

  private func box(_ bar: Tornado.Bar, at y: Double) -> SceneNode {
    let (start, end) = (scale.position(of: bar.low.rate), scale.position(of: bar.high.rate))
    return .rectangle(Box(minX: start, minY: y - 5, maxX: end, maxY: y + 5), style: "mark")
  }

  /// What is assumed at the ends of a bar.
  private func ends(_ bar: Tornado.Bar, at y: Double) -> [SceneText] {
    [(bar.low, -4.0, SceneText.Anchor.end), (bar.high, 4.0, .start)].compactMap {
      end, off, anchor in
      end.label.map {
        .centered($0, at: Point(scale.position(of: end.rate) + off, y), anchor: anchor, face: .tick)
      }
    }
  }

  private var axis: [SceneNode] {
    let ticks = scale.ticks(spacing: 36)
    let grid = ticks.map { plot.column(at: scale.position(of: $0)) }
    return [.segments(grid, style: "grid"), .segments([plot.row(at: plot.maxY)], style: "axis")]
      + scale.labels(ticks, below: plot, drop: 14).thinned(gap: 4)
  }
}
