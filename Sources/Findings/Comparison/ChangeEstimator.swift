import ExperimentFiles
import TrialStatistics

/// Finds the error of each change by the way that its rate allows.
struct ChangeEstimator: Sendable {
  private let a, b: StoredRun
  private let isSamePeople: Bool
  private let differences: [ManifestDifference]

  /// Parts of an experiment that change no rate by themselves.
  private static let harmless = ExperimentKey.allCases.harmless

  init(_ a: StoredRun, _ b: StoredRun, _ differences: [ManifestDifference]) {
    (self.a, self.b) = (a, b)
    self.differences = differences
    isSamePeople = ErrorBasis.isSamePeople(a, b)
  }

  /// The change of one rate from A to B, and how its error was found.
  ///
  /// No difference where the same people met the same rule (see `isIdentical`); else
  /// `Pairing.change`, paired where both folders have batches of the same people.
  func change(
    _ key: RateKey, from rateA: RateSummary, to rateB: RateSummary
  ) -> (change: RateDifference, pairing: Pairing) {
    if isIdentical(key, rateA, rateB) { return (.none, .identical) }
    return Pairing.change(from: rateA, to: rateB, batches: batches(key))
  }

  /// The batches of both sides; nil where they are not of the same people.
  func batches(_ key: RateKey) -> (a: ClusterSums, b: ClusterSums)? {
    guard isSamePeople, let own = a.batches?[key], let other = b.batches?[key] else { return nil }
    return (own, other)
  }

  /// Whether all of the same swipes came to the same.
  func isSameThroughout(_ rateA: RateSummary, _ rateB: RateSummary) -> Bool {
    isSamePeople && rateA.isSameThroughout(as: rateB)
  }

  /// Whether the same people met the same rule on both sides, and so did the same.
  ///
  /// Counts and errors must be equal too; intervals of few events also tell what other policies
  /// show. Equal numbers alone are no proof: a changed policy may have moved no swipe of these
  /// people and move one of others.
  private func isIdentical(_ key: RateKey, _ rateA: RateSummary, _ rateB: RateSummary) -> Bool {
    guard isSamePeople, rateA.tellsTheSame(as: rateB) else { return false }
    return differences.allSatisfy { difference in
      guard let part = difference.path.first else { return false }
      if part == "policies" || part == "systems" {
        return difference.path.count > 1 && difference.path[1] != key.policy
      }
      if part == "screens", difference.path.count > 1 {
        return difference.path[1] != key.condition.screen
      }
      return Self.harmless.contains(part) || difference.path == ["tool", "version"]
    }
  }
}
