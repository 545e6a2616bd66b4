package import ExperimentFiles
import Study
import SwipeSimulation

/// The stages of a run: what has to be counted before the next can be planned.
///
/// The first is the plan of the experiment. A second is planned by what the first counted: whoever
/// comes first stores its plan as integers beside the parts, and every shard counts its share of
/// the same passes.
package struct RunStages: Sendable {
  /// A stage that the counts of the first decide.
  struct Second: Sendable {
    /// Plans it by the counts of every pass of the first, always the same.
    let plan: @Sendable (_ first: [StudyCounts], _ workers: Int) async -> [Int]
    /// The passes of a plan, at least one; nil where the integers are no plan of the experiment's.
    let passes: @Sendable (_ plan: [Int]) -> [Pass]?
  }

  let experiment: Experiment
  let second: Second?

  /// The stages of an experiment.
  package init(of experiment: Experiment) {
    self.init(of: experiment, second: experiment.isChosenFrom ? .judging(experiment) : nil)
  }

  init(of experiment: Experiment, second: Second?) {
    (self.experiment, self.second) = (experiment, second)
  }

  /// How many stages a run has.
  package var count: Int { second == nil ? 1 : 2 }

  /// Counts a shard of a stage.
  ///
  /// - Parameters:
  ///   - later: the passes of the second stage; nil for the first.
  ///   - command: what to type to repeat the whole run.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  func part(
    _ shard: Shard, of later: [Pass]? = nil, command: String, workers: Int,
    progress: @escaping @Sendable (Double) -> Void
  ) async -> RunPart {
    let first = StudyPlan(experiment)
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
    return RunPart(experiment, command: command, stage: later == nil ? 0 : 1, shard, found)
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
