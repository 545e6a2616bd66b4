import PopGesture
import Study
public import SwipeSimulation

/// The policy to ship on a group of screens, and how sure that is.
///
/// The rule, stated in every report: among the policies that nowhere trigger falsely more often
/// than the most careful one by more than the margin, the one whose success on its worst screen is
/// highest. No weights between the two kinds of error are hidden in it.
public struct Recommendation: Sendable {
  /// The screens for which it is.
  public let group: ScreenGroup
  /// Those screens, narrowest first.
  public let screens: [Screen]
  /// The policy.
  public let policy: String
  /// Its success, lowest and highest over the screens.
  public let success: (worst: RateRow, best: RateRow)
  /// Its false triggers where they are most frequent; nil without unwanted swipes.
  public let falseTrigger: RateRow?
  /// The intent on which it triggers falsely most often, at that screen.
  public let worstIntent: RateRow?
  /// Policies that trigger falsely too often by the rule.
  public let excluded: [String]
  /// The other policies that the rule admits.
  public let rivals: [Rival]
  /// Its lowest share of honoured aborts, and the best share of another policy there; nil when none
  /// is better beyond the margin.
  public let abortCost: (own: RateRow, best: RateRow)?

  /// Another admitted policy: on how many screens the recommended one succeeds more often, and on
  /// how many less often, beyond the margin.
  public struct Rival: Sendable {
    /// The other policy.
    public let policy: String
    /// Screens on which the recommended policy is better, and worse.
    public let better, worse: Int
  }

  /// What a recommended policy may cost: false triggers of which kind, and how many more than those
  /// of the most careful policy, as a proportion.
  public struct Allowance: Sendable {
    /// Name of the metric that counts false triggers.
    public let metric: String
    /// How much more is allowed, as a proportion.
    public let excess: Double

    /// Creates an allowance; by default for false triggers without aborted pops.
    public init(excess: Double, metric: String = "false-trigger") {
      (self.metric, self.excess) = (metric, excess)
    }
  }

  /// Applies the rule; nil where the experiment has no such screens or no wanted pops.
  ///
  /// - Parameter allowance: nil for the experiment's margin.
  public init?(
    _ index: ResultIndex, _ setting: ResultIndex.Setting, _ group: ScreenGroup,
    allowance: Allowance? = nil
  ) {
    let allowance = allowance ?? Allowance(excess: index.results.experiment.margin)
    let screens = index.screens.filter(group.contains)
    let policies = index.results.experiment.originalPolicies.map(\.name)
    let keys = screens.map { setting.on($0.name) }
    func rates(_ metric: String, _ policy: String) -> [RateRow] {
      keys.compactMap { index.rate(metric, of: policy, in: $0) }
    }
    let admitted = Self.admitted(policies, keys, index, allowance)
    var winner: String?
    var highest = -1.0
    for policy in admitted {
      let success = rates("success", policy).map(\.rate).min() ?? -1
      if success > highest { (winner, highest) = (policy, success) }
    }
    guard let winner,
      let worst = rates("success", winner).min(by: { $0.rate < $1.rate }),
      let best = rates("success", winner).max(by: { $0.rate < $1.rate })
    else { return nil }
    self.group = group
    self.screens = screens
    policy = winner
    success = (worst, best)
    falseTrigger = rates("false-trigger", winner).max { $0.rate < $1.rate }
    worstIntent = falseTrigger.flatMap { row in
      Intent.allCases.filter { $0.role == .unwanted }
        .compactMap {
          index.rate("false-trigger", of: winner, intent: $0.rawValue, in: row.condition)
        }
        .max { $0.rate < $1.rate }
    }
    excluded = policies.filter { !admitted.contains($0) }
    rivals = admitted.filter { $0 != winner }.map { rival in
      let verdicts = keys.map { index.contrast("success", winner, rival, in: $0)?.verdict }
      return Rival(
        policy: rival, better: verdicts.filter { $0 == "better" }.count,
        worse: verdicts.filter { $0 == "worse" }.count)
    }
    abortCost = Self.abortCost(of: winner, policies, keys, index)
  }

  /// The policies that trigger falsely hardly more often than the most careful one, everywhere.
  private static func admitted(
    _ policies: [String], _ keys: [ConditionKey], _ index: ResultIndex, _ allowance: Allowance
  ) -> [String] {
    var isAdmitted = policies.map { _ in true }
    for key in keys {
      let rates = policies.map { index.rate(allowance.metric, of: $0, in: key)?.rate }
      let least = rates.compactMap { $0 }.min() ?? 0
      for (place, rate) in rates.enumerated() where (rate ?? 0) - least > allowance.excess {
        isAdmitted[place] = false
      }
    }
    return zip(policies, isAdmitted).filter(\.1).map(\.0)
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
