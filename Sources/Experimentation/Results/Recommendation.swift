import PopGesture
public import SwipeSimulation

/// The policy to ship on screens of one kind, and how sure that is.
///
/// The rule, stated in every report: among the policies that nowhere trigger falsely more often than
/// the most careful one by more than the margin, the one whose success on its worst screen is
/// highest. No weights between the two kinds of error are hidden in it.
public struct Recommendation: Sendable {
  /// The kind of screens.
  public let kind: ScreenKind
  /// Those screens, narrowest first.
  public let screens: [Screen]
  /// The policy.
  public let policy: String
  /// Its success, lowest and highest over the screens.
  public let success: (worst: RateRow, best: RateRow)
  /// Its false triggers where they are most frequent; nil without unwanted swipes.
  public let falseTrigger: RateRow?
  /// Policies that trigger falsely too often by the rule.
  public let excluded: [String]
  /// Other policies that the rule admits, each with the number of screens on which the recommended
  /// one succeeds more often beyond the margin.
  public let rivals: [(policy: String, screensBetter: Int)]
  /// Its lowest share of honoured aborts, and the policy that honours most there; nil when no policy
  /// is better beyond the margin.
  public let abortCost: (own: RateRow, best: RateRow)?

  /// Applies the rule; nil where the experiment has no such screens or no wanted pops.
  public init?(_ index: ResultIndex, _ setting: ResultIndex.Setting, kind: ScreenKind) {
    let screens = index.screens(of: kind)
    let policies = index.results.experiment.policies.map(\.name)
    let margin = index.results.experiment.margin
    let keys = screens.map { setting.on($0.name) }
    func rates(_ metric: String, _ policy: String) -> [RateRow] {
      keys.compactMap { index.rate(metric, of: policy, in: $0) }
    }
    let admitted = policies.filter { policy in
      keys.allSatisfy { key in
        let all = policies.compactMap { index.rate("false-trigger", of: $0, in: key)?.rate }
        let own = index.rate("false-trigger", of: policy, in: key)?.rate ?? 0
        return own - (all.min() ?? 0) <= margin
      }
    }
    func worstSuccess(_ policy: String) -> Double {
      rates("success", policy).map(\.rate).min() ?? -1
    }
    var winner: String?
    for policy in admitted where worstSuccess(policy) > (winner.map(worstSuccess) ?? -1) {
      winner = policy
    }
    guard let winner,
      let worst = rates("success", winner).min(by: { $0.rate < $1.rate }),
      let best = rates("success", winner).max(by: { $0.rate < $1.rate })
    else { return nil }
    self.kind = kind
    self.screens = screens
    policy = winner
    success = (worst, best)
    falseTrigger = rates("false-trigger", winner).max { $0.rate < $1.rate }
    excluded = policies.filter { !admitted.contains($0) }
    rivals = admitted.filter { $0 != winner }.map { rival in
      let better = keys.filter {
        index.contrast("success", winner, rival, in: $0)?.verdict == "better"
      }
      return (rival, better.count)
    }
    abortCost = Self.abortCost(of: winner, policies, keys, index)
  }

  private static func abortCost(
    of winner: String, _ policies: [String], _ keys: [ConditionKey], _ index: ResultIndex
  ) -> (own: RateRow, best: RateRow)? {
    let own = keys.compactMap { index.rate("abort-honoured", of: winner, in: $0) }
      .min { $0.rate < $1.rate }
    guard let own else { return nil }
    let best = policies.filter { $0 != winner }
      .compactMap { index.rate("abort-honoured", of: $0, in: own.condition) }
      .max { $0.rate < $1.rate }
    guard let best, best.rate - own.rate > index.results.experiment.margin else { return nil }
    return (own, best)
  }
}
