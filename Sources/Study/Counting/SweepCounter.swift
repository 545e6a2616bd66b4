import ExperimentFiles
import PolicyLibrary
import PopGesture
import SwipeSimulation
package import TrialStatistics

/// Counts the seated people's events at every value of one swept parameter.
///
/// Where the parameter is a threshold, each release is scored once and put between two thresholds.
/// Otherwise each value is a policy of its own.
struct SweepCounter {
  /// What one role's swipes came to.
  private struct Tally {
    let isThreshold: Bool
    /// Trials of each person.
    var trials: [Int]
    var places: SeatedPlaces
    var completions: SeatedCompletions

    /// Adds a batch; nil stands for as many trials as were released.
    mutating func add(
      _ releases: ReleaseBatch, _ segments: [UInt64], at found: [Int16], _ seated: SeatedSwipes?,
      _ weights: SwipeWeights
    ) {
      for seat in segments.indices {
        trials[seat] += seated?.trials(of: seat) ?? weights.sum(segments[seat])
      }
      if releases.count == 0 { return }
      if !isThreshold { return completions.add(releases, segments, weights) }
      found.withUnsafeBufferPointer { found in
        for seat in segments.indices where segments[seat] != 0 {
          let first = segments[seat].trailingZeroBitCount
          places.append(
            first..<first + segments[seat].nonzeroBitCount, of: found, weights, seat: seat)
        }
      }
    }

    mutating func flush(_ people: Int, into moments: inout SweepMoments) {
      for seat in 0..<people {
        let own = trials[seat]
        moments.add(trials: own) { steps in
          if isThreshold {
            places.flush(seat, trials: own, into: steps)
          } else {
            completions.flush(seat, trials: own, into: steps)
          }
        }
        trials[seat] = 0
      }
    }
  }

  /// Scores the releases.
  ///
  /// A function of the policy, as copying the policy itself for each batch shows in the time.
  private let score: @Sendable (ReleaseBatch, UnsafeMutableBufferPointer<Double>) -> Void
  private let thresholds: ThresholdPlaces
  private var success: Tally
  private var falseTrigger: Tally
  /// Intents that are counted on their own.
  private var others: [Tally]
  private var scores = [Double](repeating: 0, count: ReleaseBatch.capacity)
  private var places = [Int16](repeating: 0, count: ReleaseBatch.capacity)

  /// - Parameter others: how many intents are counted on their own.
  init(_ sweep: Sweep, seats: Int, others: Int = 0) {
    let isThreshold = sweep.isThreshold && !sweep.policies.isEmpty
    let policy = isThreshold ? sweep.policies.first : nil
    let thresholds = isThreshold ? sweep.policies.map(\.threshold) : []
    score = { releases, scores in policy?.score(releases, into: scores) }
    self.thresholds = ThresholdPlaces(thresholds, policy?.boundary ?? .inclusive)
    success = Tally(
      isThreshold: isThreshold, trials: Array(repeating: 0, count: seats),
      places: SeatedPlaces(values: thresholds.count, seats: isThreshold ? seats : 0),
      completions: SeatedCompletions(isThreshold ? [] : sweep.policies, seats: seats))
    falseTrigger = success
    self.others = Array(repeating: success, count: others)
  }

  /// Adds a batch of one intent: the trials of each person, of which those in the person's segment
  /// were released; of aborts only those that began are trials.
  ///
  /// - Parameters:
  ///   - segments: per seat, neighbouring bits, in the order of the seats.
  ///   - weights: those of the releases.
  ///   - other: the intent's place among those that are counted on their own; nil for others.
  mutating func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], _ seated: SeatedSwipes,
    _ weights: SwipeWeights, role: IntentRole, other: Int? = nil
  ) {
    if role == .repeated || (role == .withdrawn && other == nil) { return }
    find(releases)
    switch role {
    case .wanted: success.add(releases, segments, at: places, seated, weights)
    case .unwanted: falseTrigger.add(releases, segments, at: places, seated, weights)
    case .withdrawn, .repeated: break
    }
    if let other {
      others[other].add(
        releases, segments, at: places, role == .withdrawn ? nil : seated, weights)
    }
  }

  /// Hands the people's counts over and starts anew.
  mutating func flush(_ people: Int, into counts: inout SweepCounts) {
    success.flush(people, into: &counts.success)
    falseTrigger.flush(people, into: &counts.falseTrigger)
    for place in others.indices { others[place].flush(people, into: &counts.others[place]) }
  }

  private mutating func find(_ releases: ReleaseBatch) {
    guard releases.count > 0, success.isThreshold else { return }
    scores.withUnsafeMutableBufferPointer { scores in
      score(releases, scores)
      places.withUnsafeMutableBufferPointer {
        thresholds.find(releases.count, UnsafeBufferPointer(scores), into: $0)
      }
    }
  }
}

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

  package var events: [Int] { totals.map(\.events) }

  /// Adds one participant, whose events `add` writes as steps; nobody without trials counts.
  mutating func add(trials: Int, _ add: (UnsafeMutableBufferPointer<SweepStep>) -> Void) {
    guard trials > 0 else { return }
    clusters += 1
    self.trials += trials
    trialsSquared += trials * trials
    steps.withUnsafeMutableBufferPointer { add($0) }
  }

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

  /// Adds the participants of `other`, of the same sweep (precondition).
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

  @inline(__always) mutating func add(_ events: Int, eventsSquared: Int, trials: Int) {
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
