import Experimentation
import PopGesture
import SwipeSimulation

/// Verdicts over all screens of a page and recognizer: whether policies stand in the same order
/// everywhere, and where they change sides.
enum ScreenVerdicts {
  /// Pairs that are told with their screens; the others are counted.
  private static let told = 3

  /// A sentence on success; none for one screen or one policy.
  static func lines(_ setting: ResultIndex.Setting, _ index: ResultIndex) -> [String] {
    let policies = index.results.experiment.originalPolicies.map(\.name)
    guard index.screens.count > 1, policies.count > 1 else { return [] }
    var pairs = 0
    var changing: [[ContrastRow]] = []
    for (place, a) in policies.enumerated() {
      for b in policies[(place + 1)...] {
        let rows = index.screens.compactMap {
          index.contrast("success", a, b, in: setting.on($0.name))
        }
        if rows.isEmpty { continue }
        pairs += 1
        let verdicts = Set(rows.map(\.verdict))
        if verdicts.contains("better"), verdicts.contains("worse") { changing.append(rows) }
      }
    }
    if pairs == 0 { return [] }
    let count = index.screens.count
    guard !changing.isEmpty else {
      return [
        "**The ranking by success is the same on all \(count) screens:** none of the \(pairs) pairs"
          + " is better on one and worse on another.", "",
      ]
    }
    // Those first that change most.
    let order = changing.sorted { spread($0) > spread($1) }
    let examples = order.prefix(told).map(example).joined(separator: "; ")
    let rest = order.count > told ? "; and \(order.count - told) more" : ""
    return [
      "**The ranking by success is not the same on all \(count) screens:** \(changing.count) of the"
        + " \(pairs) pairs change sides beyond the margin. \(examples)\(rest).", "",
    ]
  }

  private static func spread(_ rows: [ContrastRow]) -> Double {
    (rows.map(\.difference).max() ?? 0) - (rows.map(\.difference).min() ?? 0)
  }

  private static func example(_ rows: [ContrastRow]) -> String {
    guard let best = rows.max(by: { $0.difference < $1.difference }),
      let worst = rows.min(by: { $0.difference < $1.difference })
    else { return "" }
    return "`\(best.policyA)` against `\(best.policyB)`: at best"
      + " \(RateText.difference(best)) on `\(best.condition.screen)`, at worst"
      + " \(RateText.difference(worst)) on `\(worst.condition.screen)`"
  }
}
