import Findings

extension SystemChart {
  /// Where people can go back.
  static let successMatrix = SystemChart(
    name: "success-by-page",
    title: "Wanted pops that complete",
    caption: """
      One row per system, one column per page on which people want to go back: percent of the \
      wanted pops that complete, a strong tint is good; a system is consistent where its row has \
      one shade.
      """,
    figure: .success, higherIsBetter: true,
    note:
      "Pages without wanted pops, and those where the app switched going back off, are left out.")
}
