import Drawing

/// One metric of every ranked policy.
struct RankingPanel {
  let heading: String
  let remark: String
  let metric: KeyPath<ChartData.Series, [ChartData.Rate?]>
  let scale: Scale
  let plot: Box

  /// Successes at the left, accidents at the right.
  static func both(data: ChartData, layout: RankingLayout) -> [RankingPanel] {
    func panel(
      _ plot: Box, _ heading: String, _ remark: String,
      _ metric: KeyPath<ChartData.Series, [ChartData.Rate?]>
    ) -> RankingPanel {
      let scale = Scale.rates(data.values(metric), start: plot.minX, end: plot.maxX)
      return RankingPanel(
        heading: heading, remark: remark, metric: metric, scale: scale, plot: plot)
    }
    return [
      panel(layout.plots[0], "Success rate", "higher is better", \.success),
      panel(layout.plots[1], "Accidents", "lower is better", \.accidents),
    ]
  }

  func nodes(
    _ series: [ChartData.Series], _ screens: [ChartScreen], _ marks: RankingMarks,
    _ layout: RankingLayout, _ theme: Theme
  ) -> [SceneNode] {
    let drawn = screens.indices.map { screen in
      let nodes = series.enumerated().flatMap { row, item in
        mark(item, row, screen, screens[screen].name, marks, layout)
      }
      return SceneNode.group(SceneGroup(style: theme.seriesClass(screen), nodes: nodes))
    }
    let head = ChartFrame.heading(
      heading, remark: remark, at: Point(plot.minX, plot.minY - 26), width: plot.width)
    return head + axis + drawn
  }

  /// Grid lines with percentages above and below: the panel is taller than a window.
  private var axis: [SceneNode] {
    let ticks = scale.ticks(spacing: 26)
    let lines = ticks.map { plot.column(at: scale.position(of: $0)) }
    let texts = ticks.map { tick in
      SceneText(
        PercentText.tick(tick), at: Point(scale.position(of: tick), plot.minY - 7),
        anchor: .middle, face: .tick)
    }
    // The ends first: they say where the axis begins.
    let kept = LabelThinning.kept(
      centers: texts.map(\.at.x), extents: texts.map(\.width), gap: 6,
      firstChoice: texts.isEmpty ? [] : [0, texts.count - 1])
    let labels = kept.flatMap { place -> [SceneNode] in
      var below = texts[place]
      below.at.y = plot.maxY + 15
      return [.text(texts[place]), .text(below)]
    }
    return [.segments(lines, style: "grid")] + labels
  }

  private func mark(
    _ series: ChartData.Series, _ row: Int, _ screen: Int, _ name: String, _ marks: RankingMarks,
    _ layout: RankingLayout
  ) -> [SceneNode] {
    guard let rate = series[keyPath: metric][screen] else { return [] }
    let center = Point(scale.position(of: rate.rate), layout.y(row: row, screen: screen))
    let bar = RateBars.horizontal(rate, at: center, scale: scale).flatMap { bar in
      let reach = max(center.x - bar.start.x, bar.end.x - center.x)
      return reach > RankingMarks.radius ? bar : nil
    }
    return [
      .group(
        SceneGroup(
          title: "\(series.policy), \(name): \(rate.description)", policy: series.policy,
          nodes: (bar.map { [.segments([$0], style: "bar")] } ?? []) + [
            .marker(marks.shapes[screen], at: center, radius: RankingMarks.radius)
          ]))
    ]
  }
}
