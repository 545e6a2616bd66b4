import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study
import SwipeSimulation

/// What the recommendation means in a day of use, for each usage mix.
enum UseSection {
  /// Strokes of a person in an app in a day: an assumption, for a sense of proportion.
  private static let strokesPerDay = 500.0

  static func blocks(_ index: ResultIndex) -> [Block] {
    let priors = index.experiment.priors
    let decisions = Decision.first(index)
    guard !priors.isEmpty, !decisions.isEmpty else { return [] }
    let table = Table(
      [("Usage mix", .left)]
        + decisions.flatMap { decision -> [Table.Column] in
          let place = DecisionText.group(decision.best.scope).sentenceCased
          return [
            ("\(place): unwanted pops per day", .right), ("\(place): missed pops per day", .right),
            ("\(place): content lost per day", .right),
          ]
        }
    ).rows(priors.enumerated()) { place, prior in
      let cells = decisions.flatMap { decision -> [Prose] in
        let worst = decision.best.screens.compactMap { screen in
          screen.mistakes.indices.contains(place) ? screen.mistakes[place] : nil
        }
        return [
          worst.map(\.unwanted).max(), worst.map(\.missed).max(), lost(decision.best, prior, index),
        ].map { share in
          "\(share.map { FixedDecimals.string($0 * strokesPerDay, decimals: 1) } ?? "")"
        }
      }
      return [words(prior)] + cells
    }
    return [.section("What it means in use"), .table(table), .paragraph(note)]
  }

  /// The share of all swipes that are content gestures lost to the recognizer, on the screen where
  /// it is highest; nil where none was counted.
  private static func lost(_ best: Choice, _ prior: IntentPrior, _ index: ResultIndex) -> Double? {
    guard let policy = index.experiment.policies.first else { return nil }
    return best.scope.screens.compactMap { screen -> Double? in
      let shares = prior.shares.compactMap { part in
        index.rate(
          .contentLost, of: policy.name, intent: part.intent.rawValue,
          in: ConditionKey(
            screen: screen.name, context: best.context, recognizer: best.recognizer.name)
        ).map { part.share * $0.rate }
      }
      return shares.isEmpty ? nil : shares.reduce(0, +)
    }.max()
  }

  /// `reading`: 5% pops, 60% reading scrolls, ...
  private static func words(_ prior: IntentPrior) -> Prose {
    let shares = prior.shares.filter { $0.share > 0 }.map { part -> Prose in
      "\(DecisionText.whole(part.share)) \(DecisionText.kinds(of: part.intent.rawValue))"
    }
    return "\(code: prior.name): \(shares.joined(separator: ", "))"
  }

  private static let note: Prose =
    "Each figure is from its worst screen, with the recommended rule, at"
    + " \(FixedDecimals.trimmed(strokesPerDay)) strokes per day. Unwanted pops are false triggers"
    + " and failed aborts. A content gesture is lost if the pop recognizer begins during it,"
    + " whether or not the pop completes. The number of strokes and the mixes are assumptions."
}
