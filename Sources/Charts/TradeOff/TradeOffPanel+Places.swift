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
