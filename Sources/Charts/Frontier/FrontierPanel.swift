import Drawing

/// The families and the named policies on one screen.
struct FrontierPanel {
  let screen: ChartScreen
  let curves: [FrontierCurve]
  let policies: [TradeOffPoint]
  let layout: TradeOffLayout
  let index: Int
  let isCrowded: Bool
  /// The most corners of a curve.
  let corners: Int

  /// Bands let what lies below shine through.
  static let rules = [
    ".envelope { fill: currentColor; fill-opacity: 0.25; stroke: none; }",
    ".hanger { fill: none; stroke: currentColor; stroke-width: 0.8; }",
  ]
  static let markRadius = 3.2
  private static let crowdRadius = 2.2

  var plot: Box { layout.plots[index] }

  func nodes(theme: Theme) -> [SceneNode] {
    let width = FixedDecimals.trimmed(screen.width, decimals: 1)
    let kind = screen.kind.isEmpty ? "" : " · \(screen.kind)"
    let paths = curves.map { FrontierPath($0, layout: layout, plot: plot, corners: corners) }
    var nodes = ChartFrame.heading(
      screen.name, remark: "\(width) pt\(kind)", at: Point(plot.minX, plot.minY - 11),
      width: plot.width)
    nodes += TradeOffAxes(layout: layout, index: index).nodes
    let limit = LimitMarks(screen: screen, layout: layout, plot: plot)
    // Curves that run through the corner leave no room for the hint; then the caption says it.
    let hint = BetterHint(plot: plot)
    let isFree = !paths.contains { $0.segments.contains { $0.crosses(hint.box) } }
    if isFree { nodes += hint.nodes }
    nodes += zip(curves, paths).map { curve, path in
      group(curve, [.polygon(path.band, style: "envelope")], theme)
    }
    nodes += zip(curves, paths).map { curve, path in
      group(
        curve,
        [
          .polyline(path.line, style: curve.family.lineStyle),
          .segments(path.endBars, style: "bar"),
        ], theme, tooltip: tooltip(curve))
    }
    let labels = FrontierLabels(
      curves, paths: paths, plot: plot,
      obstacles: (isFree ? [hint.box] : []) + marks(policies) + limit.obstacles)
    return nodes + limit.nodes + labels.nodes(theme: theme)
      + policies.map { mark($0, theme: theme) }
  }

  private func group(
    _ curve: FrontierCurve, _ nodes: [SceneNode], _ theme: Theme, tooltip: String? = nil
  ) -> SceneNode {
    .group(
      SceneGroup(
        style: theme.seriesClass(curve.family.index), title: tooltip,
        policy: curve.family.policy, nodes: nodes))
  }

  private func spot(_ point: TradeOffPoint) -> Point {
    TradeOffPanel.spot(point, layout: layout, plot: plot)
  }

  private func marks(_ points: [TradeOffPoint]) -> [Box] {
    let size = 2 * Self.markRadius * MarkerShape.reach
    return points.map { Box(center: spot($0), width: size, height: size) }
  }

  private func mark(_ point: TradeOffPoint, theme: Theme) -> SceneNode {
    let mark = SceneNode.marker(
      isCrowded ? .circle : point.series.marker, at: spot(point),
      radius: isCrowded ? Self.crowdRadius : Self.markRadius)
    let tooltip = """
      \(point.series.policy), \(screen.name): success \(point.success.description), \
      accidents \(point.accidents.description)
      """
    return .group(
      SceneGroup(
        style: isCrowded ? "crowd" : theme.seriesClass(point.series.index), title: tooltip,
        policy: point.series.policy, nodes: [mark]))
  }

  private func tooltip(_ curve: FrontierCurve) -> String {
    guard let first = curve.points.first, let last = curve.points.last else { return "" }
    return """
      \(curve.family.name), \(screen.name): success \(first.success.description) at accidents \
      \(first.accidents.description), up to \(last.success.description) at \
      \(last.accidents.description); the best of \(curve.settings) settings
      """
  }
}
