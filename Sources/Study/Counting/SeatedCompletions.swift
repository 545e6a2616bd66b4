import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The seated people's completions under each of several policies, one after the other.
struct SeatedCompletions {
  private let policies: [NamedPolicy]
  /// Per seat and policy.
  private var counts: [Int32]

  init(_ policies: [NamedPolicy], seats: Int) {
    self.policies = policies
    counts = Array(repeating: 0, count: seats * policies.count)
  }

  /// Adds a batch; a segment says which releases are the person's.
  mutating func add(_ releases: ReleaseBatch, _ segments: [UInt64], _ weights: SwipeWeights) {
    if releases.count == 0 { return }
    for index in policies.indices {
      let completed = policies[index].completions(releases)
      if completed == 0 { continue }
      for seat in segments.indices {
        counts[seat * policies.count + index] += Int32(
          weights.sum(completed & segments[seat]))
      }
    }
  }

  /// Adds the steps of one person's count of events, and forgets the person.
  ///
  /// - Parameter trials: the person's, by which events are multiplied.
  mutating func flush(
    _ seat: Int, trials: Int, into steps: UnsafeMutableBufferPointer<SweepStep>
  ) {
    var next = 0
    for index in policies.indices.reversed() {
      let count = Int(counts[seat * policies.count + index])
      steps[index].add(count - next, eventsSquared: count * count - next * next, trials: trials)
      next = count
      counts[seat * policies.count + index] = 0
    }
  }
}
