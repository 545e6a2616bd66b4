package import ExperimentFiles
package import StrictFiles
import Study

extension PartFolder {
  /// Counts one share of the stage that is due; nil where its part is there already.
  ///
  /// - Parameters:
  ///   - experiment: what is run; parts that are there must be of it.
  ///   - command: what to type to repeat the whole run.
  ///   - workers: as of `PassCounter`, like `progress`.
  /// - Throws: that the parts in the folder are of another run.
  package func run(
    _ shard: Shard, of experiment: Experiment, command: String, workers: Int,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws(Diagnostics) -> RunPart? {
    try check(experiment, command: command, shards: shard.count)
    guard let due = due(experiment, shards: shard.count), due.missing.contains(shard.index) else {
      return nil
    }
    var later: FreshPeople?
    if due.stage > 0 {
      later = storedPlan(of: experiment)
      if later == nil { later = try await plan(experiment, workers: workers) }
    }
    return await experiment.part(
      shard, of: later?.passes, command: command, workers: workers, progress: progress)
  }

  /// Whether somebody else has written the part of a missing share meanwhile.
  package func hasSince(_ shard: Shard, stage: Int, of experiment: Experiment) -> Bool {
    let name = RunPart.Header(of: experiment, command: "", stage: stage, shard).fileName
    let isBroken = broken.contains { $0.file == PathParts.join(path, name) }
    return !isBroken && PathParts(PathParts.join(path, name))?.exists == true
  }

  /// The plan of the second stage as a file, where it is due and there is none: made once, it need
  /// not be by every shard.
  ///
  /// Whoever finds it missing makes it, and always the same.
  ///
  /// - Throws: which part has other counts than its experiment.
  package func missingPlan(
    of experiment: Experiment, workers: Int
  ) async throws(Diagnostics) -> (name: String, bytes: [UInt8])? {
    guard let run, let due = due(experiment, shards: run.shard.count), due.stage > 0,
      storedPlan(of: experiment) == nil
    else { return nil }
    var integers = try await plan(experiment, workers: workers).integers
    var archive = CountArchive()
    archive.exchange(list: &integers)
    archive.finish()
    let part = RunPart(
      experiment, command: run.command, stage: due.stage, run.shard, [archive.bytes])
    return (part.header.planName, part.bytes)
  }

  /// Plans the second stage by the counts of the first.
  private func plan(
    _ experiment: Experiment, workers: Int
  ) async throws(Diagnostics) -> FreshPeople {
    let parts = try parts(stage: 0)
    var sums: [StudyCounts] = []
    for (place, pass) in StudyPlan(experiment).passes.enumerated() {
      guard let sum = parts.sum(pass: place, of: pass) else { throw others }
      sums.append(sum)
    }
    return await FreshPeople.plan(experiment, by: sums, workers: workers)
  }

  /// The plan that somebody made; nil where there is none of this run that is whole.
  private func storedPlan(of experiment: Experiment) -> FreshPeople? {
    guard let run, let bytes = plan(named: run.planName),
      let part = try? RunPart(bytes, file: run.planName), part.header.isOfThisVersion,
      part.header.difference(from: run) == nil
    else { return nil }
    var (archive, integers) = (CountArchive(reading: part.counts), [Int]())
    archive.exchange(list: &integers)
    return archive.isReadWhole ? FreshPeople(experiment, integers: integers) : nil
  }

  /// Hands out what all parts add up to, for the results of an experiment.
  ///
  /// - Throws: which part has other counts than its experiment.
  package func counter(of experiment: Experiment, workers: Int) throws(Diagnostics) -> PassCounter {
    var parts: [[RunPart]] = []
    for stage in 0..<experiment.stages {
      // What is there of a later stage was planned by all of the first.
      let isPlanned = stage == 0 || missing(stage: 0, of: run?.shard.count ?? 1).isEmpty
      parts.append(isPlanned ? try self.parts(stage: stage) : [])
    }
    return PassCounter(merging: parts, workers: workers)
  }

  /// Shares that are missing of the first stage that is not whole.
  package func missing(_ experiment: Experiment) -> [Int] {
    run.flatMap { due(experiment, shards: $0.shard.count) }?.missing ?? []
  }
}
