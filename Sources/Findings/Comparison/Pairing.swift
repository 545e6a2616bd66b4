import TrialStatistics

/// How the error of the difference of two rates was found.
public enum Pairing: String, Sendable, CaseIterable {
  /// The same rule met the same people on both sides: no difference.
  case identical
  /// Over batches of the same people, so that what they have in common cancels.
  case batches
  /// From the errors of both rates, as if independent.
  case independent
  /// From the intervals of both rates, squared and added: few events.
  case intervals

  /// The change from rate A to rate B by the way that both rates allow.
  ///
  /// - Batches of the same people on both sides: paired over batches, which also says how much a
  ///   change that moved few swipes or none may matter, where all swipes are the same.
  /// - Few events on a side, or no error: Newcombe's square and add of the two intervals, which
  ///   keep their coverage for rare events where errors do not.
  /// - Otherwise: as if independent, which is wider than needed where the swipes are the same.
  ///
  /// Batches agree when both sides have the same number of them: then each person is in the same
  /// batch of both, even where one side has more people. The error comes from how the batches of
  /// both sides vary together, so it also holds for those whom only one side has.
  static func change(
    from a: RateSummary, to b: RateSummary, batches: (a: ClusterSums, b: ClusterSums)?
  ) -> (change: RateDifference, pairing: Pairing) {
    let isSparse = a.isSparse || b.isSparse
    if let batches, batches.a.trials.count == batches.b.trials.count,
      !isSparse || batches.a.trials == batches.b.trials,
      let paired = RateDifference.paired(from: batches.a, to: batches.b)
    {
      return (paired, .batches)
    }
    if isSparse { return (.squareAndAdd(from: a, to: b), .intervals) }
    return (.independent(from: a, to: b), .independent)
  }
}
