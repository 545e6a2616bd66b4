import ExperimentFiles
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// The places of the seated people's scores among a sweep's thresholds.
///
/// A person's count of events is a step function of the threshold that changes only at the person's
/// places, so a few places say everything, however many thresholds there are.
struct SeatedPlaces {
  /// Places that are kept per person as a list.
  ///
  /// Ranking a list costs its length squared, so beyond this it is cheaper to count at each
  /// threshold.
  private static let longest = 128

  private let values: Int
  /// Room per person, in whole vectors.
  private let room: Int
  private var lengths: [Int]
  /// Per seat: places above 0, in the order of the swipes.
  private var lists: [Int16]
  private var weights: [Int16]
  /// Per seat: whether the list has overflowed into counts.
  private var isCounted: [Bool]
  /// Per seat: how many scores have each place; without room until a list overflows.
  private var counts: [[Int32]]

  init(values: Int, seats: Int) {
    self.values = values
    let lanes = SIMD8<Int16>.scalarCount
    // Batches are shared among the seats; a role can have several intents.
    let wanted = 8 * ReleaseBatch.capacity / max(seats, 1) / lanes * lanes
    room = min(max(wanted, lanes), Self.longest)
    lengths = Array(repeating: 0, count: seats)
    lists = Array(repeating: 0, count: seats * room)
    weights = lists
    isCounted = Array(repeating: false, count: seats)
    counts = Array(repeating: [], count: seats)
  }

  /// Adds the places of one person's scores: those of `places` in a range.
  mutating func append(
    _ range: Range<Int>, of places: UnsafeBufferPointer<Int16>, _ weights: SwipeWeights, seat: Int
  ) {
    var next = range.lowerBound
    while next < range.upperBound {
      let end = min(range.upperBound, next + room - lengths[seat])
      extend(next..<end, of: places, weights, seat)
      if lengths[seat] == room { count(seat) }
      next = end
    }
  }

  /// Adds the steps of one person's count of events, and forgets the person.
  ///
  /// - Parameter trials: the person's, by which events are multiplied.
  mutating func flush(_ seat: Int, trials: Int, into steps: UnsafeMutableBufferPointer<SweepStep>) {
    if isCounted[seat] {
      count(seat)
      walk(seat, trials, into: steps)
      isCounted[seat] = false
    } else if lengths[seat] > 0 {
      rank(seat, trials, into: steps)
      lengths[seat] = 0
    }
  }

  /// Appends as many as there is room for.
  ///
  /// A place of 0 is no event anywhere: it is overwritten.
  private mutating func extend(
    _ range: Range<Int>, of places: UnsafeBufferPointer<Int16>, _ given: SwipeWeights, _ seat: Int
  ) {
    let list = seat * room
    var length = lengths[seat]
    precondition(
      length + range.count <= room && range.upperBound <= places.count && list + room <= lists.count
    )
    lists.withUnsafeMutableBufferPointer { lists in
      weights.withUnsafeMutableBufferPointer { weights in
        for index in range {
          let place = places[index]
          lists[list &+ length] = place
          weights[list &+ length] = Int16(truncatingIfNeeded: given[index])
          length &+= place > 0 ? 1 : 0
        }
      }
    }
    lengths[seat] = length
  }

  /// Moves a list to the person's counts.
  private mutating func count(_ seat: Int) {
    if counts[seat].isEmpty { counts[seat] = Array(repeating: 0, count: values + 1) }
    for index in seat * room..<seat * room + lengths[seat] {
      counts[seat][Int(lists[index])] += Int32(weights[index])
    }
    lengths[seat] = 0
    isCounted[seat] = true
  }

  private mutating func walk(
    _ seat: Int, _ trials: Int, into steps: UnsafeMutableBufferPointer<SweepStep>
  ) {
    var total = 0
    for place in stride(from: values, through: 1, by: -1) where counts[seat][place] > 0 {
      let events = Int(counts[seat][place])
      steps[place - 1].add(events, eventsSquared: events * (2 * total + events), trials: trials)
      total += events
      counts[seat][place] = 0
    }
  }

  /// Adds the steps of a person's list.
  ///
  /// In descending order of places, the event that c others precede raises the square of the count
  /// by (c + 1)^2 - c^2 = c + (c + 1). Summed over equal places, c is the number of greater places
  /// and c + 1 that of places not less, so the list needs no order. An event of weight w raises it
  /// by w times such a sum of weights. Eight are compared at a time; weights of up to 100 fit.
  private mutating func rank(
    _ seat: Int, _ trials: Int, into steps: UnsafeMutableBufferPointer<SweepStep>
  ) {
    typealias Lanes = SIMD8<Int16>
    let (list, length) = (seat * room, lengths[seat])
    let end = (length + Lanes.scalarCount - 1) / Lanes.scalarCount * Lanes.scalarCount
    for index in length..<end { lists[list + index] = 0 }
    lists.withUnsafeBytes { bytes in
      weights.withUnsafeBytes { weighing in
        for index in 0..<length {
          let place = bytes.load(fromByteOffset: 2 &* (list &+ index), as: Int16.self)
          let weight = weighing.load(fromByteOffset: 2 &* (list &+ index), as: Int16.self)
          let own = Lanes(repeating: place)
          var raise = Lanes.zero
          var offset = 2 &* list
          while offset < 2 &* (list &+ end) {
            let others = bytes.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
            let added = weighing.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
            raise &+= Lanes.zero.replacing(with: added, where: others .> own)
            raise &+= Lanes.zero.replacing(with: added, where: others .>= own)
            offset &+= 2 &* Lanes.scalarCount
          }
          steps[Int(place) &- 1].add(
            Int(weight), eventsSquared: Int(weight) &* Int(raise.wrappedSum()), trials: trials)
        }
      }
    }
  }
}

/// The seated people's completions under each of several policies, one after the other.
struct SeatedCompletions {
  private let panels: [PolicyPanel]
  /// Per policy of a panel: which releases of a batch it completes.
  private var completed: [UInt64]
  /// Per seat and policy.
  private var counts: [Int32]

  init(_ policies: [NamedPolicy], seats: Int) {
    panels = PolicyPanel.panels(of: policies, at: policies.indices)
    completed = Array(repeating: 0, count: policies.count)
    counts = Array(repeating: 0, count: seats * policies.count)
  }

  /// Adds a batch; a segment says which releases are the person's.
  mutating func add(_ releases: ReleaseBatch, _ segments: [UInt64], _ weights: SwipeWeights) {
    if releases.count == 0 { return }
    for panel in panels {
      completed.withUnsafeMutableBufferPointer { panel.judge(releases, $0) }
      for (index, policy) in panel.places.enumerated() where completed[index] != 0 {
        for seat in segments.indices {
          counts[seat * completed.count + policy] += Int32(
            weights.sum(completed[index] & segments[seat]))
        }
      }
    }
  }

  /// Does as `SeatedPlaces` does.
  mutating func flush(_ seat: Int, trials: Int, into steps: UnsafeMutableBufferPointer<SweepStep>) {
    var next = 0
    for index in completed.indices.reversed() {
      let count = Int(counts[seat * completed.count + index])
      steps[index].add(count - next, eventsSquared: count * count - next * next, trials: trials)
      next = count
      counts[seat * completed.count + index] = 0
    }
  }
}
