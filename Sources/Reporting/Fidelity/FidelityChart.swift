import Charts
public import Drawing
public import Recordings

/// Draws the distributions of one direction's statistics, synthetic over recorded: small multiples
/// of the share of strokes at or below each value.
///
/// - Parameters:
///   - title: heading of the picture.
///   - curves: the statistics, one panel each, in order.
///   - distances: the Kolmogorov-Smirnov distance of each statistic, where it is known.
///   - theme: colours.
/// - Returns: SVG text, the same bytes for the same input.
public func fidelityChart(
  title: String, curves: [QuantileCurve], distances: [StrokeStatistic: Double],
  theme: Theme = .adaptive
) -> String {
  SVGWriter.write(FidelityChart(curves, distances, theme).scene(title: title), theme: theme)
}

/// The parts of that picture.
struct FidelityChart {
  /// Series of the palette: the synthetic line and the recorded marks.
  static let (synthetic, recorded) = (0, 1)

  private let curves: [QuantileCurve]
  private let distances: [StrokeStatistic: Double]
  private let theme: Theme

  private static let columns = 2
  private static let plotHeight = 108.0
  private static let rowHeight = 164.0
  private static let gutter = 42.0

  init(_ curves: [QuantileCurve], _ distances: [StrokeStatistic: Double], _ theme: Theme) {
    self.curves = curves
    self.distances = distances
    self.theme = theme
  }

  func scene(title heading: String) -> Scene {
    guard !curves.isEmpty else { return ChartFrame.empty(title: heading) }
    let (titleNodes, titleBottom) = ChartFrame.title(heading)
    var nodes = titleNodes + key(baseline: titleBottom + 12)
    let top = titleBottom + 20
    for (index, curve) in curves.enumerated() {
      let panel = FidelityPanel(
        curve: curve, distance: distances[curve.statistic], plot: plot(index, top: top))
      nodes += panel.nodes(theme: theme)
    }
    let rows = (curves.count + Self.columns - 1) / Self.columns
    let (noteNodes, bottom) = ChartFrame.note(
      Self.note, top: top + Double(rows) * Self.rowHeight + 4)
    nodes += noteNodes
    return Scene(
      width: ChartFrame.width, height: bottom + 6, title: heading, summary: summary, nodes: nodes)
  }

  private func plot(_ index: Int, top: Double) -> Box {
    let step = (ChartFrame.width - 2 * ChartFrame.margin + 20) / Double(Self.columns)
    let left = ChartFrame.margin + Double(index % Self.columns) * step + Self.gutter
    let y = top + Double(index / Self.columns) * Self.rowHeight + 30
    return Box(
      minX: left, minY: y, maxX: left + step - Self.gutter - 20, maxY: y + Self.plotHeight)
  }

  /// What line and marks stand for.
  private func key(baseline y: Double) -> [SceneNode] {
    let left = ChartFrame.margin
    let words = SceneText("synthetic", at: Point(left + 28, y), face: .label)
    let second = left + 28 + words.width + 22
    let line = SceneNode.polyline([Point(left, y - 4), Point(left + 22, y - 4)], style: "line")
    let mark = SceneNode.marker(.circle, at: Point(second, y - 4), radius: 3.4)
    return [
      .group(SceneGroup(style: theme.seriesClass(Self.synthetic), nodes: [line])), .text(words),
      .group(SceneGroup(style: theme.seriesClass(Self.recorded), nodes: [mark])),
      .text(
        SceneText("recorded, at 5, 25, 50, 75 and 95 %", at: Point(second + 10, y), face: .label)),
    ]
  }

  private static let note = """
    Each panel: share of strokes at or below a value. KS: largest vertical distance between the \
    two, at the marks alone where nothing else is known (0 is the same distribution). Axes end \
    near the 3\u{A0}% and 97\u{A0}% quantiles.
    """

  private var summary: String {
    let parts = curves.map { curve in
      let distance = distances[curve.statistic].map { FixedDecimals.string($0, decimals: 3) }
      return "\(curve.statistic.title): \(distance ?? "unknown")"
    }
    return "Distributions of synthetic and recorded strokes. KS distances: "
      + parts.joined(separator: "; ") + "."
  }
}
