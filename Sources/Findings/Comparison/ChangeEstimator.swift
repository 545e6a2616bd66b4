import ExperimentFiles
import StrictFiles
import Study
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
    isSamePeople = StoredRun.difference(a, b).isEmpty
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

/// The smallest change of a rate that matters, which differs from metric to metric.
///
/// Success and honoured aborts matter by the point. False triggers are rare: from 0.2 to 0.4% is a
/// fifth of a point, and twice as many pages lost; so they matter by their ratio. Far below their
/// limit even a multiple of them loses nobody a page: so there is a floor.
package enum ChangeMargin: Sendable, Equatable {
  /// A difference, as a proportion.
  case difference(Double)
  /// A ratio, unless the difference is below a floor, as a proportion.
  case ratio(Double, floor: Double)

  /// A quarter more false triggers.
  package static let falseTriggerRatio = 1.25
  /// The floor as a share of the limit of false triggers.
  private static let floorShare = 0.02

  /// The margin of a metric, where others have `margin`.
  ///
  /// - Parameter limit: of false triggers, as a proportion.
  init(_ metric: String, _ margin: Double, limit: Double) {
    self =
      metric == Metric.falseTrigger.name
      ? .ratio(Self.falseTriggerRatio, floor: Self.falseTriggerFloor(limit: limit))
      : .difference(margin)
  }

  /// The margin of a metric in an experiment.
  init(_ metric: String, of experiment: Experiment) {
    self.init(metric, experiment.margin, limit: experiment.limits.falseTriggers)
  }

  /// The difference of false triggers below which their ratio does not matter, as a proportion.
  package static func falseTriggerFloor(limit: Double) -> Double { floorShare * limit }

  /// What a difference says of the first of two rates.
  ///
  /// By ratio a rate is better or worse when both intervals lie beyond: that of the ratio beyond
  /// the factor, and that of the difference beyond the floor with its p-value. The rates are
  /// equivalent when either lies within.
  ///
  /// - Parameters:
  ///   - ratio: the first rate over the second; nil where neither has an event.
  ///   - p: the difference's p-value, adjusted where many are judged together.
  func verdict(
    _ change: RateDifference, ratio: RateRatio?, p: Double, higherIsBetter: Bool
  ) -> Verdict {
    func judged(by margin: Double) -> Verdict {
      Verdict(
        low: change.low, high: change.high, adjustedP: p, margin: margin,
        higherIsBetter: higherIsBetter)
    }
    switch self {
    case .difference(let margin): return judged(by: margin)
    case .ratio(let factor, let floor):
      let found = judged(by: floor)
      guard found != .equivalent, let ratio else { return found }
      if ratio.low >= 1 / factor, ratio.high <= factor { return .equivalent }
      let isBeyond = change.low > 0 ? ratio.low > factor : ratio.high < 1 / factor
      return isBeyond ? found : .undetermined
    }
  }
}

extension ChangeEstimator {
  /// The verdict on a change by its margin.
  func verdict(
    _ key: RateKey, from a: RateSummary, to b: RateSummary, _ change: RateDifference,
    by margin: ChangeMargin
  ) -> Verdict {
    if isSameThroughout(a, b) { return .equivalent }
    // The interval against the margin: a family of many rows must not hide a regression.
    return margin.verdict(
      change, ratio: ratio(key, of: b, over: a, change, by: margin), p: change.p,
      higherIsBetter: Metric.isHigherBetter(key.metric))
  }

  /// How many times as high the second rate is; nil where that does not count.
  private func ratio(
    _ key: RateKey, of b: RateSummary, over a: RateSummary, _ change: RateDifference,
    by margin: ChangeMargin
  ) -> RateRatio? {
    guard case .ratio = margin else { return nil }
    if change == .none { return .same }
    return RateRatio(of: b, over: a, shared: batches(key).flatMap { SharedErrors($0.b, $0.a) })
  }
}

extension RateSummary {
  /// Whether all of as many swipes came to the same on both sides, as nothing else can be when
  /// either none or every one of them was an event.
  func isSameThroughout(as other: RateSummary) -> Bool {
    trials == other.trials && trials > 0 && events == other.events
      && (events == 0 || events == trials)
  }
}

extension RateKey {
  /// Whether a change for the worse is a regression: success and honoured aborts pooled, false
  /// triggers of every kind and pooled.
  package var isDecisive: Bool {
    if metric == Metric.falseTrigger.name { return true }
    return isPooled && [Metric.success.name, Metric.abortHonoured.name].contains(metric)
  }
}

/// How the error of the difference of two rates was found.
package enum Pairing: String, Sendable, CaseIterable {
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

extension StoredRun {
  /// In which keys of the experiment file, or in missing shards, two runs differ so that they show
  /// other swipes; none where they show the same people, as far as both have them.
  static func difference(_ a: StoredRun, _ b: StoredRun) -> [String] {
    ExperimentKey.allCases.ofSwipes.filter { a.manifest[$0] != b.manifest[$0] }
      + (a.manifest.missingShards == b.manifest.missingShards ? [] : ["set of missing shards"])
  }

  /// Why the errors of a comparison are as if the runs were independent; nil where both are of the
  /// same people and say how these vary together.
  static func independence(_ a: StoredRun, _ b: StoredRun) -> String? {
    let other = difference(a, b)
    if !other.isEmpty { return "the runs differ in \(other.joined(separator: " and "))" }
    let bare = [a, b].filter { $0.batches == nil }.map(\.folder).distinct()
    return bare.isEmpty
      ? nil
      : "the runs share people, but there is no \(BatchRow.table.fileName) in"
        + " \(bare.joined(separator: " and in "))"
  }
}
