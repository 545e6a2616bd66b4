/// Integer moments over participants at every value of a swept parameter, for one set of trials:
/// enough for each rate and its clustered error.
struct SweepMoments: Sendable, Equatable {
  private(set) var clusters = 0
  private(set) var trials = 0
  private(set) var trialsSquared = 0
  private(set) var events: [Int]
  private(set) var eventsSquared: [Int]
  private(set) var eventsTimesTrials: [Int]

  init(values: Int) {
    events = Array(repeating: 0, count: values)
    eventsSquared = events
    eventsTimesTrials = events
  }

  /// Adds one participant: the number of trials, and of events at each value.
  mutating func add(trials count: Int, events counts: [Int]) {
    guard count > 0 else { return }
    clusters += 1
    trials += count
    trialsSquared += count * count
    for index in counts.indices {
      let value = counts[index]
      events[index] += value
      eventsSquared[index] += value * value
      eventsTimesTrials[index] += value * count
    }
  }

  mutating func merge(_ other: SweepMoments) {
    clusters += other.clusters
    trials += other.trials
    trialsSquared += other.trialsSquared
    for index in events.indices {
      events[index] += other.events[index]
      eventsSquared[index] += other.eventsSquared[index]
      eventsTimesTrials[index] += other.eventsTimesTrials[index]
    }
  }
}
