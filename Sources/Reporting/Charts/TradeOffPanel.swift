/// The policies on one screen.
struct TradeOffPanel {
  let screen: ChartScreen
  let points: [TradeOffPoint]
  let layout: TradeOffLayout
  let index: Int
  let places: [LabelPlacement.Place?]

  static let markRadius = 3.6

  init(screen: ChartScreen, points: [TradeOffPoint], layout: TradeOffLayout, index: Int) {
    self.screen = screen
    self.points = points
    self.layout = layout
    self.index = index
    places = Self.places(points, layout: layout, plot: layout.plots[index])
  }

  /// The policies whose names found no room.
  var unnamed: Set<Int> {
    Set(zip(points, places).filter { $0.1 == nil }.map(\.0.series.index))
  }

  func nodes(theme: Theme) -> [SceneNode] {
    let plot = layout.plots[index]
    let width = FixedDecimals.trimmed(screen.width, decimals: 1)
    let kind = screen.kind.isEmpty ? "" : " · \(screen.kind)"
    var nodes = ChartFrame.heading(
      screen.name, remark: "\(width) pt\(kind)", at: Point(plot.minX, plot.minY - 11),
      width: plot.width)
    nodes += TradeOffAxes(layout: layout, index: index).nodes
    nodes += BetterHint(plot: plot).nodes
    let front = TradeOffPoint.front(points)
    let frontLine = Self.frontLine(points, layout: layout, plot: plot)
    nodes.append(.polyline(frontLine, style: "front"))
    for (position, point) in points.enumerated() {
      nodes.append(mark(point, place: places[position], theme: theme))
    }
    for (position, point) in points.enumerated() {
      guard let box = places[position]?.box else { continue }
      let face: TextFace = front.contains(position) ? .label : .quiet
      nodes.append(name(point, in: box, face: face))
    }
    return nodes
  }

  /// The name, aligned to the side that faces its mark, so that it stays close in any font.
  private func name(_ point: TradeOffPoint, in box: Box, face: TextFace) -> SceneNode {
    let mark = spot(point)
    let (x, anchor): (Double, SceneText.Anchor) =
      if box.minX >= mark.x {
        (box.minX, .start)
      } else if box.maxX <= mark.x {
        (box.maxX, .end)
      } else {
        (box.center.x, .middle)
      }
    return .text(
      .centered(Self.name(point), at: Point(x, box.center.y), anchor: anchor, face: face))
  }

  private func spot(_ point: TradeOffPoint) -> Point {
    Self.spot(point, layout: layout, plot: layout.plots[index])
  }

  private func mark(
    _ point: TradeOffPoint, place: LabelPlacement.Place?, theme: Theme
  ) -> SceneNode {
    let center = spot(point)
    let tooltip = """
      \(point.series.policy), \(screen.name): success \(point.success.description), false \
      triggers \(point.falseTrigger.description)
      """
    let bars = Self.bars(point, layout: layout, plot: layout.plots[index])
    let leaders = place?.leader.map { [$0] } ?? []
    return .group(
      SceneGroup(
        style: theme.seriesClass(point.series.index), title: tooltip,
        nodes: [
          .segments(leaders, style: "leader"), .segments(bars, style: "bar"),
          .marker(point.series.marker, at: center, radius: Self.markRadius),
        ]))
  }
}
