import Findings

extension SystemChart {
  /// Where the page's own gestures suffer.
  static let blockedContentMatrix = SystemChart(
    name: "blocked-by-page",
    title: "Strokes that the content does not get",
    caption: """
      One row per system, one column per page with gestures of its own: percent of the content's \
      strokes that it does not get or loses, a strong tint is bad; intents weigh as assumed for \
      the page.
      """,
    figure: .blockedContent, higherIsBetter: false,
    note: "Pages whose content takes no stroke that people are assumed to make there are left out."
      + " Shades follow the square root, which sets small rates apart.")
}
