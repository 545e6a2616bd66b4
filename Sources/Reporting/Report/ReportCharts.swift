import Charts
import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import Study
import SwipeSimulation

/// The charts of a report: what goes into each, and under which file name.
enum ReportCharts {
  /// A chart that is drawn when its picture is asked for: the text of a report names it only.
  struct Picture: Sendable {
    /// Path inside the report folder.
    let path: String
    /// Text for those who do not see it.
    let title: String
    let caption: Prose
    /// The picture for a page that holds it inline; nil where there is nothing to draw.
    let scene: @Sendable (ResultIndex) -> Scene?
  }

  /// Most panels that a chart of small multiples takes.
  private static let mostPanels = 6

  /// The pictures of the answer, every chart of policies, then those of systems.
  static func all(_ index: ResultIndex) -> [Picture] {
    comparison(index) + plane(index) + tornado(index) + people(index) + policies(index)
      + systems(index)
  }

  /// The pictures that belong to the answer: the policies compared, then what the rules decide; of
  /// systems what they do on each page.
  static func ofAnswer(_ index: ResultIndex) -> [Picture] {
    let pictures = comparison(index) + plane(index)
    if !pictures.isEmpty { return pictures }
    // Of the first screen one of each figure.
    let screens = max(panels(index.screens).count, 1)
    return systems(index).dropLast().enumerated().filter { $0.offset % screens == 0 }.map(\.element)
  }

  /// Every policy on each group of screens, by the figures of the table above it.
  private static func comparison(_ index: ResultIndex) -> [Picture] {
    let columns = Decision.first(index)
    if columns.allSatisfy(\.rows.isEmpty) { return [] }
    let title = "The rules compared: success rate against false triggers"
    let picture = Picture(path: "charts/comparison.svg", title: title, caption: "") { index in
      let limit = index.experiment.limits.falseTriggers
      let screens = columns.map { column in
        ChartScreen(
          name: DecisionText.place(column.best.scope).plain,
          width: column.best.scope.screens.map(\.viewWidth).max() ?? 0, remark: "",
          limit: limit, best: point(column.best))
      }
      // The rows of the table: a picture of sixty rules could name but a few of them.
      let rows = NamedPoliciesSection.distinct(
        NamedPoliciesSection.shown(columns, index.experiment))
      let series = rows.map(\.first).map { policy in
        let points = columns.map { $0.row(of: policy).flatMap(point) }
        return ChartSeries(
          policy: policy.name, success: points.map { $0?.success },
          falseTriggers: points.map { $0?.falseTriggers },
          broken: columns.map { $0.row(of: policy).flatMap(otherLimit) })
      }
      return Chart.tradeOff.scene(title, ChartData(screens: screens, series: series))
    }
    return [picture]
  }

  /// A limit that a policy breaks besides that on false triggers, which the chart shows by itself,
  /// in a word; nil for none.
  private static func otherLimit(_ choice: Choice) -> String? {
    LimitMark.all(of: choice).first {
      [.rate(.abortsHonoured), .apps].contains($0.limit) && $0.mark == .over
    }?.limit.name
  }

  /// Both rates of a choice, each on its worst screen.
  private static func point(_ choice: Choice) -> ChartPoint? {
    ChartPoint(
      success: rate(choice.worstSuccess), falseTriggers: rate(choice.mostFalseTriggers?.rate))
  }

  /// What assumptions do to the recommendations of the first two groups of screens.
  static func tornado(_ index: ResultIndex) -> [Picture] {
    let decisions = Decision.first(index).prefix(2).map {
      ($0.best, rows: index.robustness(of: $0.best))
    }.filter { !$0.rows.isEmpty }
    if decisions.isEmpty { return [] }
    let title = "How far each assumption moves the recommended rules"
    let caption: Prose =
      "Each bar runs from the recommended rule's lowest rate to its highest as one assumption"
      + " varies; false triggers are those of the worst kind. End labels give the assumption's"
      + " value; an unlabelled end is the default. The vertical line is the rate under usual"
      + " assumptions; red is the limit."
    return [
      Picture(path: "charts/assumptions.svg", title: title, caption: caption) { index in
        let limits = index.experiment.limits
        let bounds = [nil, limits.falseTriggers, limits.abortsHonoured]
        let rows = zip(Swing.Figure.all, bounds).enumerated().map { series, figure in
          decisions.map { best, rows in
            let swings = Swing.all(of: rows, figure.0)
            func end(_ point: Swing.Point) -> Tornado.End {
              (point.rate, point.value.map { FixedDecimals.trimmed($0, decimals: 3) })
            }
            return Tornado.Panel(
              title: "\(DecisionText.place(best.scope).plain): \(figure.0.name)",
              bars: swings.map { ($0.assumption, end($0.low), end($0.high)) },
              usual: swings.first?.usual.rate, series: series, limit: figure.1)
          }
        }
        return Tornado.scene(title: title, rows: rows)
      }
    ]
  }

  /// More people than these make a picture too tall.
  private static let mostPeople = 40

  /// What the advised pair does on the touches of each recorded person, those first of whose wanted
  /// pops the fewest complete.
  static func people(_ index: ResultIndex) -> [Picture] {
    let (intents, people) = index.results.advice.byPerson
    if people.isEmpty { return [] }
    let rows = people.map {
      RateMatrix.Row(name: printable($0.name), group: "Person", rates: $0.rates)
    }
    let rest = rows.count - mostPeople
    let title = "Recorded swipes that end as they should under the advised pair, by person"
    let caption: Prose =
      "Percentages of each person's recorded swipes: wanted pops that complete, aborts that are"
      + " honoured, and other swipes without a false trigger. Those whose pops complete least come"
      + " first\(rest > 0 ? "; \(rest) more people are in" : ". All counts are in")"
      + " \(code: AdviceNotes.fileName)."
    return [
      Picture(path: "charts/recorded-people.svg", title: title, caption: caption) { _ in
        RateMatrixScene.scene(
          title: title, note: "",
          matrix: RateMatrix(
            columns: intents.map { DecisionText.kinds(of: $0).plain },
            rows: Array(rows.prefix(mostPeople)), higherIsBetter: true),
          nouns: ("Swipes", "People"))
      }
    ]
  }

  private static func plane(_ index: ResultIndex) -> [Picture] {
    if DecisionPlane.panels(index).isEmpty { return [] }
    let picture = Picture(
      path: "charts/decision.svg", title: DecisionPlane.title, caption: Prose(DecisionPlane.caption)
    ) { DecisionPlane.scene($0) }
    return [picture]
  }

  /// Every chart of systems for every screen.
  private static func systems(_ index: ResultIndex) -> [Picture] {
    if index.systemSettings.isEmpty { return [] }
    let screens = panels(index.screens)
    return SystemChart.all.flatMap { chart in
      zip(screens, fileNames(screens.map(\.name))).map { screen, name in
        let title = index.screens.count > 1 ? "\(chart.title): \(screen.reportTitle)" : chart.title
        return Picture(
          path: "charts/\(chart.name)-\(name).svg", title: title, caption: Prose(chart.caption)
        ) { index in
          SystemPages(index, on: screen).map { chart.scene(title, $0) }
        }
      }
    } + [systemTradeOff(screens)]
  }

  /// Both rates of every system against each other: the same chart as that of the policies.
  private static func systemTradeOff(_ screens: [Screen]) -> Picture {
    let chart = Chart.tradeOff
    let title = "\(chart.title) (systems)"
    let caption: Prose =
      "\(chart.caption) Success is the mean over pages, weighted equally; false triggers are"
      + " those of the worst page and kind."
    return Picture(
      path: "charts/\(chart.name)-systems.svg", title: title, caption: caption
    ) { index in
      let recommended = SystemText.groups(index).map { ($0.group, SystemChoice($0).best) }
      var input: [ChartScreen] = []
      var points: [[String: ChartPoint]] = []
      for screen in screens {
        guard let pages = SystemPages(index, on: screen) else { continue }
        let found = SystemChoice(pages).standings.compactMap { standing in
          point(standing).map { (standing.system.name, $0) }
        }
        points.append(Dictionary(found) { first, _ in first })
        let best = recommended.first { $0.0.contains(screen) }?.1
        input.append(
          ChartScreen(
            name: screen.reportTitle, width: screen.viewWidth, kind: screen.kind.rawValue,
            limit: pages.limits.falseTriggers, best: best.flatMap { points.last?[$0.system.name] }))
      }
      let series = index.experiment.systems.map { system in
        let own = points.map { $0[system.name] }
        return ChartSeries(
          policy: system.name, success: own.map { $0?.success },
          falseTriggers: own.map { $0?.falseTriggers })
      }
      return chart.scene(title, ChartData(screens: input, series: series))
    }
  }

  /// Both rates of a system over the pages of a screen.
  private static func point(_ standing: SystemStanding) -> ChartPoint? {
    ChartPoint(
      success: rate(standing.success.map { ($0.rate, $0.standardError) }),
      falseTriggers: standing.falseTriggers.flatMap(rate))
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
    let names = fileNames(index.shownSettings.map { "\($0.context)-\($0.recognizer)" })
    return zip(index.shownSettings, names).flatMap { setting, name -> [Picture] in
      let isOnly = index.shownSettings.count == 1
      let count = index.experiment.policies.count
      return ChartCatalog.all(for: count).map { chart in
        let screens = chart.isByScreen ? panels(index.screens) : index.screens
        let suffix = isOnly ? "" : "-\(name)"
        let place = isOnly ? "" : " (\(setting.recognizer), \(setting.context) page)"
        let title = chart.title + place
        let rest =
          screens.count < index.screens.count
          ? " Shown are \(screens.count) of the \(index.screens.count) screens." : ""
        return Picture(
          path: "charts/\(chart.name)\(suffix).svg", title: title,
          caption: "\(chart.caption)\(rest)"
        ) { index in
          let decisions = Decision.all(index, context: setting.context).map(\.best)
          let input = screens.map { screen in
            ChartScreen(
              name: screen.reportTitle, width: screen.viewWidth, kind: screen.kind.rawValue,
              limit: index.results.choices.map { _ in index.experiment.limits.falseTriggers },
              best: best(decisions, setting, on: screen))
          }
          let data = ChartData(screens: input, series: series(index, setting, screens))
          return chart.scene(title, data)
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
  ) -> ChartPoint? {
    let own = decisions.first {
      $0.scope.group != .everything && $0.scope.screens.contains { $0.name == screen.name }
    }
    guard let own, own.recognizer.name == setting.recognizer,
      let figures = own.screens.first(where: { $0.screen == screen.name })
    else { return nil }
    return ChartPoint(
      success: rate(figures.success), falseTriggers: rate(figures.falseTriggers?.rate))
  }

  private static func rate(_ choice: Choice.Rate?) -> ChartRate? {
    choice.flatMap { choice in
      let (rate, half) = (choice.rate, 1.96 * choice.standardError)
      return ChartRate(rate: rate, low: rate - half, high: rate + half)
    }
  }

  private static func rate(_ row: RateRow) -> ChartRate? {
    ChartRate(rate: row.rate, low: row.low, high: row.high)
  }

  private static func series(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ screens: [Screen]
  ) -> [ChartSeries] {
    func rates(_ row: (ConditionKey) -> RateRow?) -> [ChartRate?] {
      screens.map { row(setting.on($0.name)).flatMap(rate) }
    }
    return index.experiment.policies.map { policy in
      ChartSeries(
        policy: policy.name,
        success: rates { index.rate(.success, of: policy.name, in: $0) },
        falseTriggers: rates { index.falseTriggers(of: policy.name, in: $0) })
    }
  }
}

/// The charts that belong to the answer.
enum FirstChartSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    ReportCharts.ofAnswer(index).dropFirst(leads(index) ? 1 : 0).flatMap(\.blocks)
  }

  /// The first picture where it stands before the comparison: below many words and before a long
  /// table.
  static func leading(_ index: ResultIndex) -> [Block] {
    leads(index) ? ReportCharts.ofAnswer(index).first?.blocks ?? [] : []
  }

  private static func leads(_ index: ResultIndex) -> Bool {
    NamedPoliciesSection.isCut(index.experiment) || !WordsSection.blocks(index).isEmpty
  }
}

extension ReportCharts.Picture {
  var blocks: [Block] { [.figure(title: title, path: path)] + .paragraph(caption) }
}
