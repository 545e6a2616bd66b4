import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import StrictFiles
import SwipeSimulation

/// Which policy's mistakes cost least, over priors and prices: never a single hidden pair.
enum CostsSection {
  static func blocks(_ index: ResultIndex) -> [Block] {
    let best = index.results.costs.filter(\.isBest)
    if best.isEmpty { return [] }
    return [.section("What mistakes cost"), .paragraph(finding(best)), .paragraph(note)]
      + index.experiment.priors.flatMap { prior -> [Block] in
        let shares = prior.shares.filter { $0.share > 0 }.map { part -> Prose in
          "\(FixedDecimals.trimmed(part.share * 100, decimals: 1))% \(code: part.intent.rawValue)"
        }
        return [
          .part("\(prior.name): \(shares.joined(separator: ", "))"),
          .table(table(prior, best, index)),
        ]
      }
  }

  /// Rows are prices, columns conditions; each cell names who costs least, and how much.
  private static func table(
    _ prior: IntentPrior, _ best: [CostRow], _ index: ResultIndex
  ) -> Documents.Table {
    let keys = index.settings.flatMap { setting in index.screens.map { setting.on($0.name) } }
    let several = index.settings.count > 1
    return Table(
      [("Cost of an unwanted pop (missed pops)", .right)]
        + keys.map { key in
          ("\(code: key.screen)\(several ? " (\(key.recognizer), \(key.context))" : "")", .left)
        }
    ).rows(index.experiment.costRatios) { ratio in
      let cells = keys.map { key -> Prose in
        let rows = best.filter {
          $0.condition == key && $0.prior == prior.name && $0.ratio == ratio
        }
        guard let first = rows.first else { return "" }
        let names = [Prose](code: rows.prefix(2).map(\.policy)).joined(separator: ", ")
        let rest = rows.count > 2 ? " and \(rows.count - 2) more" : ""
        return "\(names)\(rest) \(RateText.plain(first.cost / 100, error: first.error / 100))"
      }
      return ["\(FixedDecimals.trimmed(ratio, decimals: 3))"] + cells
    }
  }

  private static func finding(_ best: [CostRow]) -> Prose {
    let places = Dictionary(grouping: best) { "\($0.condition) \($0.prior) \($0.ratio)" }
    let wins = Dictionary(grouping: best, by: \.policy).mapValues(\.count)
    let order = wins.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = order.first else { return "" }
    if first.value == places.count {
      return
        "\(strong: "\(code: first.key) costs least everywhere:") on every screen, in every usage"
        + " mix, at every cost ratio."
    }
    let names = order.prefix(3).enumerated().map { place, win -> Prose in
      "\(code: win.key)\(place == 0 ? " is cheapest" : "") in \(win.value)"
    }.listed
    let others = order.count > 3 ? ", and \(order.count - 3) others in the rest" : ""
    return
      "\(strong: "No policy costs least everywhere.") Across \(places.count) combinations of"
      + " screen, recognizer, usage mix and cost ratio, \(names)\(others)."
  }

  private static let note: Prose =
    "Cost per hundred swipes, in missed pops. A wanted pop that did not complete costs 1; a pop"
    + " that nobody wanted at release costs the number in the first column. Usage mixes are"
    + " assumptions. Errors (±) are upper bounds. All costs are in \(code: "costs.csv")."
}
