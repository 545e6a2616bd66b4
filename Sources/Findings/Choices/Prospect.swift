import ExperimentFiles
import Study
import TrialStatistics

/// What a recommendation does for other people: its figures over many worlds, each one app's
/// people.
package struct Prospect: Sendable, Equatable {
  /// The range of a figure over worlds: its median, and the bounds of nine worlds of ten.
  package struct Range: Sendable, Equatable {
    /// The median, and the 5 and 95% quantiles.
    package let median, low, high: Double
    /// Their standard deviation.
    package let deviation: Double
    /// The share of worlds in which the figure breaks its limit; 0 where it has none.
    package let broken: Double

    /// - Precondition: there is a value.
    init(_ values: [Double], breaks: (Double) -> Bool = { _ in false }) {
      broken = Double(values.count(where: breaks)) / Double(values.count)
      let sorted = values.sorted()
      func quantile(_ share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let (below, rest) = (Int(place), place - Double(Int(place)))
        return rest == 0
          ? sorted[below] : sorted[below] + rest * (sorted[below + 1] - sorted[below])
      }
      (median, low, high) = (quantile(0.5), quantile(0.05), quantile(0.95))
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      deviation = (squares / Double(max(values.count - 1, 1))).squareRoot()
    }
  }

  /// The share of worlds in which a recommendation is to keep its limits.
  package static let leastChance = 0.9

  /// The share of worlds in which it keeps all limits on every screen.
  package let chance: Double
  package let worlds: Int
  /// Success on the worst screen; false triggers of the worst kind, honoured aborts and content
  /// lost on the screen where each is worst.
  package let rates: ByCriterion<Range>
  /// The content gesture that most often triggers falsely most; nil without any.
  package let worstIntent: String?
  /// Sampling error that was taken out of success or false triggers, whichever had more of it, by
  /// the standard deviation with it; nil if not asked for.
  package let samplingShare: Double?
}

/// What one candidate does in one world on some screens, where each figure is worst.
struct WorldFigures {
  var rates = ByCriterion { $0 == .success ? .infinity : $0.isMoreBetter ? 1.0 : 0 }
  /// Place of the intent of those false triggers.
  var worst: Int?
}

/// Counts of simulated apps, each of whose people come in two halves.
struct WorldHalves: Sendable {
  private let first, second: [StudyCounts]
  /// Integers of each intent: swipes, those that begin, then those that complete each policy.
  private let width: Int
  /// Whether sampling error stays in rates.
  private let isPlain: Bool

  /// - Parameters:
  ///   - counts: both halves of every app, one after the other.
  ///   - policies: how many policies are judged.
  init(_ counts: some Collection<StudyCounts>, policies: Int) {
    let halves = Array(counts)
    first = stride(from: 0, to: halves.count, by: 2).map { halves[$0] }
    second = stride(from: 1, to: halves.count, by: 2).map { halves[$0] }
    (width, isPlain) = (policies + 2, false)
  }

  private init(plain other: Self) {
    (first, second, width, isPlain) = (other.first, other.second, other.width, true)
  }

  /// The same with sampling error in rates.
  var plain: Self { Self(plain: self) }
  var count: Int { first.count }

  /// Whether swipes of an intent were counted in a condition in all of them.
  func haveCounted(_ intent: Int, _ condition: Int) -> Bool {
    (first + second).allSatisfy { counts in
      let sums = counts.conditions[condition].sums
      return !sums.isEmpty && sums[intent * width] > 0
    }
  }

  /// The rate of swipes of an intent, or of those that begin, that complete a policy, in every app;
  /// without a policy of those that begin.
  func rates(
    _ intent: Int, of policy: Int?, amongBegun: Bool = false, _ condition: Int
  ) -> [Double] {
    let (events, trials) = (policy.map { 2 + $0 } ?? 1, amongBegun ? 1 : 0)
    func rate(_ counts: StudyCounts) -> Double {
      let sums = counts.conditions[condition].sums
      let all = sums[intent * width + trials]
      return all == 0 ? 0 : Double(sums[intent * width + events]) / Double(all)
    }
    let halves = SplitHalves(first.map(rate), second.map(rate))
    return isPlain ? halves.plain : halves.figures
  }
}
