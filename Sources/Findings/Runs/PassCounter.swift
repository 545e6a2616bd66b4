import Study

/// Counts passes: by making every swipe, or from what an earlier run stored.
///
/// Whatever asks for counts asks here, so that a report can be made again from stored counts by the
/// very code that made it.
public actor PassCounter {
  private let workers: Int
  private let progress: @Sendable (Double) -> Void
  private var archive: CountArchive
  private let isStored: Bool
  /// Counts that were merged of parts, those that are still to be handed out.
  private var merged: [StudyCounts]

  /// Counts by making swipes.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  public init(workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }) {
    (self.workers, self.progress) = (workers, progress)
    (archive, isStored, merged) = (CountArchive(), false, [])
  }

  /// Hands out the counts that a run of the same experiment stored.
  public init(stored bytes: [UInt8], workers: Int) {
    (self.workers, progress) = (workers, { _ in })
    (archive, isStored, merged) = (CountArchive(reading: bytes), true, [])
  }

  /// Hands out counts that were merged of parts, stage by stage.
  init(merged: [[StudyCounts]], workers: Int) {
    (self.workers, progress, self.merged) = (workers, { _ in }, merged.flatMap { $0 })
    (archive, isStored) = (CountArchive(), false)
  }

  /// The bytes of all counts so far, for storing.
  public var bytes: [UInt8] {
    var archive = archive
    archive.finish()
    return archive.bytes
  }

  /// Whether what was stored were the counts that were asked for, all of them.
  public var isReadWhole: Bool { archive.isReadWhole }

  /// The counts of passes, in their order.
  ///
  /// - Parameters:
  ///   - isTold: whether progress is told.
  ///   - from: the share of all that is done before, and `to` that with these passes.
  func counts(
    _ passes: [Pass], isTold: Bool = true, from: Double = 0, to: Double = 1
  ) async -> [StudyCounts] {
    if isStored {
      return passes.map { pass in
        var counts = StudyCounts(pass)
        counts.exchange(with: &archive)
        return counts
      }
    }
    if !merged.isEmpty {
      let counts = Array(merged.prefix(passes.count))
      merged.removeFirst(counts.count)
      keep(counts)
      return counts
    }
    let progress = progress
    let share: @Sendable (Double) -> Void = { progress(from + (to - from) * $0) }
    let silence: @Sendable (Double) -> Void = { _ in }
    let counts = await Runner.run(
      passes, workers: workers, progress: isTold ? share : silence)
    keep(counts)
    return counts
  }

  /// How many people a precision takes, and the counts of all of them.
  func counts(
    _ experiment: Experiment, until goal: PrecisionGoal
  ) async -> (people: Int, counts: StudyCounts) {
    let found = await Runner.run(experiment, until: goal, workers: workers, progress: progress)
    var grown = experiment
    grown.participants = found.people
    // Those of several groups are counted again, group by group.
    if grown.folds.count == 1 { keep([found.counts]) }
    return found
  }

  private func keep(_ counts: [StudyCounts]) {
    for one in counts {
      var copy = one
      copy.exchange(with: &archive)
    }
  }
}
