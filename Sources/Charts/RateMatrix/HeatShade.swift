import Drawing

/// How strongly a cell is tinted for its rate.
///
/// One hue whose lightness changes steadily can be read without telling hues apart. The tint is a
/// translucent layer, at most so strong that ink of a light or dark page keeps a contrast of 4.5 to
/// 1 on it. Below it lies the colour of the page that the ink was made for, so that numbers stay
/// legible where a program ignores the reader's setting.
enum HeatShade {
  /// Number of steps.
  static let steps = 20
  private static let strongest = 0.72

  /// The style class of a rate from 0 to 1.
  ///
  /// What should be high is shaded in proportion. What should be low is shaded by its square root,
  /// which sets small rates apart.
  static func style(_ rate: Double, higherIsBetter: Bool) -> String {
    let share = higherIsBetter ? rate : rate.squareRoot()
    return "cell l\(Int((share * Double(steps)).rounded()))"
  }

  /// What the classes mean.
  static let rules: [String] =
    [
      ".cell { fill: currentColor; }", ".heat .open { stroke: none; }",
      ".heat text { stroke: none; }",
      // On a dark page, too: numbers stand on it.
      ".heat.c0 { color: \(Theme.seriesColors[0]); }",
    ]
    + (0...steps).map { step in
      let opacity = 0.03 + (strongest - 0.03) * Double(step) / Double(steps)
      return ".l\(step) { fill-opacity: \(FixedDecimals.trimmed(opacity, decimals: 3)); }"
    }
}

/// The shades of a matrix beside each other, with what strong ones mean.
struct MatrixLegend {
  let higherIsBetter: Bool
  let top: Double

  private static let rates = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 1]
  private static let width = 34.0

  var bottom: Double { top + RateMatrixLayout.cellHeight }

  var nodes: [SceneNode] {
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
      .group(style: HeatCell.groupStyle(higherIsBetter), [paper] + cells),
      .text(.centered(text, at: Point(right, (top + bottom) / 2), face: .quiet)),
    ]
  }
}
