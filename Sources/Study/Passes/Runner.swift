/// Runs an experiment on several workers.
public enum Runner {
  /// Why a run gave no result.
  public enum Stop: Error, Sendable {
    /// It was asked to stop.
    case cancelled
  }

  /// Participants that a worker takes at a time: enough that taking them costs nothing, few enough
  /// that workers finish together; groups of three, whose default swipes nearly fill a batch.
  private static let blockSize = 24

  /// Makes and judges every swipe.
  ///
  /// Workers take blocks of participants and count in integers of their own, so the result does not
  /// depend on how many there are or who took what.
  ///
  /// - Parameters:
  ///   - first: the first participant that is counted; those before are left out.
  ///   - workers: number of concurrent workers, at least 1.
  ///   - progress: called now and then with the share of participants done, from any worker.
  ///   - isCancelled: asked now and then; true stops the run.
  public static func run(
    _ experiment: Experiment, from first: Int = 0, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async throws(Stop) -> StudyCounts {
    let queue = BlockQueue(first..<experiment.participants, blockSize: blockSize)
    let parts = await withTaskGroup(of: StudyCounts.self) { group in
      for _ in 0..<max(1, min(workers, queue.blocks)) {
        group.addTask {
          var counts = StudyCounts(experiment)
          var runner = BlockRunner(experiment)
          var pages = PageRunner(experiment)
          var measures = PolicyMeasureRunner(experiment)
          while !isCancelled(), let range = queue.next() {
            runner.run(range, into: &counts)
            pages.run(range, into: &counts)
            measures.run(range, into: &counts)
            progress(queue.finish(range.count))
          }
          return counts
        }
      }
      return await group.reduce(into: [StudyCounts]()) { $0.append($1) }
    }
    if isCancelled() { throw .cancelled }
    var total = StudyCounts(experiment)
    for part in parts { total.merge(part) }
    return total
  }
}
