import TrialStatistics

/// Finds the error of each change by the way that its rate allows.
struct ChangeEstimator: Sendable {
  private let a, b: StoredRun
  private let isSamePeople: Bool
  private let differences: [ManifestDifference]

  /// Parts of an experiment that change no rate by themselves.
  private static let harmless: Set<String> = [
    "question", "margin", "sweeps", "claims", "measures", "false_trigger_budgets", "policies",
    "systems", "sensitivity", "priors", "cost_ratios",
  ]

  init(_ a: StoredRun, _ b: StoredRun, _ differences: [ManifestDifference]) {
    (self.a, self.b) = (a, b)
    self.differences = differences
    isSamePeople = ErrorBasis.isSamePeople(a, b)
  }

  /// The change of one rate from A to B, and how its error was found.
  ///
  /// - Same people and the same events: no difference (see `isIdentical`).
  /// - Few events on a side, or no error: Newcombe's square and add of the two stored intervals,
  ///   which keep their coverage for rare events where errors do not.
  /// - Same people and batches of them in both folders: paired over batches.
  /// - Otherwise: as if independent, which is wider than needed where the swipes are the same.
  func change(
    _ key: RateKey, from rateA: RateSummary, to rateB: RateSummary
  ) -> (change: RateDifference, pairing: Pairing) {
    if isIdentical(key, rateA, rateB) { return (.none, .identical) }
    guard !rateA.isSparse, !rateB.isSparse else {
      return (.squareAndAdd(from: rateA, to: rateB), .intervals)
    }
    if let paired = paired(key) { return (paired, .batches) }
    return (.independent(from: rateA, to: rateB), .independent)
  }

  /// Over batches of the same people; nil where there are none in common.
  ///
  /// Batches agree when both runs have the same number of them: then each person is in the same
  /// batch of both runs, even where one run has more people. The error comes from how the batches
  /// of both sides vary together, so it also holds for those whom only one run has.
  private func paired(_ key: RateKey) -> RateDifference? {
    guard isSamePeople, let own = a.batches?[key], let other = b.batches?[key],
      own.trials.count == other.trials.count
    else { return nil }
    return .paired(from: own, to: other)
  }

  /// Whether the same people did the same on both sides.
  ///
  /// Counts, errors and intervals must be equal. That tells it for rates between 0 and 1, for the
  /// error follows from the counts of every person. Where nothing or everything happened it tells
  /// nothing about a changed policy, so there the policy must be the same as well.
  private func isIdentical(_ key: RateKey, _ rateA: RateSummary, _ rateB: RateSummary) -> Bool {
    guard isSamePeople, rateA == rateB else { return false }
    if rateA.standardError > 0, rateA.standardError.isFinite { return true }
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
