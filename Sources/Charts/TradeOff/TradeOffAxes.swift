import Drawing

/// Grid, tick labels and titles of one panel.
struct TradeOffAxes {
  let layout: TradeOffLayout
  let index: Int

  private var plot: Box { layout.plots[index] }

  var nodes: [SceneNode] {
    let (across, upward) = (layout.falseTriggers(in: plot), layout.successes(in: plot))
    let xTicks = across.ticks(spacing: 40)
    let yTicks = upward.ticks(spacing: 17)
    let rows = yTicks.map { plot.row(at: upward.position(of: $0)) }
    let columns = xTicks.map { plot.column(at: across.position(of: $0)) }
    let base = plot.row(at: plot.maxY)
    var nodes: [SceneNode] = [
      .segments(rows + columns, style: "grid"), .segments([base], style: "axis"),
    ]
    nodes += rowLabels(yTicks, scale: upward) + columnLabels(xTicks, scale: across)
    return nodes
  }

  private func rowLabels(_ ticks: [Double], scale: Scale) -> [SceneNode] {
    let labels = ticks.map { tick in
      SceneNode.text(
        .centered(
          PercentText.tick(tick), at: Point(plot.minX - 7, scale.position(of: tick)),
          anchor: .end, face: .tick))
    }
    let title = "Success rate"
    let half = TextMetrics.width(of: title, size: TextFace.quiet.size) / 2
    let foot = Point(plot.minX - TradeOffLayout.left + 8, plot.center.y + half)
    return labels + [.text(.upward(title, from: foot, face: .quiet))]
  }

  private func columnLabels(_ ticks: [Double], scale: Scale) -> [SceneNode] {
    let texts = ticks.map { tick in
      var text = SceneText(
        PercentText.tick(tick), at: Point(scale.position(of: tick), plot.maxY + 16),
        anchor: .middle, face: .tick)
      // The last label must not run over the picture's edge or into the next panel.
      text.at.x = min(text.at.x, plot.maxX - text.width / 2 + 2)
      return text
    }
    let order = Array(texts.indices.reversed())
    let kept = LabelThinning.kept(
      centers: texts.map(\.at.x), extents: texts.map(\.width), gap: 6,
      firstChoice: texts.isEmpty ? [] : [0] + order)
    let title = SceneText(
      "False triggers, worst kind", at: Point(plot.center.x, plot.maxY + 33), anchor: .middle,
      face: .quiet)
    return kept.map { SceneNode.text(texts[$0]) } + [.text(title)]
  }
}
