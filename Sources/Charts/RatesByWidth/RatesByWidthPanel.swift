import Drawing

/// One metric over view width.
struct RatesByWidthPanel {
  let heading: String
  let remark: String
  let metric: KeyPath<ChartData.Series, [ChartData.Rate?]>
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

  func nodes(layout: RatesByWidthLayout, data: ChartData, theme: Theme, row: Int) -> [SceneNode] {
    let bands = KindBands(layout: layout, screens: data.screens)
    var nodes = ChartFrame.heading(
      heading, remark: remark, at: Point(ChartFrame.margin, plot.minY - 12),
      width: ChartFrame.width - 2 * ChartFrame.margin)
    nodes += bands.tints(in: plot) + RateAxis(scale: scale, plot: plot).nodes
    let tracks = data.series.map { track($0, layout: layout, data: data) }
    let density = layout.dodge < 4 && data.series.count > 1 ? "dense" : nil
    let lines = tracks.map { track in
      group(track, track.lines, theme)
    }
    nodes.append(.group(SceneGroup(style: density, nodes: lines)))
    for track in tracks {
      let marks = track.marks(radius: layout.markRadius, screens: data.screens)
      nodes.append(group(track, marks, theme))
    }
    return nodes + EndLabels(tracks: tracks, layout: layout, plot: plot).nodes(theme: theme)
  }

  private func group(_ track: RateTrack, _ nodes: [SceneNode], _ theme: Theme) -> SceneNode {
    let style = theme.seriesClass(track.series.index)
    return .group(SceneGroup(style: style, policy: track.series.policy, nodes: nodes))
  }

  private func track(
    _ series: ChartData.Series, layout: RatesByWidthLayout, data: ChartData
  ) -> RateTrack {
    let spots = series[keyPath: metric].enumerated().map { screen, rate in
      rate.map { rate in
        let x = layout.x(screen: screen, policy: series.index, of: data.series.count)
        return RateTrack.Spot(rate: rate, at: Point(x, scale.position(of: rate.rate)))
      }
    }
    return RateTrack(series: series, spots: spots, scale: scale)
  }
}
