import PolicyLibrary
import PopGesture

/// Who sits where in a batch: people one after the other, each with as many swipes.
struct SeatedSwipes {
  let people: Int
  let each: Int

  /// For each person, which releases of a batch are theirs: bit i is release i.
  ///
  /// - Parameter begun: the lanes that were released, in whose order the releases are.
  func segments(begun: UInt64) -> [UInt64] {
    var segments: [UInt64] = []
    split(begun, into: &segments)
    return segments
  }

  /// The same, into an array that is used again.
  func split(_ begun: UInt64, into segments: inout [UInt64]) {
    segments.removeAll(keepingCapacity: true)
    var first = 0
    for seat in 0..<people {
      let lanes = Self.bits(each) &<< UInt64(truncatingIfNeeded: seat * each)
      let count = (begun & lanes).nonzeroBitCount
      segments.append(
        count == 0 ? 0 : Self.bits(count) &<< UInt64(truncatingIfNeeded: first))
      first += count
    }
  }

  /// The lowest `count` bits, 1 to 64 of them.
  private static func bits(_ count: Int) -> UInt64 {
    UInt64.max &>> UInt64(truncatingIfNeeded: 64 - count)
  }
}

/// What the seated people's swipes came to, in every condition, for every intent and policy.
struct SeatTallies {
  private let seats, intents, width: Int
  /// Per condition, seat and intent: swipes, gestures begun, completions of each policy.
  private var counts: [Int32]

  init(conditions: Int, seats: Int, intents: Int, policies: Int) {
    (self.seats, self.intents, width) = (seats, intents, policies + 2)
    counts = Array(repeating: 0, count: conditions * seats * intents * width)
  }

  mutating func removeAll() {
    for index in counts.indices { counts[index] = 0 }
  }

  /// Adds the swipes of one batch of an intent in a condition, of which `begun` were released.
  mutating func add(_ seated: SeatedSwipes, begun: [UInt64], condition: Int, intent: Int) {
    for seat in 0..<seated.people {
      let place = place(condition, seat, intent)
      counts[place] += Int32(seated.each)
      counts[place + 1] += Int32(begun[seat].nonzeroBitCount)
    }
  }

  /// Adds what policies make of the releases of such a batch; `begun` tells whose they are.
  mutating func add(
    _ releases: ReleaseBatch, _ judges: [Readers.Judge], of begun: [UInt64], condition: Int,
    intent: Int
  ) {
    if releases.count == 0 { return }
    for index in judges.indices {
      let completed = judges[index].completions(releases)
      if completed == 0 { continue }
      var next = place(condition, 0, intent) + 2 + judges[index].policy
      for seat in begun.indices {
        counts[next] &+= Int32(truncatingIfNeeded: (completed & begun[seat]).nonzeroBitCount)
        next += intents * width
      }
    }
  }

  /// Swipes and gestures begun of one person's intent in a condition.
  func intent(_ condition: Int, _ seat: Int, _ intent: Int) -> IntentCounts {
    let place = place(condition, seat, intent)
    return IntentCounts(swipes: Int(counts[place]), begun: Int(counts[place + 1]))
  }

  /// Completed pops among them under a policy.
  func completions(_ condition: Int, _ seat: Int, _ intent: Int, policy: Int) -> Int32 {
    counts[place(condition, seat, intent) + 2 + policy]
  }

  private func place(_ condition: Int, _ seat: Int, _ intent: Int) -> Int {
    ((condition * seats + seat) * intents + intent) * width
  }
}
