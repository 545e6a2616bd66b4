package import Drawing

/// What every chart has around its panels: a title above, remarks below.
package enum ChartFrame {
  /// Width of every chart in pixels, which suits a Markdown page.
  package static let width = 760.0
  /// Space at the left and right edge.
  package static let margin = 12.0

  /// How to read the axes of rates.
  package static let axisNote = "The axes are stretched near 0% and 100% (folded square roots)."

  /// The y coordinate where the panels below a title may start.
  package static func top(below heading: String) -> Double { title(heading).bottom }

  private static func title(_ title: String) -> (nodes: [SceneNode], bottom: Double) {
    text(title, .title, top: 8, limit: 2)
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
    let (noteNodes, end) = text(remark, .note, top: bottom, limit: 4)
    return Scene(
      width: width, height: end + 8, title: heading, summary: summary, nodes: nodes, rules: rules,
      frame: SceneFrame(
        nodes: titleNodes + noteNodes, remark: remark, rows: top...bottom, cuts: cuts))
  }

  /// The lines of a text below `top`, and the y coordinate below them.
  private static func text(
    _ text: String, _ face: TextFace, top: Double, limit: Int
  ) -> (nodes: [SceneNode], bottom: Double) {
    let step = face.lineHeight + 2
    let lines = face.lines(text, width: width - 2 * margin, limit: limit)
    let nodes = lines.enumerated().map { row, line in
      let baseline = top + Double(row) * step + face.ascent
      return SceneNode.text(SceneText(line, at: Point(margin, baseline), face: face))
    }
    return (nodes, top + Double(lines.count) * step)
  }

  /// A small picture that says that there is nothing to show.
  package static func empty(title heading: String) -> Scene {
    let remark = "No results to draw."
    return scene(
      title: heading, summary: remark, nodes: [], bottom: title(heading).bottom + 4, remark: remark)
  }

  /// The distance between the lines of a panel's heading.
  package static let headingStep = 14.0

  /// How many lines a heading takes.
  package static func headingRows(_ text: String, remark: String, width: Double) -> Int {
    max(1, headingLines(text, remark, width).count)
  }

  /// A bold heading with a remark beside it, or below it where they do not fit on one line; the
  /// last line stands at the point.
  package static func heading(_ text: String, remark: String, at point: Point, width: Double)
    -> [SceneNode]
  {
    let lines = headingLines(text, remark, width)
    return lines.enumerated().flatMap { row, line in
      line.map { part in
        var part = part
        part.at.x += point.x
        part.at.y = point.y - Double(lines.count - 1 - row) * headingStep
        return SceneNode.text(part)
      }
    }
  }

  private static func headingLines(_ text: String, _ remark: String, _ width: Double)
    -> [[SceneText]]
  {
    func lines(_ text: String, _ face: TextFace) -> [SceneText] {
      face.lines(text, width: width, limit: 2).map { SceneText($0, at: Point(0, 0), face: face) }
    }
    let (names, remarks) = (lines(text, .heading), lines(remark, .quiet))
    if names.count == 1, remarks.count == 1, names[0].width + 8 + remarks[0].width <= width {
      var rest = remarks[0]
      rest.at.x = names[0].width + 8
      return [[names[0], rest]]
    }
    return (names + remarks).map { [$0] }
  }
}
