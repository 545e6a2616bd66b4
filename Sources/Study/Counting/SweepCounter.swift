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
    /// Trials of each person.
    var trials: [Int]
    var places: SeatedPlaces
    var completions: SeatedCompletions
  }

  private let isThreshold: Bool
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
    isThreshold = sweep.isThreshold && !sweep.policies.isEmpty
    let policy = isThreshold ? sweep.policies.first : nil
    let thresholds = isThreshold ? sweep.policies.map(\.threshold) : []
    score = { releases, scores in policy?.score(releases, into: scores) }
    self.thresholds = ThresholdPlaces(thresholds, policy?.boundary ?? .inclusive)
    success = Tally(
      trials: Array(repeating: 0, count: seats),
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
    case .wanted:
      Self.add(releases, segments, places, seated, weights, isThreshold: isThreshold, to: &success)
    case .unwanted:
      Self.add(
        releases, segments, places, seated, weights, isThreshold: isThreshold, to: &falseTrigger)
    case .withdrawn, .repeated: break
    }
    if let other {
      Self.add(
        releases, segments, places, role == .withdrawn ? nil : seated, weights,
        isThreshold: isThreshold, to: &others[other])
    }
  }

  /// Hands the people's counts over and starts anew.
  mutating func flush(_ people: Int, into counts: inout SweepCounts) {
    Self.flush(&success, people, isThreshold: isThreshold, into: &counts.success)
    Self.flush(&falseTrigger, people, isThreshold: isThreshold, into: &counts.falseTrigger)
    for place in others.indices {
      Self.flush(&others[place], people, isThreshold: isThreshold, into: &counts.others[place])
    }
  }

  private mutating func find(_ releases: ReleaseBatch) {
    guard releases.count > 0, isThreshold else { return }
    scores.withUnsafeMutableBufferPointer { scores in
      score(releases, scores)
      places.withUnsafeMutableBufferPointer {
        thresholds.find(releases.count, UnsafeBufferPointer(scores), into: $0)
      }
    }
  }

  /// Adds a batch to a tally; nil trials stand for as many as were released.
  private static func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], _ places: [Int16], _ seated: SeatedSwipes?,
    _ weights: SwipeWeights, isThreshold: Bool, to tally: inout Tally
  ) {
    for seat in segments.indices {
      tally.trials[seat] += seated?.trials(of: seat) ?? weights.sum(segments[seat])
    }
    if releases.count == 0 { return }
    if !isThreshold {
      tally.completions.add(releases, segments, weights)
      return
    }
    places.withUnsafeBufferPointer { places in
      for seat in segments.indices where segments[seat] != 0 {
        let first = segments[seat].trailingZeroBitCount
        tally.places.append(
          first..<first + segments[seat].nonzeroBitCount, of: places, weights, seat: seat)
      }
    }
  }

  private static func flush(
    _ tally: inout Tally, _ people: Int, isThreshold: Bool, into moments: inout SweepMoments
  ) {
    for seat in 0..<people {
      let trials = tally.trials[seat]
      moments.add(trials: trials) { steps in
        if isThreshold {
          tally.places.flush(seat, trials: trials, into: steps)
        } else {
          tally.completions.flush(seat, trials: trials, into: steps)
        }
      }
      tally.trials[seat] = 0
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
