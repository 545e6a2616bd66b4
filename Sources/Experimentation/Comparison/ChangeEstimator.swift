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
  /// - The same people under the same rule: no difference (see `isIdentical`).
  /// - Same people and batches of them in both folders: paired over batches, which also says how
  ///   much a change that moved few swipes or none may matter, where all swipes are the same.
  /// - Few events on a side, or no error: Newcombe's square and add of the two stored intervals,
  ///   which keep their coverage for rare events where errors do not.
  /// - Otherwise: as if independent, which is wider than needed where the swipes are the same.
  func change(
    _ key: RateKey, from rateA: RateSummary, to rateB: RateSummary
  ) -> (change: RateDifference, pairing: Pairing) {
    if isIdentical(key, rateA, rateB) { return (.none, .identical) }
    let isSparse = rateA.isSparse || rateB.isSparse
    if let paired = paired(key, isSparse: isSparse) { return (paired, .batches) }
    if isSparse { return (.squareAndAdd(from: rateA, to: rateB), .intervals) }
    return (.independent(from: rateA, to: rateB), .independent)
  }

  /// Over batches of the same people; nil where there are none in common, or where events are few
  /// and some swipes only in one run.
  ///
  /// Batches agree when both runs have the same number of them: then each person is in the same
  /// batch of both runs, even where one run has more people. The error comes from how the batches
  /// of both sides vary together, so it also holds for those whom only one run has.
  private func paired(_ key: RateKey, isSparse: Bool) -> RateDifference? {
    guard isSamePeople, let own = a.batches?[key], let other = b.batches?[key],
      own.trials.count == other.trials.count, !isSparse || own.trials == other.trials
    else { return nil }
    return .paired(from: own, to: other)
  }

  /// Whether the same people met the same rule on both sides, and so did the same.
  ///
  /// Counts, errors and intervals must be equal too. Equal numbers alone are no proof: a changed
  /// policy may have moved no swipe of these people and move one of others.
  private func isIdentical(_ key: RateKey, _ rateA: RateSummary, _ rateB: RateSummary) -> Bool {
    guard isSamePeople, rateA == rateB else { return false }
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
