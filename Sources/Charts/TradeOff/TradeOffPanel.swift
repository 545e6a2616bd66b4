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

  init(screen: ChartScreen, points: [TradeOffPoint], plane: RatePlane, isCrowded: Bool) {
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
      screen.name, remark: screen.remark, at: Point(plot.minX, plot.minY - 11), width: plot.width)
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
      .circle, at: plane.spot(point.rates), radius: Self.crowdRadius, isHollow: point.broken != nil)
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

/// Places of points and names, known before anything is drawn.
extension TradeOffPanel {
  /// The name of one point, or of several at one place, and where it stands.
  struct Name {
    let text: String
    let place: LabelPlacement.Place
    let isShared: Bool
  }

  /// More names than these do not share a line.
  private static let mostShared = 3

  /// Names of points by the place of the first that bears them, and the points without.
  static func names(
    of wanted: [Int], _ points: [TradeOffPoint], _ limit: LimitMarks
  ) -> (names: [Int: Name], unnamed: [Int]) {
    let plane = limit.plane
    let spots = points.map { plane.spot($0.rates) }
    let groups = wanted.reduce(into: [[Int]]()) { groups, index in
      let place = groups.firstIndex { group in
        group.count < mostShared && spots[group[0]].distance(to: spots[index]) < 0.5
          && points[group[0]].broken == points[index].broken
      }
      if let place { groups[place].append(index) } else { groups.append([index]) }
    }
    let texts = groups.map { name($0.map { points[$0] }) }
    let items = zip(groups, texts).map { group, text in
      LabelPlacement.Item(
        anchor: spots[group[0]], radius: markRadius * MarkerShape.reach,
        width: TextFace.label.width(of: text), height: TextFace.label.lineHeight)
    }
    let own = wanted.map { points[$0] }
    let front = frontLine(own, in: plane)
    let placement = LabelPlacement(
      area: plane.plot.grown(by: -1),
      obstacles: [BetterHint(plot: plane.plot).box] + limit.obstacles,
      lines: zip(front, front.dropFirst()).map { Segment($0, $1) } + limit.line
        + own.flatMap { plane.bars($0.rates) })
    var (names, unnamed) = ([Int: Name](), [Int]())
    for (place, (group, text)) in zip(placement.places(for: items), zip(groups, texts)) {
      if let place {
        names[group[0]] = Name(text: text, place: place, isShared: group.count > 1)
      } else {
        unnamed += group
      }
    }
    return (names, unnamed)
  }

  /// The border of what is reachable: with fewer false triggers than the next policy of the front
  /// has, one falls back to the success of the one before, hence steps, not slopes.
  static func frontLine(_ points: [TradeOffPoint], in plane: RatePlane) -> [Point] {
    var line: [Point] = []
    for position in TradeOffPoint.front(points) {
      let place = plane.spot(points[position].rates)
      if let last = line.last { line.append(Point(place.x, last.y)) }
      line.append(place)
    }
    return line
  }

  private static func name(_ points: [TradeOffPoint]) -> String {
    let limit = points[0].broken.map { " (\($0))" } ?? ""
    return points.map { TextFace.label.shortened($0.series.policy, to: 150) }
      .joined(separator: " = ") + limit
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
