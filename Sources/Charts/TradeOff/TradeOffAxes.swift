import Drawing

/// Grid, tick labels and titles of one panel.
struct TradeOffAxes {
  let plane: RatePlane

  private var plot: Box { plane.plot }

  var nodes: [SceneNode] {
    let xTicks = plane.across.ticks(spacing: 40)
    let yTicks = plane.upward.ticks(spacing: 17)
    let rows = yTicks.map { plot.row(at: plane.upward.position(of: $0)) }
    let columns = xTicks.map { plot.column(at: plane.across.position(of: $0)) }
    let title = "Success rate"
    let half = TextFace.quiet.width(of: title) / 2
    let foot = Point(plot.minX - TradeOffLayout.left + 8, plot.center.y + half)
    return [
      .segments(rows + columns, style: "grid"), .segments([plot.row(at: plot.maxY)], style: "axis"),
    ] + plane.upward.labels(yTicks, beside: plot).map { .text($0) }
      + [.text(.upward(title, from: foot, face: .quiet))] + columnLabels(xTicks)
  }

  private func columnLabels(_ ticks: [Double]) -> [SceneNode] {
    let texts = plane.across.labels(ticks, below: plot, drop: 16).map { text in
      var text = text
      // The last label must not run over the picture's edge or into the next panel.
      text.at.x = min(text.at.x, plot.maxX - text.width / 2 + 2)
      return text
    }
    let title = SceneText(
      "False triggers, worst kind", at: Point(plot.center.x, plot.maxY + 33), anchor: .middle,
      face: .quiet)
    // The first and the last ones tell the range.
    let order = Array(texts.indices.prefix(1)) + texts.indices.reversed()
    return texts.thinned(gap: 6, firstChoice: order)
      + [.text(title)]
  }
}
