import Drawing

/// A small arrow into the upper left corner of a plot, with the word "better".
struct BetterHint {
  let plot: Box

  private var text: SceneText {
    SceneText("better", at: Point(plot.minX + 18, plot.minY + 19), face: .quiet)
  }

  /// The area that nothing else should cover.
  var box: Box {
    Box(minX: plot.minX, minY: plot.minY, maxX: text.box.maxX + 2, maxY: text.box.maxY)
  }

  var nodes: [SceneNode] {
    let tip = Point(plot.minX + 6, plot.minY + 6)
    let shaft = Segment(Point(tip.x + 9, tip.y + 9), tip)
    let barbs = [Segment(Point(tip.x + 5, tip.y), tip), Segment(Point(tip.x, tip.y + 5), tip)]
    return [.segments([shaft] + barbs, style: "axis"), .text(text)]
  }
}
