import Drawing

/// The horizontal axis below both panels: true widths, classes of devices, a title.
struct WidthAxis {
  let layout: RatesByWidthLayout
  let screens: [ChartScreen]

  static let title = "View width (pt)"

  var nodes: [SceneNode] {
    guard let plot = layout.plots.last else { return [] }
    let face = TextFace.tick
    let y = plot.maxY
    let texts = zip(screens, layout.columns).map { screen, x in
      SceneText(
        FixedDecimals.trimmed(screen.width, decimals: 1), at: Point(x, y + 18),
        anchor: .middle, face: face)
    }
    let kept = LabelThinning.kept(
      centers: texts.map(\.at.x), extents: texts.map(\.width), gap: 5,
      firstChoice: texts.isEmpty ? [] : [0, texts.count - 1])
    let marks = layout.columns.map { Segment(Point($0, y), Point($0, y + 5)) }
    let title = SceneText(WidthAxis.title, at: Point(plot.maxX + 8, y + 18), face: .quiet)
    return [
      .segments([Segment(Point(plot.minX, y), Point(plot.maxX, y))] + marks, style: "axis")
    ] + kept.map { .text(texts[$0]) }
      + KindBands(layout: layout, screens: screens).names(baseline: y + 37) + [.text(title)]
  }
}
