import Study
import TrialStatistics

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
  /// How many apps there are.
  var count: Int { first.count }

  /// Whether swipes of an intent were counted in a condition in all of them.
  func haveCounted(_ intent: Int, _ condition: Int) -> Bool {
    (first + second).allSatisfy { counts in
      let sums = counts.conditions[condition].sums
      return !sums.isEmpty && sums[intent * width] > 0
    }
  }

  /// The rate of swipes of an intent that complete a policy, in every app.
  func completed(_ intent: Int, _ policy: Int, _ condition: Int) -> [Double] {
    rates(intent, 2 + policy, of: 0, condition)
  }

  /// The same among swipes that begin.
  func completedOnceBegun(_ intent: Int, _ policy: Int, _ condition: Int) -> [Double] {
    rates(intent, 2 + policy, of: 1, condition)
  }

  /// The rate of swipes of an intent that begin, in every app.
  func begun(_ intent: Int, _ condition: Int) -> [Double] {
    rates(intent, 1, of: 0, condition)
  }

  private func rates(
    _ intent: Int, _ events: Int, of trials: Int, _ condition: Int
  ) -> [Double] {
    func rate(_ counts: StudyCounts) -> Double {
      let sums = counts.conditions[condition].sums
      let all = sums[intent * width + trials]
      return all == 0 ? 0 : Double(sums[intent * width + events]) / Double(all)
    }
    let halves = SplitHalves(first.map(rate), second.map(rate))
    return isPlain ? halves.plain : halves.figures
  }
}
