import Drawing

/// Neighbouring screens of the same class, set apart by a faint tint.
struct KindBands {
  /// A run of screens of one class.
  struct Band: Equatable {
    var kind: String
    var minX: Double
    var maxX: Double
  }

  let bands: [Band]

  /// Borders lie half-way between the last screen of one class and the first of the next.
  init(layout: RatesByWidthLayout, screens: [ChartScreen]) {
    var bands: [Band] = []
    let plot = layout.plots[0]
    for (index, screen) in screens.enumerated() {
      if let last = bands.last, last.kind == screen.kind { continue }
      let border =
        index == 0 ? plot.minX : (layout.columns[index - 1] + layout.columns[index]) / 2
      if !bands.isEmpty { bands[bands.count - 1].maxX = border }
      bands.append(Band(kind: screen.kind, minX: border, maxX: plot.maxX))
    }
    self.bands = bands
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
    let face = TextFace.quiet
    let texts = bands.filter { !$0.kind.isEmpty }.map { band in
      SceneText(
        TextFitting.shortened(band.kind, to: max(60, band.maxX - band.minX), size: face.size),
        at: Point((band.minX + band.maxX) / 2, y), anchor: .middle, face: face)
    }
    let kept = LabelThinning.kept(centers: texts.map(\.at.x), extents: texts.map(\.width), gap: 8)
    return kept.map { SceneNode.text(texts[$0]) }
  }
}
