import Drawing

/// The policies on one screen.
struct TradeOffPanel {
  let screen: ChartScreen
  let points: [TradeOffPoint]
  let layout: TradeOffLayout
  let index: Int
  private let names: [Int: Name]
  /// The points whose names found no room.
  let unnamed: [Int]

  static let markRadius = 3.6

  /// Among more policies than can be named, those behind the front: small and grey, the same on a
  /// light and on a dark page.
  static let crowdRule = ".crowd { color: #7d8590; }"
  private static let crowdRadius = 2.4
  private let front: [Int]
  private let limit: LimitMarks
  private let isCrowded: Bool

  init(
    screen: ChartScreen, points: [TradeOffPoint], layout: TradeOffLayout, index: Int,
    isCrowded: Bool
  ) {
    (self.screen, self.points, self.layout, self.index) = (screen, points, layout, index)
    self.isCrowded = isCrowded
    front = TradeOffPoint.front(points)
    limit = LimitMarks(screen: screen, layout: layout, plot: layout.plots[index])
    (names, unnamed) = Self.names(of: isCrowded ? front : Array(points.indices), points, limit)
  }

  /// Whether the limit is drawn, and whether a recommended rule is.
  var marks: (line: Bool, ring: Bool) { (!limit.line.isEmpty, !limit.obstacles.isEmpty) }

  func nodes(theme: Theme) -> [SceneNode] {
    let plot = layout.plots[index]
    var nodes = ChartFrame.heading(
      screen.name, remark: screen.remark, at: Point(plot.minX, plot.minY - 11),
      width: plot.width)
    nodes += TradeOffAxes(layout: layout, index: index).nodes
    // A crowd stands where the hint would be; then the picture's note says it.
    if !isCrowded { nodes += BetterHint(plot: plot).nodes }
    nodes += limit.nodes
    let frontLine = Self.frontLine(points, layout: layout, plot: plot)
    nodes.append(.polyline(frontLine, style: "front"))
    // The front lies on top of the crowd.
    let order =
      isCrowded ? points.indices.filter { !front.contains($0) } + front : Array(points.indices)
    for position in order {
      let isBehind = isCrowded && !front.contains(position)
      nodes.append(
        isBehind
          ? crowdMark(points[position])
          : mark(points[position], leader: names[position]?.place.leader, theme: theme))
    }
    for (position, point) in points.enumerated() {
      guard let name = names[position] else { continue }
      nodes.append(text(name, of: point, face: front.contains(position) ? .label : .quiet))
    }
    return nodes
  }

  /// The name, aligned to the side that faces its mark, so that it stays close in any font.
  private func text(_ name: Name, of point: TradeOffPoint, face: TextFace) -> SceneNode {
    let (mark, box) = (spot(point), name.place.box)
    let (x, anchor): (Double, SceneText.Anchor) =
      if box.minX >= mark.x {
        (box.minX, .start)
      } else if box.maxX <= mark.x {
        (box.maxX, .end)
      } else {
        (box.center.x, .middle)
      }
    let text = SceneNode.text(
      .centered(name.text, at: Point(x, box.center.y), anchor: anchor, face: face))
    // What several share stays when one of them is highlighted.
    return name.isShared ? text : text.about(point.series.policy)
  }

  private func spot(_ point: TradeOffPoint) -> Point {
    Self.spot(point, layout: layout, plot: layout.plots[index])
  }

  private func mark(_ point: TradeOffPoint, leader: Segment?, theme: Theme) -> SceneNode {
    let center = spot(point)
    let bars = Self.bars(point, layout: layout, plot: layout.plots[index])
    return .group(
      SceneGroup(
        style: theme.seriesClass(point.series.index),
        title: tooltip(point),
        policy: point.series.policy,
        nodes: [
          .segments([leader].compactMap(\.self), style: "tie"), .segments(bars, style: "bar"),
          .marker(
            point.series.marker, at: center, radius: Self.markRadius,
            isHollow: point.broken != nil),
        ]))
  }

  private func crowdMark(_ point: TradeOffPoint) -> SceneNode {
    let mark = SceneNode.marker(
      .circle, at: spot(point), radius: Self.crowdRadius, isHollow: point.broken != nil)
    return .group(
      SceneGroup(
        style: "crowd", title: tooltip(point), policy: point.series.policy, nodes: [mark]))
  }

  private func tooltip(_ point: TradeOffPoint) -> String {
    """
    \(point.series.policy), \(screen.name): success \(point.success.description), \
    false triggers \(point.falseTriggers.description)\
    \(point.broken.map { "; breaks the limit on \($0)" } ?? "")
    """
  }
}
