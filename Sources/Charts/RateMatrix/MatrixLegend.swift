import Drawing

/// The shades of a matrix beside each other, with what strong ones mean.
struct MatrixLegend {
  let higherIsBetter: Bool
  let top: Double

  private static let rates = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 1]
  private static let width = 34.0

  var bottom: Double { top + RateMatrixLayout.cellHeight }

  func nodes(theme: Theme) -> [SceneNode] {
    let left = ChartFrame.margin
    let width = Double(Self.rates.count) * Self.width
    let paper = SceneNode.rectangle(
      Box(minX: left, minY: top, maxX: left + width, maxY: bottom), style: "open")
    let cells = Self.rates.enumerated().flatMap { place, rate -> [SceneNode] in
      let minX = left + Double(place) * Self.width
      return HeatCell.nodes(
        rate, in: Box(minX: minX + 0.5, minY: top, maxX: minX + Self.width - 0.5, maxY: bottom),
        higherIsBetter: higherIsBetter)
    }
    let text =
      higherIsBetter ? "% of swipes; a strong tint is good" : "% of swipes; a strong tint is bad"
    let right = left + width + 8
    return [
      .group(SceneGroup(style: HeatCell.groupStyle(higherIsBetter, theme), nodes: [paper] + cells)),
      .text(.centered(text, at: Point(right, (top + bottom) / 2), face: .quiet)),
    ]
  }
}
