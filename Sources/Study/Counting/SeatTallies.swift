import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Who sits where in a batch: clusters of errors one after the other, each with as many swipes, and
/// the weights of these.
struct SeatedSwipes {
  let clusters: Int
  let each: Int
  var weights = SwipeWeights(unit: 1)

  /// The sum of one cluster's weights.
  func trials(of seat: Int) -> Int {
    weights.areEqual ? each * weights.unit : weights.sum(lanes(of: seat))
  }

  func lanes(of seat: Int) -> UInt64 { Self.bits(each) &<< UInt64(truncatingIfNeeded: seat * each) }

  /// For each cluster, which releases of a batch are theirs: bit i is release i.
  ///
  /// - Parameters:
  ///   - begun: the lanes that were released, in whose order the releases are.
  ///   - segments: an array that is used again.
  func split(_ begun: UInt64, into segments: inout [UInt64]) {
    segments.removeAll(keepingCapacity: true)
    var first = 0
    for seat in 0..<clusters {
      let count = (begun & lanes(of: seat)).nonzeroBitCount
      segments.append(count == 0 ? 0 : Self.bits(count) &<< UInt64(truncatingIfNeeded: first))
      first += count
    }
  }

  /// The lowest `count` bits, 1 to 64 of them.
  private static func bits(_ count: Int) -> UInt64 {
    UInt64.max &>> UInt64(truncatingIfNeeded: 64 - count)
  }
}

/// What the seated clusters' swipes came to, in every condition, for every intent and policy.
struct SeatTallies {
  private let seats, intents, width: Int
  /// Per condition, seat and intent: swipes, gestures begun, completions of each policy, all by
  /// their weights.
  private var counts: [Int32]
  /// The same of those alone that stand for themselves while others stand for more; empty where all
  /// weigh the same.
  private var light: [Int32]
  /// Per condition, seat and policy: how far fingers went in all completed pops that were wanted,
  /// in units of `TravelCounts`.
  private var travel: [Int]
  /// What each policy of a panel completes of a batch.
  private var completions: [UInt64]

  init(conditions: Int, seats: Int, intents: Int, policies: Int, isWeighted: Bool) {
    (self.seats, self.intents, width) = (seats, intents, policies + 2)
    counts = Array(repeating: 0, count: conditions * seats * intents * width)
    light = isWeighted ? counts : []
    travel = Array(repeating: 0, count: conditions * seats * policies)
    completions = Array(repeating: 0, count: policies)
  }

  mutating func removeAll() {
    for index in counts.indices { counts[index] = 0 }
    for index in light.indices { light[index] = 0 }
    for index in travel.indices { travel[index] = 0 }
  }

  /// Adds the swipes of one batch of an intent in a condition, of which `begun` were released with
  /// the weights `released`.
  mutating func add(
    _ seated: SeatedSwipes, begun: [UInt64], _ released: SwipeWeights, condition: Int, intent: Int
  ) {
    for seat in 0..<seated.clusters {
      let place = place(condition, seat, intent)
      counts[place] += Int32(seated.trials(of: seat))
      counts[place + 1] += Int32(released.sum(begun[seat]))
      if light.isEmpty { continue }
      light[place] += Int32(seated.weights.light(seated.lanes(of: seat)))
      light[place + 1] += Int32(released.light(begun[seat]))
    }
  }

  /// Adds what policies make of the releases of such a batch; `begun` tells whose they are.
  ///
  /// - Parameter lengths: how far the finger went before each release, where that is counted.
  mutating func add(
    _ releases: ReleaseBatch, _ panel: PolicyPanel, of begun: [UInt64],
    _ weights: SwipeWeights, lengths: [Int32] = [], condition: Int, intent: Int
  ) {
    if releases.count == 0 { return }
    completions.withUnsafeMutableBufferPointer { panel.judge(releases, $0) }
    let first = place(condition, 0, intent) + 2
    for (index, policy) in panel.places.enumerated() where completions[index] != 0 {
      var next = first + policy
      for seat in begun.indices {
        let own = completions[index] & begun[seat]
        counts[next] &+= Int32(truncatingIfNeeded: weights.sum(own))
        if !light.isEmpty { light[next] &+= Int32(truncatingIfNeeded: weights.light(own)) }
        next += intents * width
        if !lengths.isEmpty { travel[place(condition, seat, policy: policy)] += lengths.sum(own) }
      }
    }
  }

  /// One cluster's swipes of an intent in a condition, by their weights, and those that became a
  /// pop gesture and were released by the finger.
  func intent(_ condition: Int, _ seat: Int, _ intent: Int) -> (swipes: Int, begun: Int) {
    let place = place(condition, seat, intent)
    return (Int(counts[place]), Int(counts[place + 1]))
  }

  /// Completed pops among them under a policy.
  func completions(_ condition: Int, _ seat: Int, _ intent: Int, policy: Int) -> Int32 {
    counts[place(condition, seat, intent) + 2 + policy]
  }

  /// The same of those alone that stand for themselves while others stand for more; 0 where all
  /// weigh the same.
  func light(_ condition: Int, _ seat: Int, _ intent: Int) -> (swipes: Int, begun: Int) {
    if light.isEmpty { return (0, 0) }
    let place = place(condition, seat, intent)
    return (Int(light[place]), Int(light[place + 1]))
  }

  /// Completed pops among these under a policy.
  func light(_ condition: Int, _ seat: Int, _ intent: Int, policy: Int) -> Int {
    light.isEmpty ? 0 : Int(light[place(condition, seat, intent) + 2 + policy])
  }

  /// How far fingers went in one cluster's completed pops under a policy, as far as it was counted.
  func travel(_ condition: Int, _ seat: Int, policy: Int) -> Int {
    travel[place(condition, seat, policy: policy)]
  }

  private func place(_ condition: Int, _ seat: Int, _ intent: Int) -> Int {
    ((condition * seats + seat) * intents + intent) * width
  }

  private func place(_ condition: Int, _ seat: Int, policy: Int) -> Int {
    (condition * seats + seat) * (width - 2) + policy
  }
}

extension [Int32] {
  fileprivate func sum(_ some: UInt64) -> Int {
    var (sum, rest) = (0, some)
    while rest != 0 {
      sum += Int(self[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    return sum
  }
}
