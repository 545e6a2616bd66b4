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
}
