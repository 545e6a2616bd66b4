/// The colours of every chart, as CSS colours such as `#1f2328`.
///
/// A chart has no background of its own. It follows the reader's light or dark setting through a
/// media query inside the picture; programs that ignore the query show the light colours, which
/// stay legible on a dark page: lines and tints are translucent, and text has a thin outline in the
/// colour of its page. Series keep their hue, so prose can speak of "the blue line"; on a dark page
/// the faint ones are lighter.
package enum Theme {
  /// The neutral colours for one kind of background.
  struct Shades: Sendable, Equatable {
    /// Text.
    let ink: String
    /// Text of less weight, axis lines.
    let quiet: String
    /// Grid lines.
    let grid: String
    /// The tint that sets groups of screens apart.
    let band: String
    /// The expected background; outlines marks and fills open ones.
    let paper: String

    /// For a white page.
    static let light = Shades(
      ink: "#1f2328", quiet: "#59636e", grid: "rgba(110,118,129,0.22)",
      band: "rgba(110,118,129,0.07)", paper: "#ffffff")

    /// For a page as dark as `#0d1117`.
    static let dark = Shades(
      ink: "#e6edf3", quiet: "#9198a1", grid: "rgba(110,118,129,0.32)",
      band: "rgba(110,118,129,0.13)", paper: "#0d1117")
  }

  /// Twelve colours with a contrast of at least 3 to 1 on both a white and a `#0d1117` page;
  /// further series start again from the first.
  ///
  /// The first three are from Okabe and Ito (2008), whose yellow, orange and sky blue are too pale
  /// for white. The others were searched so that the first eight stay apart under simulated colour
  /// blindness (Machado et al. 2009). Still colour never stands alone: each series has a mark of
  /// its own and a name.
  package static let seriesColors = [
    "#0072b2", "#d55e00", "#009e73", "#d571a9", "#8f84f0", "#5d666b", "#984e40", "#95964d",
    "#3f9bd8", "#c0395a", "#2a8c8c", "#b07d00",
  ]

  /// The same for a dark page: of blue, grey, brown and crimson lighter shades.
  ///
  /// Each has a contrast of at least 4 to 1 there, also on the tint of an area that keeps a limit.
  static let darkSeriesColors = [
    "#50bce4", "#d55e00", "#009e73", "#d571a9", "#8f84f0", "#babdbe", "#bb5f57", "#95964d",
    "#3f9bd8", "#d4607c", "#2a8c8c", "#b07d00",
  ]

  /// The style class for the series at `index`.
  package static func seriesClass(_ index: Int) -> String { "c\(index % seriesColors.count)" }

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
      ".grid { fill: none; stroke-width: 1; }", ".axis { fill: none; stroke-width: 1; }",
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
