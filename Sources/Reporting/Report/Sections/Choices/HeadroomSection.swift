import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// How much of what a learned reference separates each policy reaches.
enum HeadroomSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let choices = index.results.choices, !choices.headroom.isEmpty else { return [] }
    let rows = choices.headroom
    var lines = ["## How much is left on the table", "", intro, ""]
    for setting in index.settings {
      for goal in index.results.experiment.goals {
        guard let budget = goal.accidents else { continue }
        let own = rows.filter {
          $0.budget == budget && $0.condition.context == setting.context
            && $0.condition.recognizer == setting.recognizer
        }
        // Recognizers behind which nothing is best are left to the file.
        let isChosen = choices.all.contains {
          $0.isBest && $0.goal == goal && $0.recognizer.name == setting.recognizer
        }
        if own.isEmpty || !isChosen { continue }
        let percent = FixedDecimals.trimmed(budget * 100, decimals: 4)
        let place = index.settings.count > 1 ? " (`\(setting.recognizer)`)" : ""
        lines += ["### At most \(percent) % false triggers\(place)", ""]
        lines += table(own, index.screens) + [""]
      }
    }
    return Array(lines.dropLast())
  }

  private static let intro =
    "A rule separates as much as its success exceeds its false triggers. The reference sees a"
    + " release's translation, velocity, duration and start, and pops where that is likeliest to be"
    + " a wanted pop (the likelihood ratio, of densities in bins; each quarter of the people"
    + " is tried with what the others taught). It is no bound: what learns better"
    + " separates more. The table gives each policy's share of what it separates, in percent; 100:"
    + " as much, or more. Empty: false triggers exceed what is allowed. All rates, also"
    + " behind recognizers that were not chosen, are in `headroom.csv`."

  /// Rows are policies, columns screens.
  private static func table(_ rows: [HeadroomRow], _ screens: [Screen]) -> [String] {
    let shown = screens.filter { screen in
      rows.contains { $0.condition.screen == screen.name }
    }
    var table = MarkdownTable(
      [("Policy", .left)]
        + shown.map { ("`\($0.name)`, \(FixedDecimals.trimmed($0.viewWidth)) pt", .right) })
    func row(_ policy: String, isTuned: Bool, _ screen: Screen) -> HeadroomRow? {
      rows.first {
        $0.condition.screen == screen.name && $0.policy == policy
          && $0.parameters.isEmpty != isTuned
      }
    }
    table.append(
      ["success of the likelihood ratio"]
        + shown.map { screen in
          row(HeadroomRow.reference, isTuned: false, screen).map { rate($0.success) } ?? ""
        })
    table.append(
      ["its false triggers"]
        + shown.map { screen in
          row(HeadroomRow.reference, isTuned: false, screen).map {
            rate($0.falseTrigger)
          } ?? ""
        })
    var names: [(policy: String, isTuned: Bool)] = []
    for row in rows where row.policy != HeadroomRow.reference {
      let isTuned = !row.parameters.isEmpty
      if !names.contains(where: { $0 == (row.policy, isTuned) }) {
        names.append((row.policy, isTuned))
      }
    }
    for name in names {
      table.append(
        ["`\(name.policy)`" + (name.isTuned ? ", best setting" : "")]
          + shown.map { share(row(name.policy, isTuned: name.isTuned, $0)) })
    }
    return table.lines
  }

  private static func rate(_ rate: Choice.Rate) -> String {
    RateText.plain(rate.rate, error: rate.standardError)
  }

  private static func share(_ row: HeadroomRow?) -> String {
    guard let row else { return "" }
    if row.headroom.rate == 0 { return "the reference cannot separate them" }
    return row.share.map { FixedDecimals.string(min($0, 1) * 100, decimals: 1) } ?? ""
  }
}
