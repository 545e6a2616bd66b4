import Drawing

/// Places of points, bars and names, known before anything is drawn.
extension TradeOffPanel {
  static func places(
    _ points: [TradeOffPoint], _ limit: LimitMarks
  ) -> [LabelPlacement.Place?] {
    let (layout, plot) = (limit.layout, limit.plot)
    let face = TextFace.label
    let items = points.map { point in
      LabelPlacement.Item(
        anchor: spot(point, layout: layout, plot: plot),
        radius: markRadius * MarkerShape.reach,
        width: TextMetrics.width(of: name(point), size: face.size),
        height: face.lineHeight)
    }
    let front = frontLine(points, layout: layout, plot: plot)
    let placement = LabelPlacement(
      area: plot.grown(by: -1), obstacles: [BetterHint(plot: plot).box] + limit.obstacles,
      lines: zip(front, front.dropFirst()).map { Segment($0, $1) } + limit.line
        + points.flatMap { bars($0, layout: layout, plot: plot) })
    return placement.places(for: items)
  }

  /// The border of what is reachable: with fewer false triggers than the next policy of the front
  /// has, one falls back to the success of the one before, hence steps, not slopes.
  static func frontLine(
    _ points: [TradeOffPoint], layout: TradeOffLayout, plot: Box
  ) -> [Point] {
    var line: [Point] = []
    for position in TradeOffPoint.front(points) {
      let place = spot(points[position], layout: layout, plot: plot)
      if let last = line.last { line.append(Point(place.x, last.y)) }
      line.append(place)
    }
    return line
  }

  static func name(_ point: TradeOffPoint) -> String {
    let limit = point.broken.map { " (\($0))" } ?? ""
    return TextFitting.shortened(point.series.policy, to: 150, size: TextFace.label.size) + limit
  }

  static func spot(_ point: TradeOffPoint, layout: TradeOffLayout, plot: Box) -> Point {
    Point(
      layout.falseTriggers(in: plot).position(of: point.falseTriggers.rate),
      layout.successes(in: plot).position(of: point.success.rate))
  }

  static func bars(
    _ point: TradeOffPoint, layout: TradeOffLayout, plot: Box
  ) -> [Segment] {
    let center = spot(point, layout: layout, plot: plot)
    return [
      RateBars.vertical(point.success, at: center, scale: layout.successes(in: plot)),
      RateBars.horizontal(point.falseTriggers, at: center, scale: layout.falseTriggers(in: plot)),
    ].compactMap { $0 }
  }
}
