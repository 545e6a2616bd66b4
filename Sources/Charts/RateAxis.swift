import Drawing

/// The vertical axis of a panel: grid lines with percentages at the left.
struct RateAxis {
  let scale: Scale
  let plot: Box

  var nodes: [SceneNode] {
    let face = TextFace.tick
    let ticks = scale.ticks(spacing: 17)
    let lines = ticks.map { plot.row(at: scale.position(of: $0)) }
    let labels = ticks.map { tick in
      SceneNode.text(
        .centered(
          PercentText.tick(tick), at: Point(plot.minX - 7, scale.position(of: tick)),
          anchor: .end, face: face))
    }
    let grid = SceneNode.segments(lines, style: "grid")
    return [.group(SceneGroup(nodes: [grid] + labels))]
  }
}
