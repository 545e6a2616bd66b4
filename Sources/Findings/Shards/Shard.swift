package import ExperimentFiles
import Study
import SwipeSimulation

extension Experiment {
  /// How many stages a run has: what has to be counted before the next can be planned.
  ///
  /// The first is the plan of the experiment. A second, for what is chosen, is planned by what the
  /// first counted: whoever comes first stores its plan as integers beside the parts, and every
  /// shard counts its share of the same passes.
  package var stages: Int { isChosenFrom ? 2 : 1 }

  /// Counts a shard of a stage.
  ///
  /// - Parameters:
  ///   - later: the passes of the second stage; nil for the first.
  ///   - workers: as of `PassCounter`, like `progress`.
  func part(
    _ shard: Shard, of later: [Pass]? = nil, command: String, workers: Int,
    progress: @escaping @Sendable (Double) -> Void
  ) async -> RunPart {
    let first = StudyPlan(self)
    let passes = later ?? first.passes
    // As a run does: its own people at once, scenarios one after the other.
    let own = later == nil ? first.ownPasses.count : passes.count
    let groups = [passes[..<own]] + passes[own...].indices.map { passes[$0...$0] }
    var found: [[UInt8]] = []
    for (place, group) in groups.enumerated() {
      let total = Double(groups.count)
      let counts = await Runner.run(group.map(shard.share), workers: workers) {
        progress((Double(place) + $0) / total)
      }
      found += counts.map(RunPart.bytes)
    }
    return RunPart(self, command: command, stage: later == nil ? 0 : 1, shard, found)
  }
}

/// One of several parts into which a run's people are divided.
package struct Shard: Sendable, Equatable {
  /// Number of it, from 0, and how many there are.
  package let index, count: Int

  /// The largest number of shards.
  package static let most = 1_000_000

  /// A shard; nil unless 0 <= index < count.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (0..<count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `3/8`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      text == "\(index)/\(count)"
    else { return nil }
    self.init(index, of: count)
  }

  /// Its people of a pass: whole clusters, so that all shares add up to the counts of the pass.
  func share(of pass: Pass) -> Pass {
    let size = pass.experiment.peoplePerCluster
    let (first, end) = (pass.people.lowerBound / size, (pass.people.upperBound + size - 1) / size)
    func bound(_ index: Int) -> Int {
      let cluster = first + (end - first) * index / count
      return min(max(cluster * size, pass.people.lowerBound), pass.people.upperBound)
    }
    return Pass(pass, people: bound(index)..<bound(index + 1))
  }
}
