import Findings

extension SystemChart {
  /// Where people go back without wanting to.
  static let falseTriggerMatrix = SystemChart(
    name: "false-triggers-by-page",
    title: "Pops that nobody wanted",
    caption: """
      One row per system, one column per page: percent of the swipes meant for something else that \
      pop, a strong tint is bad; intents weigh as assumed for the page.
      """,
    figure: .falseTrigger, higherIsBetter: false,
    note: "Pages on which every swipe wants a pop are left out."
      + " Shades follow the square root, which sets small rates apart.")
}
