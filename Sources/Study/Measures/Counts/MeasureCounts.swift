import TrialStatistics

/// Sums over people for the measures of one condition, for each of its systems.
///
/// Integers only: sums of parts of a run merge exactly in any order.
package struct MeasureCounts: Sendable, Equatable {
  /// The number of systems.
  let contestants: Int
  /// Number and total of each quantity, over people: `slot(contestant, quantity)`.
  private(set) var quantities: [RatioMoments]
  /// The values of each quantity.
  private(set) var histograms: [GroupedHistogram]
  /// Weighted swipes and weighted events of each kind: `slot(contestant, event)`.
  private(set) var events: [RatioMoments]
  /// Swipes of intents that occur on the page, of each system.
  private(set) var swipes: [Int]

  /// The sums over nobody.
  init(contestants: Int) {
    self.contestants = contestants
    quantities = Array(
      repeating: RatioMoments(), count: contestants * MeasuredQuantity.allCases.count)
    histograms = Array(repeating: GroupedHistogram(), count: quantities.count)
    events = Array(repeating: RatioMoments(), count: contestants * PageEvent.allCases.count)
    swipes = Array(repeating: 0, count: contestants)
  }

  /// The place of a quantity of a system.
  static func slot(_ contestant: Int, _ quantity: MeasuredQuantity) -> Int {
    contestant * MeasuredQuantity.allCases.count + quantity.rawValue
  }

  /// The place of an event of a system.
  static func slot(_ contestant: Int, _ event: PageEvent) -> Int {
    contestant * PageEvent.allCases.count + event.rawValue
  }

  /// Adds the people of other sums of the same condition (precondition: as many systems).
  mutating func exchange(with archive: inout CountArchive) {
    for slot in quantities.indices {
      archive.exchange(&quantities[slot], quantities[slot].packed, RatioMoments.init)
      histograms[slot].exchange(with: &archive)
    }
    for slot in events.indices {
      archive.exchange(&events[slot], events[slot].packed, RatioMoments.init)
    }
    archive.exchange(&swipes)
  }

  mutating func merge(_ other: MeasureCounts) {
    precondition(contestants == other.contestants, "sums of different numbers of systems")
    for slot in quantities.indices {
      quantities[slot].merge(other.quantities[slot])
      histograms[slot].merge(other.histograms[slot])
    }
    for slot in events.indices { events[slot].merge(other.events[slot]) }
    for contestant in swipes.indices { swipes[contestant] += other.swipes[contestant] }
  }

  /// Bytes that the histograms take, which is nearly all.
  var footprint: Int { histograms.reduce(0) { $0 + $1.footprint } }

  /// Adds what one cluster of people did.
  mutating func add(_ tally: MeasureTally, cluster: Int) {
    precondition(contestants == tally.contestants, "a tally of another number of systems")
    for slot in quantities.indices {
      quantities[slot].add(count: tally.numbers[slot], total: tally.totals[slot])
    }
    let group = cluster % GroupedHistogram.groups
    for value in tally.values {
      histograms[Int(value.slot)].add(bin: value.bin, group: group)
    }
    for contestant in 0..<contestants {
      swipes[contestant] += tally.swipes[contestant]
      for event in PageEvent.allCases {
        let slot = Self.slot(contestant, event)
        events[slot].add(count: tally.weights[contestant], total: tally.eventWeights[slot])
      }
    }
  }
}
