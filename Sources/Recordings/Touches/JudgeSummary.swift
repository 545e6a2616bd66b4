import ExperimentFiles
import NavigationModel
package import PolicyLibrary
package import Study
import SwipeSimulation

/// What became of many judged swipes, counted per screen, page and recognizer.
package struct JudgeSummary: Sendable {
  /// One screen and page under one recognizer.
  package struct Part: Sendable {
    package var counts: DecisionCounts
    /// Per policy or system, what the wanted pops that it missed came to.
    package var misses: [MissTally]
    package fileprivate(set) var people: Set<String> = []
    package fileprivate(set) var swipes = 0
  }

  private var judge: SwipeJudge
  private let filter: SwipeFilter
  /// In the order in which they came.
  private var places: [ConditionKey: Int] = [:]
  /// Every screen and page, recognizer by recognizer.
  package private(set) var parts: [Part] = []
  /// Swipes without rates, as their intent is not known.
  package private(set) var unknown = 0
  /// What became of these: of each recognizer and policy how many came to each outcome, as
  /// decisions name it.
  package private(set) var outcomes: [(recognizer: String, policy: String, counts: [String: Int])] =
    []

  /// - Parameter filter: which swipes count; of those with another outcome under a policy none is a
  ///   miss of it, but rates are of all.
  package init(_ judge: SwipeJudge, where filter: SwipeFilter = SwipeFilter()) {
    (self.judge, self.filter) = (judge, filter)
  }

  /// Judges a swipe and counts what became of it, unless the filter leaves it out.
  package mutating func add(_ swipe: RecordedSwipe) {
    guard filter.allows(swipe) else { return }
    guard let intent = Intent(rawValue: swipe.intent) else {
      addUnknown(swipe)
      return
    }
    for (contest, records) in zip(judge.contests, judge.records(of: swipe)) {
      let part = part(of: swipe, contest)
      parts[part].swipes += 1
      parts[part].people.insert(swipe.participant)
      parts[part].counts.add(records, of: swipe.participant, intent, weight: swipe.weight ?? 1)
      guard intent.role == .wanted else { continue }
      for (place, (system, record)) in zip(contest.systems, records).enumerated()
      where filter.allows(record.outcome) {
        parts[part].misses[place].add(record, under: system.policy)
      }
    }
  }

  private mutating func addUnknown(_ swipe: RecordedSwipe) {
    unknown += 1
    if outcomes.isEmpty {
      outcomes = judge.contests.flatMap { contest in
        contest.systems.map { (contest.recognizer, $0.name, [:]) }
      }
    }
    for (place, record) in judge.records(of: swipe).joined().enumerated() {
      outcomes[place].counts[record.outcome.description, default: 0] += 1
    }
  }

  private mutating func part(of swipe: RecordedSwipe, _ contest: JudgeContest) -> Int {
    let page = judge.page(of: swipe)
    let key = ConditionKey(screen: swipe.screen, context: page.name, recognizer: contest.recognizer)
    if let place = places[key] { return place }
    places[key] = parts.count
    let counts = DecisionCounts(
      key, on: page, of: contest.systems.map(\.name), comparesSystems: contest.preset == nil,
      design: swipe.weight == nil ? .plain : .balanced)
    parts.append(Part(counts: counts, misses: contest.systems.map { _ in MissTally() }))
    return parts.count - 1
  }
}

/// What the wanted pops that a policy missed came to, and what the cancelled ones lacked.
package struct MissTally: Sendable {
  /// How many swipes came to each outcome but a completed pop.
  package private(set) var outcomes: [(outcome: Outcome, count: Int)] = []
  /// Further travel in pt, and further speed in pt/s, that would have completed cancelled pops.
  package private(set) var travels: [Double] = []
  package private(set) var speeds: [Double] = []

  package var missed: Int { outcomes.reduce(0) { $0 + $1.count } }

  /// Adds a swipe that wanted a pop.
  mutating func add(_ record: SwipeRecord, under policy: NamedPolicy) {
    guard record.outcome != .popCompleted else { return }
    if let place = outcomes.firstIndex(where: { $0.outcome == record.outcome }) {
      outcomes[place].count += 1
    } else {
      outcomes.append((record.outcome, 1))
    }
    guard record.outcome == .popCancelled, let release = record.release,
      let shortfall = Shortfall(release, under: policy)
    else { return }
    if let travel = shortfall.travel { travels.append(travel) }
    if let speed = shortfall.speed { speeds.append(speed) }
  }
}
