public import StrictFiles
public import Study

extension PartFolder {
  /// Counts one share of the stage that is due; nil where its part is there already.
  ///
  /// - Parameters:
  ///   - experiment: what is run; parts that are there must be of it.
  ///   - command: what to type to repeat the whole run.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  /// - Throws: that the parts in the folder are of another run.
  public func run(
    _ shard: Shard, of experiment: Experiment, command: String, workers: Int,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws(Diagnostics) -> RunPart? {
    try check(experiment, command: command, shards: shard.count)
    guard let due = due(experiment, shards: shard.count), due.missing.contains(shard.index) else {
      return nil
    }
    let counts = try await counts(experiment, before: due.stage, workers: workers)
    return await RunStages.part(
      shard, of: experiment, after: counts, command: command, workers: workers,
      progress: progress)
  }

  /// Hands out what all parts add up to, for the results of an experiment.
  ///
  /// - Parameters:
  ///   - experiment: that of the parts.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  /// - Throws: which part has other counts than its experiment.
  public func counter(
    of experiment: Experiment, workers: Int
  ) throws(Diagnostics) -> PassCounter {
    let stages = 0..<RunStages.count(of: experiment)
    var parts: [[RunPart]] = []
    for stage in stages { parts.append(try self.parts(stage: stage)) }
    return PassCounter(merging: parts, workers: workers)
  }

  /// Shares that are missing of any stage.
  public func missing(_ experiment: Experiment) -> [Int] {
    guard let run else { return [] }
    let all = (0..<RunStages.count(of: experiment)).flatMap {
      missing(stage: $0, of: run.shard.count)
    }
    return Set(all).sorted()
  }
}
