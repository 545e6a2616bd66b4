import Drawing
import Findings
import NavigationModel

/// A matrix of one figure of systems by the pages of one screen, systems grouped by their article.
struct SystemChart: Sendable {
  /// Short name in kebab case, unique.
  let name: String
  /// What it shows, for headings.
  let title: String
  /// One sentence on how to read the chart.
  let caption: String
  /// What its cells are.
  let figure: SystemFigure
  let higherIsBetter: Bool
  /// What stands below it.
  let note: String

  /// Every chart, in reading order.
  ///
  /// Adding one is its entry here.
  static let all: [SystemChart] = [
    SystemChart(
      name: "success-by-page", title: "Wanted pops that complete",
      caption: """
        One row per system, one column per page on which people want to go back: percent of the \
        wanted pops that complete, a strong tint is good; a system is consistent where its row has \
        one shade.
        """,
      figure: .success, higherIsBetter: true,
      note:
        "Pages without wanted pops, and those where the app switched going back off, are left out."
    ),
    SystemChart(
      name: "blocked-by-page", title: "Strokes that the content does not get",
      caption: """
        One row per system, one column per page with gestures of its own: percent of the content's \
        strokes that it does not get or loses, a strong tint is bad; intents weigh as assumed for \
        the page.
        """,
      figure: .blockedContent, higherIsBetter: false,
      note:
        "Pages whose content takes no stroke that people are assumed to make there are left out."
        + " Shades follow the square root, which sets small rates apart."),
    SystemChart(
      name: "false-triggers-by-page", title: "Pops that nobody wanted",
      caption: """
        One row per system, one column per page: percent of the swipes meant for something else \
        that pop, a strong tint is bad; intents weigh as assumed for the page.
        """,
      figure: .falseTrigger, higherIsBetter: false,
      note: "Pages on which every swipe wants a pop are left out."
        + " Shades follow the square root, which sets small rates apart."),
  ]

  /// Draws the chart from a title, the pages of one screen and a theme.
  func scene(_ title: String, _ pages: SystemPages, _ theme: Theme) -> Scene {
    let rows = pages.systems.map { system in
      RateMatrix.Row(
        name: system.name, group: ArticleTitle.of(system.article),
        rates: pages.contexts.map { context in
          pages.screens.first.flatMap { pages.rate(figure, of: system.name, on: context, $0)?.rate }
        })
    }
    let matrix = RateMatrix(
      columns: pages.contexts.map(\.name), rows: rows, higherIsBetter: higherIsBetter)
    return RateMatrixScene.scene(title: title, note: note, matrix: matrix, theme: theme)
  }
}
