import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Policies with their thresholds moved to the same rate of false triggers: the middle budget in
/// full, the leaders of the others.
enum MatchedSection: ReportSection {
  /// Places of the table of the other budgets.
  private static let leaders = 5

  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let budgets = index.results.experiment.falseTriggerBudgets.sorted()
    if budgets.isEmpty { return [] }
    var lines: [String] = []
    for setting in index.settings {
      let all = budgets.map { MatchedStandings(index, setting, budget: $0) }
      let shown = all[budgets.count / 2]
      if shown.standings.isEmpty { continue }
      let place = index.settings.count > 1 ? " (`\(setting.recognizer)`, \(setting.context))" : ""
      lines += (lines.isEmpty ? [] : [""]) + ["## At the same rate of false triggers\(place)", ""]
      lines += MatchedText.findings(
        shown, margin: index.results.experiment.margin, isOneScreen: index.screens.count == 1)
      lines += ["", note(shown), ""] + table(shown, index)
      let others = all.filter { $0.budget != shown.budget }
      if !others.isEmpty { lines += ["", othersNote, ""] + first(others) }
    }
    return lines
  }

  private static func table(_ standings: MatchedStandings, _ index: ResultIndex) -> [String] {
    let screens = ReportCharts.panels(index.screens)
    var table = MarkdownTable(
      [("Policy", .left), ("Threshold", .left)]
        + PolicyLayout.columns(screens, of: index.results.experiment))
    let policies = Dictionary(
      index.results.experiment.policies.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    for standing in standings.standings {
      let parameter = standing.rows.lazy.compactMap(\.parameter).first
      let own = policies[standing.policy]?.parameters.first { $0.name == parameter }?.value
      let cells = zip(index.screens, standing.rows).filter { screen, _ in
        screens.contains { $0.name == screen.name }
      }.map { MatchedText.cell($0.1) }
      table.append(
        [
          "`\(standing.policy)`", MatchedText.threshold(standing, index.screens, own: own),
        ] + cells)
    }
    return table.lines
  }

  private static func note(_ standings: MatchedStandings) -> String {
    "Success in percent of the wanted pops. On each screen by itself every policy has its share or"
      + " length moved, everything else, flick speeds too, being as shipped, to the least value at"
      + " which at most"
      + " \(MatchedText.percent(standings.budget)) % of the swipes meant for something else pop: a"
      + " comparison of rules, not of what ships. Sorted by success on the worst screen;"
      + " *Threshold* tells its own value and where it went."
      + MatchedText.legend(standings.standings) + " Every value is in `matched.csv`."
  }

  private static let othersNote =
    "The first \(leaders) at other budgets, with their success on the worst screen; the rest are in"
    + " `matched.csv`."

  private static func first(_ budgets: [MatchedStandings]) -> [String] {
    var table = MarkdownTable(
      [("Place", .right)]
        + budgets.map { ("at most \(MatchedText.percent($0.budget)) %", .left) })
    for place in 0..<leaders where budgets.contains(where: { $0.compared.count > place }) {
      let cells = budgets.map { standings -> String in
        guard standings.compared.count > place else { return "" }
        let standing = standings.compared[place]
        return "`\(standing.policy)` \(FixedDecimals.string(standing.worst * 100, decimals: 1))"
      }
      table.append(["\(place + 1)"] + cells)
    }
    return table.lines
  }
}
