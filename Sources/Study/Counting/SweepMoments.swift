/// Integer moments over participants at every value of a swept parameter, for one set of trials:
/// enough for each rate and its clustered error.
///
/// Sums are kept as differences from one value to the next, so that a participant costs as much as
/// there are events, not values; they are added up when they are read.
package struct SweepMoments: Sendable, Equatable {
  package private(set) var clusters = 0
  /// Trials of each participant: an experiment asks the same of everybody.
  package private(set) var trialsEach = 0
  /// Per value: what its sums have more than those of the next.
  private var steps: [SweepStep]

  init(values: Int) {
    steps = Array(repeating: SweepStep(), count: values)
  }

  package var trials: Int { clusters * trialsEach }
  package var trialsSquared: Int { trials * trialsEach }

  /// The sums of events and of their squares over participants at each value.
  package var totals: [SweepStep] {
    var totals = steps
    for index in totals.indices.dropLast().reversed() {
      totals[index].add(
        totals[index + 1].events, eventsSquared: totals[index + 1].eventsSquared)
    }
    return totals
  }

  /// The sum of events at each value.
  package var events: [Int] { totals.map(\.events) }

  /// Adds one participant, whose events `add` writes as steps; nobody without trials counts.
  ///
  /// All participants must have as many trials (precondition).
  mutating func add(trials: Int, _ add: (UnsafeMutableBufferPointer<SweepStep>) -> Void) {
    guard trials > 0 else { return }
    precondition(clusters == 0 || trials == trialsEach, "participants with unequal trials")
    clusters += 1
    trialsEach = trials
    steps.withUnsafeMutableBufferPointer { add($0) }
  }

  /// Adds the participants of `other`, of the same sweep and trials (precondition).
  mutating func merge(_ other: SweepMoments) {
    if other.clusters == 0 { return }
    precondition(clusters == 0 || other.trialsEach == trialsEach, "unequal trials")
    precondition(steps.count == other.steps.count, "moments of different sweeps")
    clusters += other.clusters
    trialsEach = other.trialsEach
    for (index, step) in other.steps.enumerated() {
      steps[index].add(step.events, eventsSquared: step.eventsSquared)
    }
  }
}

/// Events, and their squares per participant, that a value of a swept parameter has; or has more
/// than the next value.
package struct SweepStep: Sendable, Equatable {
  package var events = 0
  package var eventsSquared = 0

  @inline(__always)
  mutating func add(_ events: Int, eventsSquared: Int) {
    self.events += events
    self.eventsSquared += eventsSquared
  }
}
