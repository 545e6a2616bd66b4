import PopGesture
import SwipeSimulation

/// Counts the seated people's events at every value of one swept parameter.
///
/// Where the parameter is a threshold, each release is scored once and put between two thresholds.
/// Otherwise each value is a policy of its own.
struct SweepCounter {
  /// What one role's swipes came to.
  private struct Tally {
    /// Trials of each person.
    var trials = 0
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
  private var scores = [Double](repeating: 0, count: ReleaseBatch.capacity)
  private var places = [Int16](repeating: 0, count: ReleaseBatch.capacity)

  init(_ sweep: Sweep, seats: Int) {
    if sweep.isThreshold, let policy = sweep.policies.first {
      self.init(policy, thresholds: sweep.policies.map(\.threshold), seats: seats)
    } else {
      self.init(policy: nil, thresholds: [], others: sweep.policies, seats: seats)
    }
  }

  /// Counts the events of a policy at other values of its threshold, which must be finite and
  /// ascending (precondition).
  init(_ policy: NamedPolicy, thresholds: [Double], seats: Int) {
    self.init(policy: policy, thresholds: thresholds, others: [], seats: seats)
  }

  private init(
    policy: NamedPolicy?, thresholds: [Double], others: [NamedPolicy], seats: Int
  ) {
    isThreshold = policy != nil
    score = { releases, scores in policy?.score(releases, into: scores) }
    self.thresholds = ThresholdPlaces(thresholds, policy?.boundary ?? .inclusive)
    success = Tally(
      places: SeatedPlaces(values: thresholds.count, seats: isThreshold ? seats : 0),
      completions: SeatedCompletions(others, seats: seats))
    falseTrigger = success
  }

  /// Adds a batch of one intent: `swipes` trials of each person, of which those in the person's
  /// segment were released.
  ///
  /// - Parameter segments: per seat, neighbouring bits, in the order of the seats.
  mutating func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], swipes: Int, role: IntentRole
  ) {
    switch role {
    case .wanted:
      find(releases)
      Self.add(releases, segments, places, swipes, isThreshold: isThreshold, to: &success)
    case .unwanted:
      find(releases)
      Self.add(releases, segments, places, swipes, isThreshold: isThreshold, to: &falseTrigger)
    case .withdrawn, .repeated: break
    }
  }

  /// Hands the people's counts over and starts anew.
  mutating func flush(_ people: Int, into counts: inout SweepCounts) {
    Self.flush(&success, people, isThreshold: isThreshold, into: &counts.success)
    Self.flush(&falseTrigger, people, isThreshold: isThreshold, into: &counts.falseTrigger)
  }

  /// Hands the counts of wanted swipes alone over and starts anew.
  mutating func flush(_ people: Int, into moments: inout SweepMoments) {
    Self.flush(&success, people, isThreshold: isThreshold, into: &moments)
  }

  /// Finds the releases' places among the thresholds.
  private mutating func find(_ releases: ReleaseBatch) {
    guard releases.count > 0, isThreshold else { return }
    scores.withUnsafeMutableBufferPointer { scores in
      score(releases, scores)
      places.withUnsafeMutableBufferPointer {
        thresholds.find(releases.count, UnsafeBufferPointer(scores), into: $0)
      }
    }
  }

  private static func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], _ places: [Int16], _ swipes: Int,
    isThreshold: Bool, to tally: inout Tally
  ) {
    tally.trials += swipes
    if releases.count == 0 { return }
    if !isThreshold {
      tally.completions.add(releases, segments)
      return
    }
    places.withUnsafeBufferPointer { places in
      for seat in segments.indices where segments[seat] != 0 {
        let first = segments[seat].trailingZeroBitCount
        tally.places.append(
          first..<first + segments[seat].nonzeroBitCount, of: places, seat: seat)
      }
    }
  }

  private static func flush(
    _ tally: inout Tally, _ people: Int, isThreshold: Bool, into moments: inout SweepMoments
  ) {
    for seat in 0..<people {
      moments.add(trials: tally.trials) { steps in
        if isThreshold {
          tally.places.flush(seat, into: steps)
        } else {
          tally.completions.flush(seat, into: steps)
        }
      }
    }
    tally.trials = 0
  }
}
