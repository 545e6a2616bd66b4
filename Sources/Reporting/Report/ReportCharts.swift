import Charts
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The charts of a report: what goes into each, and under which file name.
enum ReportCharts {
  /// A chart that is drawn when its picture is asked for: the text of a report names it only.
  struct Picture: Sendable {
    /// Path inside the report folder.
    let path: String
    /// Text for those who do not see it.
    let title: String
    /// How to read it.
    let caption: String
    fileprivate let draw: @Sendable (ResultIndex) -> Scene?

    /// The picture for a page that holds it inline; nil where there is nothing to draw.
    func scene(_ index: ResultIndex) -> Scene? { draw(index) }

    /// The picture as a file.
    func svg(_ index: ResultIndex) -> String {
      scene(index).map { SVGWriter.write($0, theme: ReportCharts.theme) } ?? ""
    }
  }

  /// The colours of every picture, and of the pages that hold them.
  static let theme = Theme.adaptive

  /// Most panels that a chart of small multiples takes.
  private static let mostPanels = 6

  /// The picture of the answer, every chart of policies, then every chart of systems.
  static func all(_ index: ResultIndex) -> [Picture] {
    plane(index) + policies(index) + systems(index)
  }

  private static func plane(_ index: ResultIndex) -> [Picture] {
    if DecisionPlane.panels(index).isEmpty { return [] }
    let picture = Picture(
      path: "charts/decision.svg", title: DecisionPlane.title, caption: DecisionPlane.caption
    ) { DecisionPlane.scene($0) }
    return [picture]
  }

  /// Every chart of systems for every screen.
  private static func systems(_ index: ResultIndex) -> [Picture] {
    if index.systemSettings.isEmpty { return [] }
    let screens = panels(index.screens)
    return SystemChartCatalog.all.flatMap { chart in
      zip(screens, fileNames(screens.map(\.name))).map { screen, name in
        let title =
          index.screens.count > 1 ? "\(chart.title): \(screen.title)" : chart.title
        return Picture(
          path: "charts/\(chart.name)-\(name).svg", title: title, caption: chart.caption
        ) { index in
          SystemPages(index, on: screen).map { chart.scene(title, $0, theme) }
        }
      }
    }
  }

  /// Names as parts of file names: what is not a letter or digit becomes a dash, and names that
  /// meet, also on file systems to which upper and lower case are one, get a number.
  static func fileNames(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.enumerated().map { place, name in
      let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      var candidate = plain
      var number = place + 1
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(plain)-\(number)"
        number += 1
      }
      return candidate
    }
  }

  /// Every chart of the catalogue for every page and recognizer.
  private static func policies(_ index: ResultIndex) -> [Picture] {
    let names = fileNames(index.settings.map { "\($0.context)-\($0.recognizer)" })
    return zip(index.settings, names).flatMap { setting, name -> [Picture] in
      let isOnly = index.settings.count == 1
      let count = index.results.experiment.policies.count
      let isSwept = index.screens.contains { screen in
        index.frontier(in: setting.on(screen.name)).contains {
          $0.success != nil && $0.accidents != nil
        }
      }
      return ChartCatalog.all(for: count, isSwept: isSwept).map { chart in
        let screens = chart.isByScreen ? panels(index.screens) : index.screens
        let suffix = isOnly ? "" : "-\(name)"
        let place = isOnly ? "" : " (\(setting.recognizer), \(setting.context) page)"
        let title = chart.title + place
        let rest =
          screens.count < index.screens.count
          ? " Shown are \(screens.count) of the \(index.screens.count) screens." : ""
        return Picture(
          path: "charts/\(chart.name)\(suffix).svg", title: title, caption: chart.caption + rest
        ) { index in
          let decisions = Decision.all(index, context: setting.context).map(\.best)
          let input = screens.map { screen in
            ChartScreen(
              name: screen.title, width: screen.viewWidth, kind: screen.kind.rawValue,
              frontiers: chart.isOfSweeps ? frontiers(index, setting.on(screen.name)) : [],
              limit: index.results.choices.map { _ in index.results.experiment.limits.accidents },
              best: best(decisions, setting, on: screen))
          }
          let data = ChartData(screens: input, series: series(index, setting, screens))
          return chart.scene(title, data, theme)
        }
      }
    }
  }

  /// All screens when they fit, else some from the narrowest to the widest.
  static func panels(_ screens: [Screen]) -> [Screen] {
    guard screens.count > mostPanels else { return screens }
    return (0..<mostPanels).map { screens[$0 * (screens.count - 1) / (mostPanels - 1)] }
  }

  /// What the rule that is recommended for a kind of device does on a screen of it.
  private static func best(
    _ decisions: [Choice], _ setting: ResultIndex.Setting, on screen: Screen
  ) -> ChartFrontier.Point? {
    let own = decisions.first {
      $0.scope.group != .everything && $0.scope.screens.contains { $0.name == screen.name }
    }
    guard let own, own.recognizer.name == setting.recognizer,
      let figures = own.screens.first(where: { $0.screen == screen.name })
    else { return nil }
    return ChartFrontier.Point(
      success: rate(figures.success.rate, figures.success.standardError),
      accidents: rate(figures.accidents?.rate.rate, figures.accidents?.rate.standardError))
  }

  private static func rate(_ rate: Double?, _ error: Double?) -> ChartRate {
    let (rate, half) = (rate ?? .nan, 1.96 * (error ?? .nan))
    return ChartRate(rate: rate, low: rate - half, high: rate + half)
  }

  /// The swept settings of each family, in the order of the sweeps.
  private static func frontiers(_ index: ResultIndex, _ key: ConditionKey) -> [ChartFrontier] {
    var frontiers: [ChartFrontier] = []
    for row in index.frontier(in: key) {
      let point = ChartFrontier.Point(
        success: rate(row.success, row.successError),
        accidents: rate(row.accidents, row.accidentsError))
      if let place = frontiers.firstIndex(where: { $0.family == row.family }) {
        frontiers[place].points.append(point)
      } else {
        frontiers.append(ChartFrontier(family: row.family, points: [point]))
      }
    }
    return frontiers
  }

  private static func series(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screens: [Screen]
  ) -> [ChartSeries] {
    func rates(_ row: (ConditionKey) -> RateRow?) -> [ChartRate] {
      screens.map { screen in
        guard let row = row(setting.on(screen.name)) else {
          return ChartRate(rate: .nan, low: .nan, high: .nan)
        }
        return ChartRate(rate: row.rate, low: row.low, high: row.high)
      }
    }
    return index.results.experiment.policies.map { policy in
      ChartSeries(
        policy: policy.name, family: policy.family.name,
        success: rates { index.rate(.success, of: policy.name, in: $0) },
        accidents: rates { index.accidents(of: policy.name, in: $0) })
    }
  }
}
