import PopGesture
import SwipeSimulation

/// Counts one participant's events at every value of one swept parameter.
///
/// Where the parameter is a threshold, each release is scored once and put between two thresholds;
/// a sum over the places gives the count at every threshold. Otherwise each value is a policy.
struct SweepCounter {
  private let sweep: Sweep
  private let thresholds: [Double]
  private var success: [Int]
  private var falseTrigger: [Int]
  private var trials = (success: 0, falseTrigger: 0)
  private var scores: [Double] = []
  private var places: [Int]

  init(_ sweep: Sweep) {
    self.sweep = sweep
    thresholds = sweep.policies.map(\.threshold)
    success = Array(repeating: 0, count: sweep.values.count)
    falseTrigger = success
    places = Array(repeating: 0, count: sweep.values.count + 1)
  }

  /// Adds the participant's swipes of one intent: all of them as trials, the released ones judged.
  mutating func add(_ releases: [Release], swipes: Int, role: IntentRole) {
    switch role {
    case .wanted:
      trials.success += swipes
      count(releases, into: \.success)
    case .unwanted:
      trials.falseTrigger += swipes
      count(releases, into: \.falseTrigger)
    case .withdrawn: break
    }
  }

  /// Hands the participant's counts over and starts anew.
  mutating func flush(into counts: inout SweepCounts) {
    counts.success.add(trials: trials.success, events: success)
    counts.falseTrigger.add(trials: trials.falseTrigger, events: falseTrigger)
    trials = (0, 0)
    for index in success.indices { (success[index], falseTrigger[index]) = (0, 0) }
  }

  private mutating func count(
    _ releases: [Release], into counts: WritableKeyPath<SweepCounter, [Int]>
  ) {
    guard let first = sweep.policies.first else { return }
    guard sweep.isThreshold else {
      for (index, policy) in sweep.policies.enumerated() {
        self[keyPath: counts][index] += releases.withUnsafeBufferPointer(policy.countCompletions)
      }
      return
    }
    for index in places.indices { places[index] = 0 }
    if scores.count < releases.count {
      scores = Array(repeating: 0, count: releases.count)
    }
    releases.withUnsafeBufferPointer { input in
      scores.withUnsafeMutableBufferPointer { first.score(input, into: $0) }
    }
    for index in releases.indices { places[passed(scores[index], first.boundary)] += 1 }
    var total = 0
    for index in success.indices.reversed() {
      total += places[index + 1]
      self[keyPath: counts][index] += total
    }
  }

  /// How many of the ascending thresholds a score passes.
  private func passed(_ score: Double, _ boundary: ThresholdBoundary) -> Int {
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if boundary.accepts(score, threshold: thresholds[middle]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
