import Charts
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import Study

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
  let figure: Metric
  let higherIsBetter: Bool
  /// Names of the rows whose swipes start at the edge, and of the others.
  let halves: (edge: String, anywhere: String)
  /// What stands below it.
  let note: String

  /// Every chart, in reading order.
  ///
  /// Adding one is its entry here.
  static let all: [SystemChart] = [
    SystemChart(
      name: "success-by-page", title: "Wanted pops that complete",
      caption: """
        Success rate in percent; a stronger colour is better. Rows are unmodified systems in \
        ranking order; columns are pages people leave by swiping. The upper half shows edge pops, \
        the lower half the rest.
        """,
      figure: .success, higherIsBetter: true, halves: ("From the edge", "Away from the edge"),
      note:
        "Pages without wanted pops, and those on which the app disables going back, are omitted."
    ),
    SystemChart(
      name: "content-lost-by-page", title: "Content gestures lost to a pop",
      caption: """
        Content gestures that a pop takes or shares, in percent, weighted by how common each kind \
        is assumed to be; a stronger colour is worse. The upper half shows touches within 40 pt of \
        the edge, the lower half all.
        """,
      figure: .contentLost, higherIsBetter: false,
      halves: ("Within 40 pt of the edge", "All touches"),
      note:
        "Pages whose content takes none of the strokes assumed there are omitted. Shades follow the"
        + " square root, which separates small rates."),
  ]

  /// Draws the chart with a title from the pages of one screen.
  func scene(_ title: String, _ pages: SystemPages) -> Scene {
    let names = SystemChoice(pages).standings.map(\.system.name)
    let rows = SwipeStart.allCases.flatMap { start in
      names.map { name in
        RateMatrix.Row(
          name: name, group: start == .edge ? halves.edge : halves.anywhere,
          rates: pages.contexts.map { context in
            pages.screens.first.flatMap {
              pages.row(figure, of: name, on: context, $0, from: start)?.rate
            }
          })
      }
    }
    let matrix = RateMatrix(
      columns: pages.contexts.map(\.name), rows: rows, higherIsBetter: higherIsBetter)
    return RateMatrixScene.scene(title: title, note: note, matrix: matrix)
  }
}
