extension Theme {
  /// The class of every picture's root; all rules hang on it, so an HTML page is not affected.
  static let rootClass = "swipelab-chart"

  /// The style sheet of a picture, or of a page that holds several inline: shapes and sizes, each
  /// further rule of a picture once, colours once per kind of page.
  package static func styleSheet(for scenes: [Scene]) -> String {
    var rules = shapeRules
    for rule in scenes.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
    rules += colorRules(.light) + seriesColors.enumerated().map { ".c\($0) { color: \($1); }" }
    let lighter = zip(seriesColors, darkSeriesColors).enumerated().filter { $1.0 != $1.1 }
    let darkRules = colorRules(.dark) + lighter.map { ".c\($0) { color: \($1.1); }" }
    let lines =
      [".\(rootClass) { font-family: \(fonts); }"] + rules.map { ".\(rootClass) \($0)" }
      + ["@media (prefers-color-scheme: dark) {"] + darkRules.map { "  .\(rootClass) \($0)" }
      + ["}"]
    return lines.joined(separator: "\n")
  }

  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, 'DejaVu Sans', sans-serif"

  private static let shapeRules: [String] = {
    let faces = TextFace.allCases.map { face in
      let size = FixedDecimals.trimmed(face.size)
      return ".\(face.rawValue) { font-size: \(size)px;\(face.isBold ? " font-weight: 600;" : "") }"
    }
    // Names may lie on lines, and a program may ignore the media query: an outline in the colour
    // of the page that the text was made for keeps it readable in both cases.
    let outline = "paint-order: stroke; stroke-width: 2px; stroke-linejoin: round;"
    return faces + [
      "text { \(outline) }", ".middle { text-anchor: middle; }", ".end { text-anchor: end; }",
      ".line { fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linejoin: round; }",
      ".dense .line { stroke-width: 1.1; opacity: 0.75; }",
      ".bar { fill: none; stroke: currentColor; stroke-width: 1.3; }",
      ".tie { fill: none; stroke: currentColor; stroke-width: 0.7; }",
      ".leader { fill: none; stroke: currentColor; stroke-width: 0.9; stroke-dasharray: 1.5 1.5; }",
      ".front { fill: none; stroke-width: 1; stroke-dasharray: 3 2; }",
      ".grid { fill: none; stroke-width: 1; }",
      ".axis { fill: none; stroke-width: 1; }",
      ".mark { fill: currentColor; stroke-width: 0.7; }",
      ".open { stroke: currentColor; stroke-width: 1.4; }",
    ]
  }()

  private static func colorRules(_ shades: Shades) -> [String] {
    [
      "text { fill: \(shades.ink); stroke: \(shades.paper); }",
      ".quiet { fill: \(shades.quiet); }",
      ".tick { fill: \(shades.quiet); }",
      ".note { fill: \(shades.quiet); }",
      ".grid { stroke: \(shades.grid); }",
      ".axis { stroke: \(shades.quiet); }",
      ".front { stroke: \(shades.quiet); }",
      ".band { fill: \(shades.band); }",
      ".mark { stroke: \(shades.paper); }",
      ".open { fill: \(shades.paper); }",
    ]
  }
}
