package import TrialStatistics

/// How far fingers went, from touch-down to lift along the pop, in the wanted pops that completed:
/// sums over clusters of people for each of what is compared.
package struct TravelCounts: Sendable, Equatable {
  /// Units of the sums in one pt, which are whole so that parts add up exactly: the half points of
  /// tablets are such, and the thirds of phones round up as often as down.
  package static let unitsPerPoint = 2.0

  /// Completed pops and the sum of their travel, of each contestant.
  package private(set) var sums: [RatioMoments]

  /// The sums of nobody.
  init(contestants: Int) {
    sums = Array(repeating: RatioMoments(), count: contestants)
  }

  /// A travel in pt in whole units; 0 for what is none, or longer than any screen.
  static func units(_ travel: Double) -> Int32 {
    let units = (travel * unitsPerPoint).rounded()
    return abs(units) < 0x1p20 ? Int32(units) : 0
  }

  /// Adds what one cluster of people did with one contestant.
  mutating func add(pops: Int, units: Int, of contestant: Int) {
    sums[contestant].add(count: pops, total: units)
  }

  mutating func merge(_ other: TravelCounts) {
    for place in sums.indices { sums[place].merge(other.sums[place]) }
  }

  mutating func exchange(with archive: inout CountArchive) {
    for place in sums.indices {
      archive.exchange(&sums[place], sums[place].packed, RatioMoments.init)
    }
  }

  /// The mean travel in pt with its error, clustered by people; nil without a completed pop.
  package func mean(of contestant: Int) -> (travel: Double, standardError: Double?)? {
    let own = sums[contestant]
    return own.ratio.map {
      ($0 / Self.unitsPerPoint, own.standardError.map { $0 / Self.unitsPerPoint })
    }
  }
}
