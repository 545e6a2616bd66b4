import Experimentation
import PopGesture
import SwipeSimulation

/// The charts of a report: what goes into each, and under which file name.
enum ReportCharts {
  /// A chart that is drawn when its picture is asked for: the text of a report names it only.
  struct Drawing: Sendable {
    /// Path inside the report folder.
    let path: String
    /// Text for those who do not see it.
    let title: String
    /// How to read it.
    let caption: String
    fileprivate let chart: Chart
    fileprivate let setting: ResultIndex.Setting
    fileprivate let screens: [Screen]

    /// Draws the picture.
    func svg(_ index: ResultIndex) -> String {
      chart.draw(
        title, screens.map(ReportCharts.input), ReportCharts.series(index, setting, screens),
        .adaptive)
    }
  }

  /// Most panels that a chart of small multiples takes.
  private static let mostPanels = 6

  /// Every chart of the catalogue for every page and recognizer.
  static func all(_ index: ResultIndex) -> [Drawing] {
    index.settings.flatMap { setting -> [Drawing] in
      let isOnly = index.settings.count == 1
      return ChartCatalog.all.map { chart in
        let screens = chart.isByScreen ? panels(index.screens) : index.screens
        let suffix = isOnly ? "" : "-\(setting.context)-\(setting.recognizer)"
        let place = isOnly ? "" : " (\(setting.recognizer), \(setting.context) page)"
        let title = chart.title + place
        let rest =
          screens.count < index.screens.count
          ? " Shown are \(screens.count) of the \(index.screens.count) screens." : ""
        return Drawing(
          path: "charts/\(chart.name)\(suffix).svg", title: title, caption: chart.caption + rest,
          chart: chart, setting: setting, screens: screens)
      }
    }
  }

  /// All screens when they fit, else some from the narrowest to the widest.
  private static func panels(_ screens: [Screen]) -> [Screen] {
    guard screens.count > mostPanels else { return screens }
    return (0..<mostPanels).map { screens[$0 * (screens.count - 1) / (mostPanels - 1)] }
  }

  fileprivate static func input(_ screen: Screen) -> ChartScreen {
    ChartScreen(name: screen.title, width: screen.viewWidth, kind: screen.kind.rawValue)
  }

  fileprivate static func series(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screens: [Screen]
  ) -> [ChartSeries] {
    func rates(_ metric: String, _ policy: String) -> [ChartRate] {
      screens.map { screen in
        guard let row = index.rate(metric, of: policy, in: setting.on(screen.name)) else {
          return ChartRate(rate: .nan, low: .nan, high: .nan)
        }
        return ChartRate(rate: row.rate, low: row.low, high: row.high)
      }
    }
    return index.results.experiment.policies.map { policy in
      ChartSeries(
        policy: policy.name, success: rates("success", policy.name),
        falseTrigger: rates("false-trigger", policy.name))
    }
  }
}
