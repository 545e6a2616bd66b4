import Drawing
import Findings
import NavigationModel

/// A kind of chart about systems on the pages of one screen.
///
/// One file per chart, one line in `SystemChartCatalog`.
struct SystemChart: Sendable {
  /// Short name in kebab case, unique in the catalogue.
  let name: String
  /// What it shows, for headings.
  let title: String
  /// One sentence on how to read the chart.
  let caption: String
  /// Draws the chart from a title, the pages of one screen and a theme.
  let scene: @Sendable (_ title: String, _ pages: SystemPages, _ theme: Theme) -> Scene

  /// Describes a chart.
  init(
    name: String, title: String, caption: String,
    scene: @escaping @Sendable (_ title: String, _ pages: SystemPages, _ theme: Theme) -> Scene
  ) {
    self.name = name
    self.title = title
    self.caption = caption
    self.scene = scene
  }

  /// A matrix of one figure, systems by pages, systems grouped by their article.
  init(
    name: String, title: String, caption: String, figure: SystemFigure, higherIsBetter: Bool,
    note: String
  ) {
    self.init(name: name, title: title, caption: caption) { title, pages, theme in
      let rows = pages.systems.map { system in
        RateMatrix.Row(
          name: system.name, group: ArticleTitle.of(system.article),
          rates: pages.contexts.map { context in
            pages.screens.first.flatMap {
              pages.rate(figure, of: system.name, on: context, $0)?.rate
            }
          })
      }
      let matrix = RateMatrix(
        columns: pages.contexts.map(\.name), rows: rows, higherIsBetter: higherIsBetter)
      return RateMatrixScene.scene(title: title, note: note, matrix: matrix, theme: theme)
    }
  }
}

/// All charts about systems, in reading order.
enum SystemChartCatalog {
  /// Every chart.
  ///
  /// Adding one is its file and its line here.
  static let all: [SystemChart] = [
    .systemTradeOff,
    .successMatrix,
    .blockedContentMatrix,
    .falseTriggerMatrix,
  ]
}
