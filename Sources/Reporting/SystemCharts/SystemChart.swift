import Charts
import Drawing
import ExperimentFiles
import Findings
import NavigationModel

/// A matrix of one figure of systems by the pages of one screen, from the edge and from anywhere
/// apart, the best system first.
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
        Success rate in percent; darker is better. Rows: systems without additions, in the order \
        of the ranking. Columns: pages on which people want to go back. Upper half: pops that aim \
        at the edge; lower half: all others.
        """,
      figure: .success, higherIsBetter: true,
      note:
        "Pages without wanted pops, and those where the app switched going back off, are left out."
    ),
    SystemChart(
      name: "content-lost-by-page", title: "Content gestures lost to a pop",
      caption: """
        Percent of content gestures that a pop takes or moves with; darker is worse. Upper half: \
        those that touch down within 40 pt of the edge; lower half: all. Intents are weighted as \
        assumed for the page.
        """,
      figure: .contentLost, higherIsBetter: false,
      note:
        "Pages whose content takes no stroke that people are assumed to make there are left out."
        + " Shades follow the square root, which sets small rates apart."),
  ]

  /// The rows of a start have this name.
  static func heading(_ start: SwipeStart) -> String {
    switch start {
    case .edge: "From the edge"
    case .anywhere: "From anywhere"
    }
  }

  /// Draws the chart from a title, the pages of one screen and a theme.
  func scene(_ title: String, _ pages: SystemPages, _ theme: Theme) -> Scene {
    let names = SystemChoice(pages).standings.map(\.system.name)
    let rows = SwipeStart.allCases.flatMap { start in
      names.map { name in
        RateMatrix.Row(
          name: name, group: Self.heading(start),
          rates: pages.contexts.map { context in
            pages.screens.first.flatMap {
              pages.row(figure, of: name, on: context, $0, from: start)?.rate
            }
          })
      }
    }
    let matrix = RateMatrix(
      columns: pages.contexts.map(\.name), rows: rows, higherIsBetter: higherIsBetter)
    return RateMatrixScene.scene(title: title, note: note, matrix: matrix, theme: theme)
  }
}
