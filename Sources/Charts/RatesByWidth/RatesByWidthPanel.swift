import Drawing

/// One metric over view width.
struct RatesByWidthPanel {
  let heading: String
  let remark: String
  let metric: KeyPath<ChartSeries, [ChartRate?]>
  let scale: Scale
  let plot: Box

  /// What a panel shows, with its heading.
  typealias Part = (heading: String, remark: String, metric: KeyPath<ChartSeries, [ChartRate?]>)

  static var success: Part { ("Success rate", "of wanted pops; higher is better", \.success) }
  static var falseTriggers: Part {
    ("False triggers", "content gestures of the worst kind; lower is better", \.falseTriggers)
  }

  init(_ part: Part, data: ChartData, plot: Box) {
    (heading, remark, metric, self.plot) = (part.heading, part.remark, part.metric, plot)
    scale = .rates(data.values(part.metric), start: plot.maxY, end: plot.minY)
  }

  func nodes(layout: RatesByWidthLayout, data: ChartData) -> [SceneNode] {
    let bands = KindBands(layout: layout, screens: data.screens)
    let heading = ChartFrame.heading(
      heading, remark: remark, at: Point(ChartFrame.margin, plot.minY - 12),
      width: ChartFrame.width - 2 * ChartFrame.margin)
    let tracks = data.series.map { track($0, layout: layout, data: data) }
    let density = layout.dodge < 4 && data.series.count > 1 ? "dense" : nil
    let lines = tracks.map { group($0, $0.lines) }
    let marks = tracks.map { track in
      group(track, track.marks(radius: layout.markRadius, screens: data.screens))
    }
    return heading + bands.tints(in: plot) + [axis, .group(style: density, lines)] + marks
      + names(tracks, layout)
  }

  /// Grid lines with percentages at the left.
  private var axis: SceneNode {
    let ticks = scale.ticks(spacing: 17)
    let grid = ticks.map { plot.row(at: scale.position(of: $0)) }
    return .group(
      [.segments(grid, style: "grid")] + scale.labels(ticks, beside: plot).map { .text($0) })
  }

  private func group(_ track: RateTrack, _ nodes: [SceneNode]) -> SceneNode {
    .group(style: Theme.seriesClass(track.series.index), policy: track.series.policy, nodes)
  }

  private func track(
    _ series: ChartSeries, layout: RatesByWidthLayout, data: ChartData
  ) -> RateTrack {
    let spots = series[keyPath: metric].enumerated().map { screen, rate in
      rate.map { rate in
        let x = layout.x(screen: screen, policy: series.index, of: data.series.count)
        return RateTrack.Spot(rate: rate, at: Point(x, scale.position(of: rate.rate)))
      }
    }
    return RateTrack(series: series, spots: spots, scale: scale)
  }

  /// The names of policies in the order of their lines' right ends, moved apart, each with a thin
  /// line to its end and a copy of its mark.
  private func names(_ tracks: [RateTrack], _ layout: RatesByWidthLayout) -> [SceneNode] {
    let ends = tracks.compactMap { track in track.last.map { (track.series, $0.at) } }
    let half = RatesByWidthLayout.labelStep / 2
    let rows = Spreading.positions(
      ends.map(\.1.y), gap: RatesByWidthLayout.labelStep,
      in: (plot.minY + half - 4)...(plot.maxY - half + 4))
    return zip(ends, rows).map { end, y in
      let (series, last) = end
      let key = Point(layout.labelX - 9, y)
      let path = [
        Point(last.x + layout.markRadius + 2, last.y), Point(layout.labelX - 24, y),
        Point(key.x - 5, y),
      ]
      let name = TextFace.label.shortened(series.policy, to: layout.labelWidth + 0.5)
      let sign = SceneNode.group(
        style: Theme.seriesClass(series.index),
        [.polyline(path, style: "leader"), .marker(series.marker, at: key, radius: 3.4)])
      let text = SceneText.centered(name, at: Point(layout.labelX, y), face: .label)
      return .group(policy: series.policy, [sign, .text(text)])
    }
  }
}

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
