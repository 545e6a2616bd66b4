public import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The price of an unwanted pop at which another of the named policies costs least.
public enum BreakEven {
  /// A price at which the cheapest policy changes.
  public struct Flip: Sendable {
    /// The cheapest policy below the price, and above it.
    public let below, above: String
    /// How many missed pops an unwanted one is as bad as there.
    public let price: Double
  }

  /// A policy's missed pops and unwanted ones per hundred swipes: its cost is the first and price
  /// times the second.
  private struct Line {
    let policy: String
    let missed, unwanted: Double
  }

  /// Every change of the cheapest policy as the price rises from 0: the lower hull of straight
  /// lines.
  public static func flips(_ index: ResultIndex, _ prior: IntentPrior, _ key: ConditionKey)
    -> [Flip]
  {
    let lines = index.results.experiment.policies.compactMap {
      line(of: $0.name, prior, key, index)
    }
    guard
      var current = lines.min(by: { ($0.missed, $0.unwanted) < ($1.missed, $1.unwanted) })
    else { return [] }
    var flips: [Flip] = []
    while true {
      let next = lines.filter { $0.unwanted < current.unwanted }.map { line in
        (line: line, price: (line.missed - current.missed) / (current.unwanted - line.unwanted))
      }.min { ($0.price, $0.line.unwanted) < ($1.price, $1.line.unwanted) }
      // Beyond a thousand missed pops no price is meant.
      guard let next, next.price <= 1000 else { return flips }
      flips.append(Flip(below: current.policy, above: next.line.policy, price: next.price))
      current = next.line
    }
  }

  private static func line(
    of policy: String, _ prior: IntentPrior, _ key: ConditionKey, _ index: ResultIndex
  ) -> Line? {
    guard let success = index.rate(.success, of: policy, in: key) else { return nil }
    let rows = index.results.costs.filter {
      $0.condition == key && $0.policy == policy && $0.prior == prior.name
    }
    // A cost is a straight line over the price: success tells it at 0, a row at another price.
    let missed = 100 * prior.share(of: .pop) * (1 - success.rate)
    guard let row = rows.first(where: { $0.ratio > 0 }) else { return nil }
    return Line(policy: policy, missed: missed, unwanted: max(0, row.cost - missed) / row.ratio)
  }
}
