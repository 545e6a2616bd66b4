import Drawing

/// One metric over view width.
struct RatesByWidthPanel {
  let heading: String
  let remark: String
  let metric: KeyPath<ChartSeries, [ChartRate?]>
  let scale: Scale
  let plot: Box

  /// The panel of successes above the panel of false triggers.
  static func both(data: ChartData, layout: RatesByWidthLayout) -> [RatesByWidthPanel] {
    let (upper, lower) = (layout.plots[0], layout.plots[1])
    let successes = Scale.rates(data.values(\.success), start: upper.maxY, end: upper.minY)
    let triggers = Scale.rates(data.values(\.falseTriggers), start: lower.maxY, end: lower.minY)
    return [
      RatesByWidthPanel(
        heading: "Success rate", remark: "of wanted pops; higher is better",
        metric: \.success, scale: successes, plot: upper),
      RatesByWidthPanel(
        heading: "False triggers", remark: "content gestures of the worst kind; lower is better",
        metric: \.falseTriggers, scale: triggers, plot: lower),
    ]
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
    .group(
      style: Theme.seriesClass(track.series.index), policy: track.series.policy, nodes)
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
