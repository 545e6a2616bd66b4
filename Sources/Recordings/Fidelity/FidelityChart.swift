import Charts
package import Drawing
import TrialStatistics

/// The people of each set in one picture: per quantity a panel, per set a row with the band in
/// which its people's medians lie, synthetic people first.
package struct FidelityChart {
  /// Series of the palette.
  static let (synthetic, recorded) = (0, 1)

  let comparison: FidelityComparison

  package init(_ comparison: FidelityComparison) { self.comparison = comparison }

  private static let columnGap = 24.0

  /// The panels: those of pops on the left, those of both kinds of scroll on the right.
  private var columns: [[FidelityPanel]] {
    let pops = [PersonQuantity.length, .duration, .releaseSpeed].map { panel("Pops", [.pops], $0) }
    let scrolls = [PersonQuantity.duration, .lean, .meanSpeed].map {
      panel("Scrolls", [.reading, .browsing], $0)
    }
    return [pops, scrolls].map { $0.filter { !$0.groups.isEmpty } }.filter { !$0.isEmpty }
  }

  private func panel(
    _ title: String, _ kinds: [SwipeKind], _ quantity: PersonQuantity
  ) -> FidelityPanel {
    let groups = kinds.compactMap { kind -> [FidelityPanel.Row]? in
      let sets = comparison.sets(of: kind).compactMap { set in
        set[quantity.key(kind)].map { (name: set.name, figure: $0) }
      }
      guard let own = comparison.synthetic.figures[quantity.key(kind)], !sets.isEmpty
      else { return nil }
      let people =
        switch kind {
        case .pops: "synthetic"
        case .reading: "synthetic, reading"
        case .browsing: "synthetic, quick"
        }
      return [FidelityPanel.Row(label: people, quantiles: own.quantiles, isSynthetic: true)]
        + sets.map { set in
          FidelityPanel.Row(
            label: "\(set.name) (\(set.figure.people))", quantiles: set.figure.quantiles,
            isSynthetic: false)
        }
    }
    return FidelityPanel(
      title: "\(title): \(quantity.title)", groups: groups, isLogarithm: quantity.isLogarithm)
  }

  package func scene(title heading: String) -> Scene {
    let columns = columns
    guard !columns.isEmpty else { return ChartFrame.empty(title: heading) }
    let start = ChartFrame.top(below: heading)
    var (nodes, cuts) = ([SceneNode](), [[Box]]())
    let width =
      (ChartFrame.width - 2 * ChartFrame.margin - Self.columnGap) / 2
    var bottom = start
    for (place, panels) in columns.enumerated() {
      var top = start + 6
      let left = ChartFrame.margin + Double(place) * (width + Self.columnGap)
      for panel in panels {
        nodes += panel.nodes(left: left, top: top, width: width)
        top += panel.height
      }
      bottom = max(bottom, top)
      let gap = Self.columnGap / 2
      cuts.append([Box(minX: left - gap, minY: start, maxX: left + width + gap, maxY: top)])
    }
    return ChartFrame.scene(
      title: heading, summary: summary, nodes: nodes, bottom: bottom + 2, remark: Self.note,
      cuts: cuts)
  }

  private static let note = """
    One row for each set, with the number of its people; each person counts with the median of \
    their swipes. Thin line: 90% of people; thick: the middle half; ring: the median person; \
    dashed line: the synthetic median. In each group the targets come from the first recorded set. \
    Scales are logarithmic, except for the lean.
    """

  private var summary: String {
    let misses = comparison.targets.count - comparison.met
    return "Bands of people's medians, synthetic and recorded; \(misses) targets are missed."
  }
}

/// One quantity of some sets.
struct FidelityPanel {
  /// One set of people.
  struct Row {
    let label: String
    /// The values below which 5, 25, 50, 75 and 95% of people lie.
    let quantiles: [Double]
    let isSynthetic: Bool
  }

  let title: String
  /// Rows that belong together, synthetic people first.
  let groups: [[Row]]
  /// Whether values are logarithms, whose numbers stand at the axis.
  let isLogarithm: Bool

  private static let (rowHeight, groupGap, head, foot) = (17.0, 7.0, 22.0, 30.0)
  private static let labelWidth = 128.0

  var height: Double { Self.head + bodyHeight + Self.foot }

  private var bodyHeight: Double {
    Double(groups.joined().count) * Self.rowHeight + Double(groups.count - 1) * Self.groupGap
  }

  private var domain: ClosedRange<Double> {
    let values = groups.joined().flatMap(\.quantiles)
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let room = max((high - low) * 0.04, 1e-6)
    return low - room...high + room
  }

  func nodes(left: Double, top: Double, width: Double) -> [SceneNode] {
    let plot = Box(
      minX: left + Self.labelWidth, minY: top + Self.head, maxX: left + width,
      maxY: top + Self.head + bodyHeight)
    let scale = Scale(transform: .linear, domain: domain, start: plot.minX, end: plot.maxX)
    var nodes = ChartFrame.heading(title, remark: "", at: Point(left, top + 14), width: width)
    nodes += axis(scale, plot)
    var y = plot.minY
    for group in groups {
      let bottom = y + Double(group.count) * Self.rowHeight
      if let median = group.first?.quantiles[2] {
        let x = scale.position(of: median)
        let guide = SceneNode.segments(
          [Segment(Point(x, y + Self.rowHeight / 2), Point(x, bottom))], style: "leader")
        nodes.append(.group(style: Theme.seriesClass(FidelityChart.synthetic), [guide]))
      }
      for row in group {
        nodes += self.row(row, at: y + Self.rowHeight / 2, left: left, scale)
        y += Self.rowHeight
      }
      y += Self.groupGap
    }
    return nodes
  }

  private func row(_ row: Row, at y: Double, left: Double, _ scale: Scale) -> [SceneNode] {
    let x = row.quantiles.map(scale.position)
    let series = row.isSynthetic ? FidelityChart.synthetic : FidelityChart.recorded
    let label = TextFace.label.shortened(row.label, to: Self.labelWidth - 8)
    let band = Box(minX: x[1], minY: y - 3, maxX: x[3], maxY: y + 3)
    return [
      .text(.centered(label, at: Point(left, y), face: .label)),
      .group(
        style: Theme.seriesClass(series),
        [
          .segments([Segment(Point(x[0], y), Point(x[4], y))], style: "bar"),
          .rectangle(band, style: "mark"),
          .marker(.circle, at: Point(x[2], y), radius: 3.6, isHollow: true),
        ]),
    ]
  }

  private func axis(_ scale: Scale, _ plot: Box) -> [SceneNode] {
    let ticks = ticks(scale)
    let lines = ticks.map { tick in
      Segment(Point(tick.x, plot.minY), Point(tick.x, plot.maxY + 4))
    }
    let labels = ticks.map { tick in
      SceneNode.text(
        SceneText(tick.text, at: Point(tick.x, plot.maxY + 15), anchor: .middle, face: .tick))
    }
    return [
      .segments(lines, style: "grid"), .segments([plot.row(at: plot.maxY)], style: "axis"),
    ] + labels
  }

  /// Round numbers of the axis with their places: of logarithms 1, 2 and 5 times powers of ten, or
  /// closer ones where those are too few.
  private func ticks(_ scale: Scale) -> [(x: Double, text: String)] {
    guard isLogarithm else {
      return scale.ticks(spacing: 36).map {
        (scale.position(of: $0), FixedDecimals.trimmed($0, decimals: 4))
      }
    }
    var found: [(x: Double, text: String)] = []
    for digits in [[1.0, 2, 5], [1.5, 3, 7], [1.2, 4, 2.5]] where found.count < 3 {
      for power in [1.0, 10, 100, 1000, 10_000] {
        for digit in digits {
          let value = PortableMath.logarithm(digit * power)
          guard domain.contains(value) else { continue }
          let x = scale.position(of: value)
          if found.allSatisfy({ abs($0.x - x) >= 32 }) {
            found.append((x, FixedDecimals.trimmed(digit * power)))
          }
        }
      }
    }
    return found.sorted { $0.x < $1.x }
  }
}
