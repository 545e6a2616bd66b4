package import NavigationModel
import PolicyLibrary
package import SwipeSimulation
import TrialStatistics

/// Swipes of one condition that were judged one by one, counted as a run counts its own.
package struct DecisionCounts: Sendable {
  /// Whose swipes of which intent.
  private struct Trials: Hashable {
    let participant: String
    let intent: Intent
  }

  /// Where.
  package let condition: ConditionKey
  /// Names of what is compared.
  package let contestants: [String]
  private let context: PageContext
  private let comparesSystems: Bool
  /// Swipes, and per contestant how many of each fact.
  private var trials: [Trials: (swipes: Int, facts: [Int32])] = [:]

  /// Counts nothing yet.
  ///
  /// - Parameter comparesSystems: whether whole systems are compared, or recognizers of one.
  package init(
    _ condition: ConditionKey, on context: PageContext, of contestants: [String],
    comparesSystems: Bool
  ) {
    (self.condition, self.context, self.contestants) = (condition, context, contestants)
    self.comparesSystems = comparesSystems
  }

  /// Adds a swipe of a person, and what became of it under every contestant.
  package mutating func add(_ records: [SwipeRecord], of participant: String, _ intent: Intent) {
    let width = SwipeFact.all.count
    let nothing = (swipes: 0, facts: [Int32](repeating: 0, count: contestants.count * width))
    // In place, as copies of every person's counts would cost more than counting.
    func add(to sums: inout (swipes: Int, facts: [Int32])) {
      sums.swipes += 1
      for (contestant, record) in records.enumerated() {
        for (place, fact) in SwipeFact.all.enumerated() where fact.holds(of: record) {
          sums.facts[contestant * width + place] += 1
        }
      }
    }
    add(to: &trials[Trials(participant: participant, intent: intent), default: nothing])
  }

  /// The sets of trials that there are, with their counts.
  package var counted: [(group: TallyGroup, counts: GroupCounts)] {
    let intents = IntentCatalog.entries.map(\.intent).filter { intent in
      trials.keys.contains { $0.intent == intent }
    }
    let wholePages =
      comparesSystems || !context.isOrdinary
      || intents.contains { IntentCatalog.entry($0)?.touches != 1 }
    let people = Set(trials.keys.map(\.participant))
    return TallyGroup.groups(of: intents, on: context, wholePages: wholePages).map { group in
      var counts = GroupCounts(
        contestants: contestants.count,
        sharesTrials: !wholePages || group.metric.trials != .begun)
      for person in people {
        let own = group.intents.compactMap {
          trials[Trials(participant: person, intent: intents[$0])]
        }
        if !own.isEmpty { add(own, of: group.metric, to: &counts) }
      }
      return (group, counts)
    }
  }

  /// Adds one person's swipes; the order of people is none of the sums' business.
  private func add(
    _ own: [(swipes: Int, facts: [Int32])], of metric: Metric, to counts: inout GroupCounts
  ) {
    func sums(_ fact: SwipeFact) -> [Int] {
      contestants.indices.map { contestant in
        own.reduce(0) { $0 + Int($1.facts[contestant * SwipeFact.all.count + fact.place]) }
      }
    }
    let events = sums(metric.fact)
    let begun = metric.trials == .begun ? sums(.released) : nil
    if counts.moments.count == 1 {
      // A recognizer alone decides what begins, so that it is the same for every policy.
      let swipes = own.reduce(0) { $0 + $1.swipes }
      counts.moments[0].add(trials: begun?.max() ?? swipes, successes: events)
    } else {
      for (place, (trials, events)) in zip(begun ?? [], events).enumerated() {
        counts.moments[place].add(trials: trials, successes: [events])
      }
    }
  }
}
