package import TrialStatistics

/// Integer moments over participants at every value of a swept parameter, for one set of trials:
/// enough for each rate and its clustered error.
///
/// Sums are kept as differences from one value to the next, so that a participant costs as much as
/// there are events, not values; they are added up when they are read.
package struct SweepMoments: Sendable, Equatable {
  /// Participants with trials, their trials, and the sum of the squares of these.
  package private(set) var clusters = 0
  package private(set) var trials = 0
  package private(set) var trialsSquared = 0
  /// How the clusters were drawn.
  package let design: ClusterDesign
  /// Per value: what its sums have more than those of the next.
  private var steps: [SweepStep]

  init(values: Int, design: ClusterDesign = .plain) {
    self.design = design
    steps = Array(repeating: SweepStep(), count: values)
  }

  /// The sums over participants at each value.
  package var totals: [SweepStep] {
    var totals = steps
    for index in totals.indices.dropLast().reversed() { totals[index].add(totals[index + 1]) }
    return totals
  }

  /// The sum of events at each value.
  package var events: [Int] { totals.map(\.events) }

  /// Adds one participant, whose events `add` writes as steps; nobody without trials counts.
  mutating func add(trials: Int, _ add: (UnsafeMutableBufferPointer<SweepStep>) -> Void) {
    guard trials > 0 else { return }
    clusters += 1
    self.trials += trials
    trialsSquared += trials * trials
    steps.withUnsafeMutableBufferPointer { add($0) }
  }

  /// Adds the participants of `other`, of the same sweep (precondition).
  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(&clusters)
    archive.exchange(&trials)
    archive.exchange(&trialsSquared)
    for place in steps.indices { steps[place].exchange(with: &archive) }
    let most = archive.bounds.trials
    archive.check(isPossible(most))
  }

  /// Whether there are no more events than trials at any value, and no more trials than `most`.
  private func isPossible(_ most: Int) -> Bool {
    guard (0...most).contains(trials), (0...trials).contains(clusters), trialsSquared >= 0 else {
      return false
    }
    var total = SweepStep()
    return steps.reversed().allSatisfy { step in
      total.add(step)
      return (0...trials).contains(total.events)
        && (0...trialsSquared).contains(total.eventsSquared)
        && (0...trialsSquared).contains(total.eventsTimesTrials)
    }
  }

  mutating func merge(_ other: SweepMoments) {
    if other.clusters == 0 { return }
    precondition(steps.count == other.steps.count, "moments of different sweeps")
    clusters += other.clusters
    trials += other.trials
    trialsSquared += other.trialsSquared
    for (index, step) in other.steps.enumerated() { steps[index].add(step) }
  }
}

/// Events of participants, their squares, and their products with the participant's trials, that a
/// value of a swept parameter has; or has more than the next value.
package struct SweepStep: Sendable, Equatable {
  package var events = 0
  package var eventsSquared = 0
  package var eventsTimesTrials = 0

  @inline(__always)
  mutating func add(_ events: Int, eventsSquared: Int, trials: Int) {
    self.events += events
    self.eventsSquared += eventsSquared
    eventsTimesTrials += events * trials
  }

  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(&events)
    archive.exchange(&eventsSquared)
    archive.exchange(&eventsTimesTrials)
  }

  mutating func add(_ other: SweepStep) {
    events += other.events
    eventsSquared += other.eventsSquared
    eventsTimesTrials += other.eventsTimesTrials
  }
}
