package import Drawing

/// One policy's line through a panel.
struct RateTrack {
  /// One estimate and where it stands.
  struct Spot {
    var rate: ChartData.Rate
    var at: Point
  }

  let series: ChartData.Series
  /// One entry per screen; nil where the result is missing.
  let spots: [Spot?]
  let scale: Scale

  /// The line, broken where a result is missing.
  ///
  /// Between two widths nothing is known: dots tell which marks belong together, and no more.
  var lines: [SceneNode] {
    let style = spots.count > 2 ? "line" : "leader"
    return spots.split(separator: nil).map { run in
      SceneNode.polyline(run.compactMap { $0?.at }, style: style)
    }
  }

  /// Error bars, then marks with tooltips.
  func marks(radius: Double, screens: [ChartScreen]) -> [SceneNode] {
    let bars = spots.compactMap { spot in
      spot.flatMap { RateBars.vertical($0.rate, at: $0.at, scale: scale) }
    }
    var nodes: [SceneNode] = [.segments(bars, style: "bar")]
    for (spot, screen) in zip(spots, screens) {
      guard let spot else { continue }
      let width = FixedDecimals.trimmed(screen.width, decimals: 1)
      let tooltip = "\(series.policy), \(screen.name), \(width) pt: \(spot.rate.description)"
      let mark = SceneNode.marker(series.marker, at: spot.at, radius: radius)
      nodes.append(.group(SceneGroup(title: tooltip, policy: series.policy, nodes: [mark])))
    }
    return nodes
  }

  /// The last estimate of the line.
  var last: Spot? { spots.last { $0 != nil } ?? nil }
}

extension RateTrack.Spot: Equatable {}

/// Error bars as lines.
package enum RateBars {
  package static func vertical(_ rate: ChartData.Rate, at point: Point, scale: Scale) -> Segment? {
    rate.interval.map { interval in
      Segment(
        Point(point.x, scale.position(of: interval.lowerBound)),
        Point(point.x, scale.position(of: interval.upperBound)))
    }
  }

  package static func horizontal(_ rate: ChartData.Rate, at point: Point, scale: Scale) -> Segment?
  {
    rate.interval.map { interval in
      Segment(
        Point(scale.position(of: interval.lowerBound), point.y),
        Point(scale.position(of: interval.upperBound), point.y))
    }
  }
}
