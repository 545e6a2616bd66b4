package import Drawing

/// What every chart has around its panels: a title above, remarks below.
package enum ChartFrame {
  /// Width of every chart in pixels, which suits a Markdown page.
  package static let width = 760.0
  /// Space at the left and right edge.
  package static let margin = 12.0

  /// How to read the axes of rates.
  package static let axisNote = """
    Axes are folded square roots, which spread rates near 0% and near 100%.
    """

  /// The title's lines and the y coordinate where the panels may start.
  package static func title(_ title: String) -> (nodes: [SceneNode], bottom: Double) {
    let face = TextFace.title
    let lines = TextFitting.lines(
      title, width: width - 2 * margin, size: face.size, bold: face.isBold, limit: 2)
    return text(lines, face: face, top: 8)
  }

  /// A remark's lines below `top` and the y coordinate where the picture may end.
  package static func note(_ note: String, top: Double) -> (nodes: [SceneNode], bottom: Double) {
    let face = TextFace.note
    let lines = TextFitting.lines(note, width: width - 2 * margin, size: face.size, limit: 3)
    return text(lines, face: face, top: top)
  }

  private static func text(
    _ lines: [String], face: TextFace, top: Double
  ) -> (nodes: [SceneNode], bottom: Double) {
    let step = face.lineHeight + 2
    let nodes = lines.enumerated().map { row, line in
      let baseline = top + Double(row) * step + TextMetrics.ascent * face.size
      return SceneNode.text(SceneText(line, at: Point(margin, baseline), face: face))
    }
    return (nodes, top + Double(lines.count) * step)
  }

  /// A small picture that says that there is nothing to show.
  package static func empty(title heading: String) -> Scene {
    let (titleNodes, titleBottom) = title(heading)
    let (noteNodes, bottom) = note("No results to draw.", top: titleBottom + 4)
    return Scene(
      width: width, height: bottom + 10, title: heading, summary: "No results to draw.",
      nodes: titleNodes + noteNodes)
  }

  /// A bold heading with a remark beside it, shortened to the width.
  package static func heading(_ text: String, remark: String, at point: Point, width: Double)
    -> [SceneNode]
  {
    let face = TextFace.heading
    // The remark holds the width, which must not be lost: the name gives way.
    let remarkWidth = SceneText(remark, at: point, face: .quiet).width + 8
    let shown = TextFitting.shortened(
      text, to: max(width - remarkWidth, width / 2), size: face.size, bold: true)
    let head = SceneText(shown, at: point, face: face)
    let left = head.width + 8
    let rest = TextFitting.shortened(remark, to: width - left, size: TextFace.quiet.size)
    let tail = SceneText(rest, at: Point(point.x + left, point.y), face: .quiet)
    return rest.isEmpty ? [.text(head)] : [.text(head), .text(tail)]
  }
}
