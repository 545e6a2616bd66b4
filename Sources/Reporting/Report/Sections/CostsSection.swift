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

/// Where the swept parameters lead: how far each curve reaches, and where all its points are.
enum SweepsSection {
  /// Lines of one grid that are named one by one.
  private static let named = 6

  static func blocks(_ index: ResultIndex) -> [Block] {
    let sweeps = index.experiment.sweeps
    if sweeps.isEmpty { return [] }
    let groups = sweeps.grouped { "\($0.family.name) \($0.parameter) \($0.values.count)" }
    return [
      .section("Sweeps"),
      "Success and false triggers at every value, with errors, are in \(code: "frontier.csv").",
      .list(groups.flatMap { $0.count > named ? [grid($0)] : $0.map(line) }),
    ]
  }

  private static func line(_ sweep: Sweep) -> Prose {
    // As rules write them: without comparisons, and without what is left at none.
    let texts = sweep.policies.first?.parameterTexts { DecisionText.trimmed($0) } ?? []
    let fixed = texts.filter { !$0.hasPrefix("\(sweep.parameter) = ") }.map { text -> Prose in
      "\(code: String(text.prefix { $0 != " " }))\(text.drop { $0 != " " })"
    }
    return "\(code: sweep.name): \(range(sweep))"
      + (fixed.isEmpty ? "" : ", with \(fixed.joined(separator: ", "))")
  }

  /// Many lines of one family and parameter: what else varies, and over which values.
  private static func grid(_ sweeps: [Sweep]) -> Prose {
    guard let first = sweeps.first else { return "" }
    let others = first.family.parameters.filter { $0.name != first.parameter }
      .compactMap { parameter -> Prose? in
        let values = Set(
          sweeps.compactMap { sweep in
            sweep.policies.first?.parameters.first { $0.name == parameter.name }?.value
          })
        guard values.count > 1, let low = values.min(), let high = values.max() else { return nil }
        return
          "\(values.count) values of \(code: parameter.name) from \(parameter.text(for: low)) to"
          + " \(parameter.text(for: high))"
      }
    return
      "\(code: first.family.name): \(range(first)), at each of \(others.joined(separator: " and "))"
  }

  private static func range(_ sweep: Sweep) -> Prose {
    "\(code: sweep.parameter) from \(number: sweep.values.first ?? 0) to"
      + " \(number: sweep.values.last ?? 0) in \(sweep.values.count) steps"
  }
}
