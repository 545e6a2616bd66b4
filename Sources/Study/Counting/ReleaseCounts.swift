import ExperimentFiles
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// How many wanted and unwanted swipes of a condition were released in each cell, by groups of
/// people.
///
/// Groups let a rule that is learned from some people be tried on the others. Integers add up
/// exactly, in any order.
package struct ReleaseCounts: Sendable, Equatable {
  /// The two sides that a rule has to tell apart.
  package struct Side: Sendable, Equatable {
    /// Swipes, those that never began a gesture included: these pop under no rule.
    package fileprivate(set) var trials = 0
    /// Releases in the cells of one group after the other.
    ///
    /// Half as wide as other counts, as there are many; one beyond 4.2e9 traps.
    fileprivate var releases = [UInt32](
      repeating: 0, count: ReleaseCells.groups * ReleaseCells.count)

    /// Releases of a group in each cell.
    package func cells(of group: Int) -> ArraySlice<UInt32> {
      releases[group * ReleaseCells.count..<(group + 1) * ReleaseCells.count]
    }

    fileprivate mutating func exchange(with archive: inout CountArchive) {
      archive.exchange(&trials)
      archive.exchange(&releases)
    }

    fileprivate mutating func merge(_ other: Side) {
      trials += other.trials
      for index in releases.indices { releases[index] += other.releases[index] }
    }
  }

  /// Swipes that wanted a pop.
  package private(set) var wanted = Side()
  /// Swipes that wanted something else, pooled over intents.
  package private(set) var unwanted = Side()

  /// Adds a batch of one intent: trials of which those in the segments were released.
  ///
  /// - Parameters:
  ///   - segments: per seat, neighbouring bits, in the order of the seats.
  ///   - first: number of the cluster in the first seat.
  ///   - trials: the sum of the weights of all swipes, and `weights` those of the releases.
  mutating func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], from first: Int, trials: Int,
    _ weights: SwipeWeights = SwipeWeights(unit: 1), role: IntentRole, bins: ReleaseBins
  ) {
    switch role {
    case .wanted: Self.add(releases, segments, first, trials, weights, bins, to: &wanted)
    case .unwanted: Self.add(releases, segments, first, trials, weights, bins, to: &unwanted)
    case .withdrawn, .repeated: break
    }
  }

  private static func add(
    _ releases: ReleaseBatch, _ segments: [UInt64], _ first: Int, _ trials: Int,
    _ weights: SwipeWeights, _ bins: ReleaseBins, to side: inout Side
  ) {
    side.trials += trials
    for (seat, segment) in segments.enumerated() where segment != 0 {
      let group = (first + seat) % ReleaseCells.groups * ReleaseCells.count
      let start = segment.trailingZeroBitCount
      for index in start..<start + segment.nonzeroBitCount {
        side.releases[group + bins.cell(of: releases[index])] +=
          UInt32(truncatingIfNeeded: weights[index])
      }
    }
  }

  /// Adds the people of another part.
  mutating func exchange(with archive: inout CountArchive) {
    wanted.exchange(with: &archive)
    unwanted.exchange(with: &archive)
  }

  package mutating func merge(_ other: ReleaseCounts) {
    wanted.merge(other.wanted)
    unwanted.merge(other.unwanted)
  }
}
