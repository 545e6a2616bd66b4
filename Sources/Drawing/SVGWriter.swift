/// Writes a scene as SVG text: the same scene always gives the same bytes.
///
/// A document stands for itself, with its style sheet. An element inside an HTML page leaves the
/// style sheet to the page (`Theme.styleSheet(for:)`), which can look different for a policy: what
/// is about one carries its name in the attribute `data-policy`.
///
/// No element carries an identifier but what `cuts` use, so several pictures can share a page.
/// Coordinates keep one decimal, as screens show no finer detail.
package struct SVGWriter: Sendable {
  private var text = ""
  private var depth = 1
  private let isInline: Bool

  private init(isInline: Bool) { self.isInline = isInline }

  /// The SVG document of `scene`.
  package static func write(_ scene: Scene) -> String {
    var writer = SVGWriter(isInline: false)
    writer.appendHead(scene)
    writer.text += """
      <style>
      \(Theme.styleSheet(for: [scene]))
      </style>

      """
    for node in (scene.frame?.nodes ?? []) + scene.nodes { writer.append(node) }
    return writer.text + "</svg>\n"
  }

  /// The SVG element of `scene` for an HTML page that has the style sheet and writes the title and
  /// the remark.
  ///
  /// - Parameter identifier: of the group that `cuts` of the picture use; nil for none.
  package static func inline(_ scene: Scene, identifier: String? = nil) -> String {
    var writer = SVGWriter(isInline: true)
    writer.appendHead(scene)
    // What is used elsewhere has no style but that of its own classes.
    if let identifier {
      writer.text += "<g id=\"\(identifier)\" class=\"\(Theme.rootClass)\">\n"
    }
    for node in scene.nodes { writer.append(node) }
    writer.text += identifier == nil ? "</svg>\n" : "</g>\n</svg>\n"
    return writer.text
  }

  /// The cuts of a picture for a narrow page, which show the group with an identifier.
  package static func cuts(_ scene: Scene, identifier: String) -> [String] {
    (scene.frame?.cuts ?? []).enumerated().map { place, areas in
      let (top, bottom) = (areas.map(\.minY).min() ?? 0, areas.map(\.maxY).max() ?? 0)
      let width = areas.reduce(0) { $0 + $1.width }
      let use = "<use href=\"#\(identifier)\"/>"
      var left = 0.0
      let parts = areas.map { area in
        defer { left += area.width }
        let size = "width=\"\(number(area.width))\" height=\"\(number(area.height))\""
        return """
           <svg x="\(number(left))" y="\(number(area.minY))" \(size) viewBox="\(box(area))">\
          \(use)</svg>

          """
      }
      // One area needs no picture of its own inside.
      let whole =
        areas.count == 1 ? areas[0] : Box(minX: 0, minY: top, maxX: width, maxY: bottom)
      let name = XMLEscaping.escaped("\(scene.title), part \(place + 1)")
      return """
        <svg class="\(Theme.rootClass)" role="img" aria-label="\(name)" \
        viewBox="\(box(whole))">
        \(areas.count == 1 ? use : parts.joined())</svg>

        """
    }
  }

  private mutating func appendHead(_ scene: Scene) {
    let rows = isInline ? scene.frame?.rows : nil
    let area = Box(
      minX: 0, minY: rows?.lowerBound ?? 0, maxX: scene.width,
      maxY: rows?.upperBound ?? scene.height)
    // HTML knows the element by its name.
    let namespace = isInline ? "" : " xmlns=\"http://www.w3.org/2000/svg\""
    text += """
      <svg\(namespace) class="\(Theme.rootClass)" role="img" \
      width="\(number(area.width))" height="\(number(area.height))" \
      viewBox="\(Self.box(area))">
      <title>\(XMLEscaping.escaped(scene.title))</title>
      <desc>\(XMLEscaping.escaped(scene.summary))</desc>

      """
  }

  private mutating func append(_ node: SceneNode) {
    switch node {
    case .polyline(let points, let style):
      guard points.count > 1 else { return }
      line("<path\(attribute("class", style)) d=\"\(pathData(points))\"/>")
    case .polygon(let points, let style):
      guard points.count > 2 else { return }
      line("<path\(attribute("class", style)) d=\"\(pathData(points))Z\"/>")
    case .segments(let segments, let style):
      guard !segments.isEmpty else { return }
      let data = segments.map { pathData([$0.start, $0.end]) }.joined()
      line("<path\(attribute("class", style)) d=\"\(data)\"/>")
    case .rectangle(let box, let style):
      line(
        """
        <rect\(attribute("class", style)) x="\(number(box.minX))" y="\(number(box.minY))" \
        width="\(number(max(0, box.width)))" height="\(number(max(0, box.height)))"/>
        """)
    case .marker(let shape, let center, let radius, let isHollow):
      appendMarker(shape, center, radius, style: isHollow ? "open" : "mark")
    case .marks(let shape, let centers, let radius): appendMarks(shape, centers, radius)
    case .text(let text): appendText(text)
    case .group(let group): appendGroup(group)
    }
  }

  private mutating func appendMarker(
    _ shape: MarkerShape, _ center: Point, _ radius: Double, style: String?
  ) {
    let style = attribute("class", style)
    if shape.corners.isEmpty {
      let place = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
      line("<circle\(style) \(place) r=\"\(number(radius))\"/>")
    } else {
      let corners = shape.corners.map {
        Point(center.x + $0.x * radius, center.y + $0.y * radius)
      }
      line("<path\(style) d=\"\(pathData(corners))Z\"/>")
    }
  }

  /// Their class is written once.
  private mutating func appendMarks(_ shape: MarkerShape, _ centers: [Point], _ radius: Double) {
    guard !centers.isEmpty else { return }
    line("<g class=\"mark\">")
    for center in centers { appendMarker(shape, center, radius, style: nil) }
    line("</g>")
  }

  private mutating func appendText(_ text: SceneText) {
    guard !text.string.isEmpty else { return }
    // Classes are shorter than attributes; there are hundreds.
    let anchor = text.anchor == .start ? "" : " \(text.anchor.rawValue)"
    let (x, y) = (number(text.at.x), number(text.at.y))
    let turn = text.isUpward ? " transform=\"rotate(-90 \(x) \(y))\"" : ""
    line(
      """
      <text class="\(text.face.rawValue)\(anchor)" x="\(x)" y="\(y)"\
      \(turn)>\(XMLEscaping.escaped(text.string))</text>
      """)
  }

  private mutating func appendGroup(_ group: SceneGroup) {
    if !isInline && group.isOnlyAboutPolicy {
      for node in group.nodes { append(node) }
      return
    }
    let policy = attribute("data-policy", isInline ? group.policy : nil)
    line("<g\(attribute("class", group.style))\(policy)>")
    depth += 1
    if let title = group.title { line("<title>\(XMLEscaping.escaped(title))</title>") }
    for node in group.nodes { append(node) }
    depth -= 1
    line("</g>")
  }

  private mutating func line(_ element: String) {
    for _ in 1..<depth { text += " " }
    text += element
    text += "\n"
  }

  private func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(XMLEscaping.escaped($0))\"" } ?? ""
  }

  private func pathData(_ points: [Point]) -> String {
    var data = ""
    for (index, point) in points.enumerated() {
      data += "\(index == 0 ? "M" : "L")\(number(point.x)) \(number(point.y))"
    }
    return data
  }

  private static func box(_ box: Box) -> String {
    [box.minX, box.minY, box.width, box.height].map(number).joined(separator: " ")
  }
}

private func number(_ value: Double) -> String { FixedDecimals.trimmed(value, decimals: 1) }
