import Drawing
import ExperimentFiles
import Findings
import SwipeSimulation

/// What the recommendation means in a day of use, for each usage mix.
enum UseSection: ReportSection {
  /// Strokes of a person in an app in a day: an assumption, for a sense of proportion.
  private static let strokesPerDay = 500.0

  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let priors = index.results.experiment.priors
    let decisions = Decision.first(index)
    guard !priors.isEmpty, !decisions.isEmpty else { return [] }
    var table = Table(
      [("Usage mix", .left)]
        + decisions.flatMap { decision -> [Table.Column] in
          let place = DecisionText.place(decision.best.scope)
          return [
            ("\(place): false triggers and failed aborts a day", .right),
            ("\(place): missed pops a day", .right),
          ]
        })
    for (place, prior) in priors.enumerated() {
      let cells = decisions.flatMap { decision -> [Prose] in
        let worst = decision.best.screens.compactMap { screen in
          screen.mistakes.indices.contains(place) ? screen.mistakes[place] : nil
        }
        return [worst.map(\.unwanted).max(), worst.map(\.missed).max()].map { share in
          "\(share.map { FixedDecimals.string($0 * strokesPerDay, decimals: 1) } ?? "")"
        }
      }
      table.append([words(prior)] + cells)
    }
    return [.section("What it means in use"), .table(table), .paragraph(note)]
  }

  /// `reading`: 5% pops, 60% reading scrolls, ...
  private static func words(_ prior: IntentPrior) -> Prose {
    let shares = prior.shares.filter { $0.share > 0 }.map { part -> Prose in
      "\(DecisionText.whole(part.share)) \(DecisionText.kinds(of: part.intent.rawValue))"
    }
    return "\(code: prior.name): \(shares.joined(separator: ", "))"
  }

  private static let note: Prose =
    "For the recommended rules, assuming \(FixedDecimals.trimmed(strokesPerDay)) strokes a day;"
    + " each figure is from its worst screen. That number and the mixes are assumptions: no public"
    + " data set pairs recorded back swipes with what people wanted."
}
