package import Drawing

/// What every chart has around its panels: a title above, remarks below.
package enum ChartFrame {
  /// Width of every chart in pixels, which suits a Markdown page.
  package static let width = 760.0
  /// Space at the left and right edge.
  package static let margin = 12.0

  /// How to read the axes of rates.
  package static let axisNote = """
    The axes are stretched near 0% and 100% (folded square roots).
    """

  /// The y coordinate where the panels below a title may start.
  package static func top(below heading: String) -> Double { title(heading).bottom }

  private static func title(_ title: String) -> (nodes: [SceneNode], bottom: Double) {
    let face = TextFace.title
    let lines = TextFitting.lines(
      title, width: width - 2 * margin, size: face.size, bold: face.isBold, limit: 2)
    return text(lines, face: face, top: 8)
  }

  /// A whole picture: its title, its panels and the remark below them.
  ///
  /// - Parameters:
  ///   - nodes: the panels.
  ///   - bottom: the y coordinate where they end.
  ///   - remark: how to read the picture; empty for none.
  ///   - rules: rules of style that only this kind of picture needs.
  ///   - cuts: what a narrow page shows (`SceneFrame`).
  package static func scene(
    title heading: String, summary: String, nodes: [SceneNode], bottom: Double,
    remark: String = "", rules: [String] = [], cuts: [[Box]] = []
  ) -> Scene {
    let (titleNodes, top) = title(heading)
    let (noteNodes, end) = remark.isEmpty ? ([], bottom) : note(remark, top: bottom)
    return Scene(
      width: width, height: end + 8, title: heading, summary: summary, nodes: nodes, rules: rules,
      frame: SceneFrame(
        nodes: titleNodes + noteNodes, remark: remark, rows: top...bottom, cuts: cuts))
  }

  /// A remark's lines below `top` and the y coordinate where the picture may end.
  private static func note(_ note: String, top: Double) -> (nodes: [SceneNode], bottom: Double) {
    let face = TextFace.note
    let lines = TextFitting.lines(note, width: width - 2 * margin, size: face.size, limit: 4)
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
    let remark = "No results to draw."
    return scene(
      title: heading, summary: remark, nodes: [], bottom: title(heading).bottom + 4,
      remark: remark)
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
