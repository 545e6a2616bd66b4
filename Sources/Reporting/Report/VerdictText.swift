import Documents
import Drawing
import ExperimentFiles
import Findings
import Study
import SwipeSimulation
import TrialStatistics

/// Verdicts of several screens in a cell, and the margins that they go by.
enum VerdictText {
  /// Which margin holds for which metric: `The margin is 1 point; of ...`.
  ///
  /// - Parameter limit: of false triggers, as a proportion.
  static func margins(_ margin: Double, limit: Double) -> Prose {
    let floor = RateText.points(ChangeMargin.falseTriggerFloor(limit: limit))
    let ratio = FixedDecimals.trimmed(ChangeMargin.falseTriggerRatio, decimals: 2)
    return "The margin is \(RateText.points(margin)). For \(code: Metric.falseTrigger.name) there"
      + " are two, a ratio of \(ratio) and a difference of \(floor) (2% of the limit):"
      + " \(em: "better") and \(em: "worse") must exceed both, \(em: "equivalent") must be within"
      + " one of them."
  }

  /// `better on 10, undetermined on 2`, or the verdict alone where it is the same everywhere.
  static func cell(_ verdicts: [Verdict]) -> String {
    let order: [Verdict] = [.better, .equivalent, .worse, .undetermined]
    let counts = order.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count > 0 ? (verdict.rawValue, count) : nil
    }
    if counts.count == 1, let only = counts.first {
      return verdicts.count == 1 ? only.0 : "\(only.0) on all \(verdicts.count)"
    }
    return counts.map { "\($0.0) on \($0.1)" }.joined(separator: ", ")
  }
}

/// Verdicts over all screens of a page and recognizer: whether policies stand in the same order
/// everywhere, and where they change sides.
enum ScreenVerdicts {
  /// Pairs that are named with their screens; the others are counted.
  private static let named = 3

  /// A pair with the screens on which the first stands worst and best.
  private struct Change {
    let worst, best: ContrastRow
    var spread: Double { best.difference - worst.difference }
  }

  /// Sentences on success; none for one screen or one policy.
  static func blocks(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [Block] {
    let order = Dictionary(uniqueKeysWithValues: index.screens.enumerated().map { ($1.name, $0) })
    let pairs = Dictionary(
      grouping: index.results.contrasts.indices.filter {
        let row = index.results.contrasts[$0]
        return row.metric == Metric.success.name && row.condition.context == setting.context
          && row.condition.recognizer == setting.recognizer
      }
    ) { [index.results.contrasts[$0].policyA, index.results.contrasts[$0].policyB] }
    if pairs.isEmpty || index.screens.count < 2 { return [] }
    // In the order of the table.
    let changes = pairs.values.sorted { $0[0] < $1[0] }.compactMap { places in
      change(
        places.map { index.results.contrasts[$0] }.sorted {
          order[$0.condition.screen] ?? 0 < order[$1.condition.screen] ?? 0
        })
    }
    return [.paragraph(ranking(changes, of: pairs.count, screens: index.screens.count))]
  }

  /// A pair that is better on one screen and worse on another; of equals the narrowest is named.
  private static func change(_ rows: [ContrastRow]) -> Change? {
    guard ScreensVerdict(rows.map(\.verdict)) == .mixed,
      let worst = rows.min(by: { $0.difference < $1.difference }),
      let best = rows.max(by: { $0.difference < $1.difference })
    else { return nil }
    return Change(worst: worst, best: best)
  }

  private static func ranking(_ changes: [Change], of pairs: Int, screens: Int) -> Prose {
    guard !changes.isEmpty else {
      return
        "\(strong: "The ranking by success is the same on all \(screens) screens:") none of the"
        + " \(pairs) pairs is better on one and worse on another."
    }
    // Those first that change most.
    let order = changes.sorted { $0.spread > $1.spread }
    let examples = order.prefix(named).map(example).joined(separator: "; ")
    let rest = order.count > named ? "; and \(order.count - named) more" : ""
    return "\(strong: "The ranking by success is not the same on all \(screens) screens.")"
      + " \(changes.count) of \(pairs) pairs change\(changes.count == 1 ? "s" : "") sides by more"
      + " than the margin: \(examples)\(rest)."
  }

  private static func example(_ change: Change) -> Prose {
    func text(_ row: ContrastRow) -> Prose {
      "\(RateText.difference(row)) on \(code: row.condition.screen)"
    }
    return "\(code: change.best.policyA) minus \(code: change.best.policyB) ranges from"
      + " \(text(change.worst)) to \(text(change.best))"
  }
}
