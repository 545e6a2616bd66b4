import Drawing

/// One policy's line through a panel.
struct RateTrack {
  /// One estimate and where it stands.
  struct Spot: Equatable {
    let rate: ChartRate
    let at: Point
  }

  let series: ChartSeries
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
      spot.flatMap { spot in
        spot.rate.ends(on: scale).map { Segment(Point(spot.at.x, $0), Point(spot.at.x, $1)) }
      }
    }
    var nodes: [SceneNode] = [.segments(bars, style: "bar")]
    for (spot, screen) in zip(spots, screens) {
      guard let spot else { continue }
      let width = FixedDecimals.trimmed(screen.width, decimals: 1)
      let tooltip = "\(series.policy), \(screen.name), \(width) pt: \(spot.rate.description)"
      let mark = SceneNode.marker(series.marker, at: spot.at, radius: radius)
      nodes.append(.group(title: tooltip, policy: series.policy, [mark]))
    }
    return nodes
  }

  /// The last estimate of the line.
  var last: Spot? { spots.last { $0 != nil } ?? nil }
}
