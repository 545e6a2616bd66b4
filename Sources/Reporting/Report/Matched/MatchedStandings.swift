import ExperimentFiles
import Findings
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Policies at one budget of false triggers: those that keep within it on every screen first, each
/// part in the order of success on the worst screen.
struct MatchedStandings {
  /// One policy on every screen.
  struct Standing {
    /// Its name.
    let policy: String
    /// One row per screen, narrowest first.
    let rows: [MatchedRow]
    /// Whether it is another one told a second estimate of the velocity, which nobody ships.
    let isTwin: Bool
    /// Success on its worst screen, at the budget and as shipped, as a proportion.
    let worst, shipped: Double

    /// Whether it keeps within the budget on every screen, as shipped or by a moved threshold.
    var isWithin: Bool { rows.allSatisfy(\.isWithinBudget) }
  }

  /// The budget, as a proportion.
  package let budget: Double
  /// All policies that were counted on every screen.
  let standings: [Standing]

  /// Those whose successes can be compared.
  var compared: [Standing] { standings.filter(\.isWithin) }

  /// Of those, the rules as somebody ships them.
  var originals: [Standing] { compared.filter { !$0.isTwin } }

  /// Collects the rows of a budget.
  init(_ index: ResultIndex, _ setting: ResultIndex.Setting, budget: Double) {
    self.budget = budget
    let keys = index.screens.map { setting.on($0.name) }
    let all = index.results.experiment.policies.map(\.name).compactMap { policy -> Standing? in
      let rows = keys.compactMap { index.matched(policy, budget: budget, in: $0) }
      let shipped = keys.compactMap { index.rate(.success, of: policy, in: $0)?.rate }
      guard rows.count == keys.count, shipped.count == keys.count,
        let worst = rows.map(\.success).min(), let own = shipped.min()
      else { return nil }
      return Standing(
        policy: policy, rows: rows, isTwin: false, worst: worst, shipped: own)
    }
    standings = [true, false].flatMap { isWithin in
      all.filter { $0.isWithin == isWithin }.sorted { $0.worst > $1.worst }
    }
  }

  /// The share of pairs of the originals that stand in the opposite order as shipped; nil for
  /// fewer than two.
  var swappedShare: Double? {
    let compared = originals
    guard compared.count > 1 else { return nil }
    var (swapped, pairs) = (0, 0)
    for (place, a) in compared.enumerated() {
      for b in compared[(place + 1)...] {
        pairs += 1
        if (a.worst - b.worst) * (a.shipped - b.shipped) < 0 { swapped += 1 }
      }
    }
    return Double(swapped) / Double(pairs)
  }

  /// The limits of the middle half of values; nil for fewer than four, which have no such half.
  static func middleHalf(_ values: [Double]) -> (low: Double, high: Double)? {
    let sorted = values.sorted()
    guard sorted.count >= 4 else { return nil }
    let left = sorted.count / 4
    return (sorted[left], sorted[sorted.count - 1 - left])
  }
}
