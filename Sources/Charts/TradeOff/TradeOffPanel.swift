import Drawing

/// The policies on one screen.
struct TradeOffPanel {
  let screen: ChartScreen
  let points: [TradeOffPoint]
  private let plane: RatePlane
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
    screen: ChartScreen, points: [TradeOffPoint], plane: RatePlane, isCrowded: Bool
  ) {
    (self.screen, self.points, self.plane, self.isCrowded) = (screen, points, plane, isCrowded)
    front = TradeOffPoint.front(points)
    limit = LimitMarks(screen: screen, plane: plane)
    (names, unnamed) = Self.names(of: isCrowded ? front : Array(points.indices), points, limit)
  }

  /// Whether the limit is drawn, and whether a recommended rule is.
  var marks: (line: Bool, ring: Bool) { (!limit.line.isEmpty, !limit.obstacles.isEmpty) }

  var nodes: [SceneNode] {
    let plot = plane.plot
    var nodes = ChartFrame.heading(
      screen.name, remark: screen.remark, at: Point(plot.minX, plot.minY - 11),
      width: plot.width)
    nodes += TradeOffAxes(plane: plane).nodes
    // A crowd stands where the hint would be; then the picture's note says it.
    if !isCrowded { nodes += BetterHint(plot: plot).nodes }
    nodes += limit.nodes
    nodes.append(.polyline(Self.frontLine(points, in: plane), style: "front"))
    // The front lies on top of the crowd.
    let order =
      isCrowded ? points.indices.filter { !front.contains($0) } + front : Array(points.indices)
    nodes += order.map { position in
      isCrowded && !front.contains(position)
        ? crowdMark(points[position])
        : mark(points[position], leader: names[position]?.place.leader)
    }
    for (position, point) in points.enumerated() {
      guard let name = names[position] else { continue }
      nodes.append(text(name, of: point, face: front.contains(position) ? .label : .quiet))
    }
    return nodes
  }

  /// The name, aligned to the side that faces its mark, so that it stays close in any font.
  private func text(_ name: Name, of point: TradeOffPoint, face: TextFace) -> SceneNode {
    let (mark, box) = (plane.spot(point.rates), name.place.box)
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
    return name.isShared ? text : .group(policy: point.series.policy, [text])
  }

  private func mark(_ point: TradeOffPoint, leader: Segment?) -> SceneNode {
    .group(
      style: Theme.seriesClass(point.series.index), title: tooltip(point),
      policy: point.series.policy,
      [
        .segments([leader].compactMap(\.self), style: "tie"),
        .segments(plane.bars(point.rates), style: "bar"),
        .marker(
          point.series.marker, at: plane.spot(point.rates), radius: Self.markRadius,
          isHollow: point.broken != nil),
      ])
  }

  private func crowdMark(_ point: TradeOffPoint) -> SceneNode {
    let mark = SceneNode.marker(
      .circle, at: plane.spot(point.rates), radius: Self.crowdRadius,
      isHollow: point.broken != nil)
    return .group(style: "crowd", title: tooltip(point), policy: point.series.policy, [mark])
  }

  private func tooltip(_ point: TradeOffPoint) -> String {
    """
    \(point.series.policy), \(screen.name): success \(point.rates.success.description), \
    false triggers \(point.rates.falseTriggers.description)\
    \(point.broken.map { "; breaks the limit on \($0)" } ?? "")
    """
  }
}

/// A small arrow into the upper left corner of a plot, with the word "better".
struct BetterHint {
  let plot: Box

  private var text: SceneText {
    SceneText("better", at: Point(plot.minX + 18, plot.minY + 19), face: .quiet)
  }

  /// The area that nothing else should cover.
  var box: Box {
    Box(minX: plot.minX, minY: plot.minY, maxX: text.box.maxX + 2, maxY: text.box.maxY)
  }

  var nodes: [SceneNode] {
    let tip = Point(plot.minX + 6, plot.minY + 6)
    let shaft = Segment(Point(tip.x + 9, tip.y + 9), tip)
    let barbs = [Segment(Point(tip.x + 5, tip.y), tip), Segment(Point(tip.x, tip.y + 5), tip)]
    return [.segments([shaft] + barbs, style: "axis"), .text(text)]
  }
}
