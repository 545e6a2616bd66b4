import Drawing

/// The horizontal axis below both panels: true widths, classes of devices, a title.
struct WidthAxis {
  let layout: RatesByWidthLayout
  let screens: [ChartScreen]

  static let title = "View width (pt)"

  var nodes: [SceneNode] {
    guard let plot = layout.plots.last else { return [] }
    let y = plot.maxY
    let texts = zip(screens, layout.columns).map { screen, x in
      SceneText(
        FixedDecimals.trimmed(screen.width, decimals: 1), at: Point(x, y + 18), anchor: .middle,
        face: .tick)
    }
    let marks = layout.columns.map { Segment(Point($0, y), Point($0, y + 5)) }
    let title = SceneText(Self.title, at: Point(plot.maxX + 8, y + 18), face: .quiet)
    return [.segments([plot.row(at: y)] + marks, style: "axis")]
      + texts.thinned(gap: 5, firstChoice: texts.isEmpty ? [] : [0, texts.count - 1])
      + KindBands(layout: layout, screens: screens).names(baseline: y + 37) + [.text(title)]
  }
}

/// Neighbouring screens of the same class, set apart by a faint tint.
struct KindBands {
  private let bands: [(kind: String, minX: Double, maxX: Double)]

  /// Borders lie half-way between the last screen of one class and the first of the next.
  init(layout: RatesByWidthLayout, screens: [ChartScreen]) {
    let (plot, columns) = (layout.plots[0], layout.columns)
    let starts = screens.indices.filter { $0 == 0 || screens[$0 - 1].kind != screens[$0].kind }
    let borders = starts.map { $0 == 0 ? plot.minX : (columns[$0 - 1] + columns[$0]) / 2 }
    bands = zip(starts, zip(borders, borders.dropFirst() + [plot.maxX])).map { start, ends in
      (screens[start].kind, ends.0, ends.1)
    }
  }

  /// Every other band as a tinted rectangle.
  func tints(in plot: Box) -> [SceneNode] {
    bands.enumerated().filter { $0.offset % 2 == 1 }.map { _, band in
      let box = Box(minX: band.minX, minY: plot.minY, maxX: band.maxX, maxY: plot.maxY)
      return .rectangle(box, style: "band")
    }
  }

  /// The class names under the axis, where they fit.
  func names(baseline y: Double) -> [SceneNode] {
    bands.filter { !$0.kind.isEmpty }.map { band in
      SceneText(
        TextFace.quiet.shortened(band.kind, to: max(60, band.maxX - band.minX)),
        at: Point((band.minX + band.maxX) / 2, y), anchor: .middle, face: .quiet)
    }.thinned(gap: 8)
  }
}
