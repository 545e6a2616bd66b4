package import ExperimentFiles
package import NavigationModel
import PolicyLibrary
package import SwipeSimulation

/// Swipes of one condition that were judged one by one, counted as a run counts its own.
package struct DecisionCounts: Sendable {
  /// Whose swipes of which intent: a person's, or those of a block of people.
  private struct Trials: Hashable {
    let cluster: String
    let intent: Intent
  }

  package let condition: ConditionKey
  /// Names of what is compared.
  package let contestants: [String]
  private let context: PageContext
  private let comparesSystems: Bool
  private let design: DrawDesign
  /// By weights, and of those alone that stand for themselves while others stand for more.
  private var trials: [Trials: FactCounts] = [:]
  private var light: [Trials: FactCounts] = [:]
  private var names: Set<String> = []

  /// - Parameters:
  ///   - comparesSystems: whether whole systems are compared, or recognizers of one.
  ///   - design: how the swipes were drawn; people are numbers where draws are balanced.
  package init(
    _ condition: ConditionKey, on context: PageContext, of contestants: [String],
    comparesSystems: Bool, design: DrawDesign = .plain
  ) {
    self.design = design
    (self.condition, self.context, self.contestants) = (condition, context, contestants)
    self.comparesSystems = comparesSystems
  }

  /// Adds a swipe of a person, and what became of it under every contestant.
  ///
  /// - Parameter weight: for how many swipes it stands.
  package mutating func add(
    _ records: [SwipeRecord], of participant: String, _ intent: Intent, weight: Int = 1
  ) {
    names.insert(participant)
    let cluster =
      design == .balanced
      ? Int(participant).map { String(DrawDesign.block(of: $0)) } ?? participant : participant
    let key = Trials(cluster: cluster, intent: intent)
    // In place, as copies of every cluster's counts would cost more than counting.
    let nothing = FactCounts(contestants: contestants.count)
    trials[key, default: nothing].add(records, weight)
    if weight < design.weight { light[key, default: nothing].add(records, 1) }
  }

  package var people: Int { names.count }

  /// The sets of trials that there are, with their counts.
  package var counted: [(group: TallyGroup, counts: GroupCounts)] {
    let intents = IntentCatalog.entries.map(\.intent).filter { intent in
      trials.keys.contains { $0.intent == intent }
    }
    let wholePages =
      comparesSystems || !context.isOrdinary
      || intents.contains { IntentCatalog.entry($0)?.touches != 1 }
    let clusters = Set(trials.keys.map(\.cluster))
    return TallyGroup.groups(of: intents, on: context, wholePages: wholePages).map { group in
      var counts = GroupCounts(
        of: group, intents, design, contestants: contestants.count, wholePages: wholePages)
      // The order of clusters does not affect the sums.
      for cluster in clusters {
        let keys = group.intents.map { Trials(cluster: cluster, intent: intents[$0]) }
        let own = keys.compactMap { trials[$0] }
        if own.isEmpty { continue }
        counts.add(
          own.tally(of: group.metric, contestants.indices),
          light: keys.compactMap { light[$0] }.tally(of: group.metric, contestants.indices))
      }
      return (group, counts)
    }
  }
}

extension FactCounts {
  fileprivate mutating func add(_ records: [SwipeRecord], _ weight: Int) {
    swipes += weight
    for (contestant, record) in records.enumerated() {
      add(record, of: contestant, weight: weight)
    }
  }
}
