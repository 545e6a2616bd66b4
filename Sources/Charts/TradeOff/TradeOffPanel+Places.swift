import Drawing

/// Places of points, bars and names, known before anything is drawn.
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
    let (layout, plot) = (limit.layout, limit.plot)
    let spots = points.map { spot($0, layout: layout, plot: plot) }
    let groups = wanted.reduce(into: [[Int]]()) { groups, index in
      let place = groups.firstIndex { group in
        group.count < mostShared && spots[group[0]].distance(to: spots[index]) < 0.5
          && points[group[0]].broken == points[index].broken
      }
      if let place { groups[place].append(index) } else { groups.append([index]) }
    }
    let face = TextFace.label
    let texts = groups.map { name($0.map { points[$0] }) }
    let items = zip(groups, texts).map { group, text in
      LabelPlacement.Item(
        anchor: spots[group[0]], radius: markRadius * MarkerShape.reach,
        width: TextMetrics.width(of: text, size: face.size), height: face.lineHeight)
    }
    let own = wanted.map { points[$0] }
    let front = frontLine(own, layout: layout, plot: plot)
    let placement = LabelPlacement(
      area: plot.grown(by: -1), obstacles: [BetterHint(plot: plot).box] + limit.obstacles,
      lines: zip(front, front.dropFirst()).map { Segment($0, $1) } + limit.line
        + own.flatMap { bars($0, layout: layout, plot: plot) })
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
  static func frontLine(_ points: [TradeOffPoint], layout: TradeOffLayout, plot: Box) -> [Point] {
    var line: [Point] = []
    for position in TradeOffPoint.front(points) {
      let place = spot(points[position], layout: layout, plot: plot)
      if let last = line.last { line.append(Point(place.x, last.y)) }
      line.append(place)
    }
    return line
  }

  private static func name(_ points: [TradeOffPoint]) -> String {
    let limit = points[0].broken.map { " (\($0))" } ?? ""
    return points.map {
      TextFitting.shortened($0.series.policy, to: 150, size: TextFace.label.size)
    }.joined(separator: " = ") + limit
  }

  static func spot(_ point: TradeOffPoint, layout: TradeOffLayout, plot: Box) -> Point {
    Point(
      layout.falseTriggers(in: plot).position(of: point.falseTriggers.rate),
      layout.successes(in: plot).position(of: point.success.rate))
  }

  static func bars(_ point: TradeOffPoint, layout: TradeOffLayout, plot: Box) -> [Segment] {
    let center = spot(point, layout: layout, plot: plot)
    return [
      RateBars.vertical(point.success, at: center, scale: layout.successes(in: plot)),
      RateBars.horizontal(point.falseTriggers, at: center, scale: layout.falseTriggers(in: plot)),
    ].compactMap { $0 }
  }
}
