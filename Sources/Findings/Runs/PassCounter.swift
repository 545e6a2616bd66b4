import ExperimentFiles
import Study

/// Counts passes: by making every swipe, or from what an earlier run stored.
///
/// Whatever asks for counts asks here, so that a report can be made again from stored counts by the
/// very code that made it.
package actor PassCounter {
  private let workers: Int
  private let progress: @Sendable (Double) -> Void
  private var archive: CountArchive
  /// What stored counts begin with, so that those of older versions are not taken for others.
  private static let format = Array("swipelab counts 4\n".utf8)
  private let isStored: Bool
  /// Parts of a run, stage by stage, whose sums are handed out.
  private var parts: [[RunPart]]
  /// Passes that were handed out of the first stage of them.
  private var taken = 0
  /// Whether something was asked for that they do not have.
  private var isOther = false

  /// Counts by making swipes.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  package init(workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }) {
    (self.workers, self.progress) = (workers, progress)
    (archive, isStored, parts) = (CountArchive(), false, [])
  }

  /// Hands out the counts that a run of the same experiment stored.
  package init(stored bytes: [UInt8], workers: Int) {
    (self.workers, progress) = (workers, { _ in })
    let isOther = !bytes.starts(with: Self.format)
    archive = CountArchive(reading: isOther ? [] : Array(bytes.dropFirst(Self.format.count)))
    (isStored, parts, self.isOther) = (true, [], isOther)
  }

  /// Hands out what parts add up to, one pass at a time.
  init(merging parts: [[RunPart]], workers: Int) {
    (self.workers, progress, self.parts) = (workers, { _ in }, parts)
    (archive, isStored) = (CountArchive(), false)
  }

  /// The bytes of all counts so far, for storing.
  package var bytes: [UInt8] {
    var archive = archive
    archive.finish()
    return Self.format + archive.bytes
  }

  /// Whether the stored counts matched every request and were fully read.
  package var isReadWhole: Bool { !isOther && (!isStored || archive.isReadWhole) }

  /// The counts of passes, in their order.
  ///
  /// - Parameters:
  ///   - from: the share of all that is done before, and `to` that with these passes.
  func counts(_ passes: [Pass], from: Double = 0, to: Double = 1) async -> [StudyCounts] {
    if isStored {
      return passes.map { pass in
        var counts = StudyCounts(pass)
        archive.bounds = CountArchive.Bounds(pass, parts: 1)
        counts.exchange(with: &archive)
        // What is no count must not be reckoned with.
        return archive.isDamaged ? StudyCounts(pass) : counts
      }
    }
    if !parts.isEmpty {
      let counts = passes.map(sum)
      keep(counts)
      return counts
    }
    let progress = progress
    let counts = await Runner.run(passes, workers: workers) {
      progress(from + (to - from) * $0)
    }
    keep(counts)
    return counts
  }

  /// Notes the plan that the passes to come follow; stored counts must be of the same.
  ///
  /// Counts of other settings may have the same size, and would be read under wrong names.
  func follow(_ plan: FreshPeople) {
    guard isStored else {
      var integers = plan.integers
      return archive.exchange(list: &integers)
    }
    var integers: [Int] = []
    archive.exchange(list: &integers)
    if integers != plan.integers { isOther = true }
  }

  /// How many people a precision takes, and the counts of all of them.
  func counts(
    _ experiment: Experiment, until goal: PrecisionGoal
  ) async -> (people: Int, counts: StudyCounts) {
    let found = await Runner.run(experiment, until: goal, workers: workers, progress: progress)
    keep([found.counts])
    return found
  }

  /// What the parts add up to in the next pass; nobody's where they have none, which is noted.
  private func sum(of pass: Pass) -> StudyCounts {
    let passes = parts.first?.first?.header.lengths.count ?? 0
    if taken == passes, parts.count > 1 { (taken, parts) = (0, Array(parts.dropFirst())) }
    defer { taken += 1 }
    guard let sum = parts.first?.sum(pass: taken, of: pass) else {
      isOther = true
      return StudyCounts(pass)
    }
    return sum
  }

  private func keep(_ counts: [StudyCounts]) {
    for one in counts {
      var copy = one
      copy.exchange(with: &archive)
    }
  }
}
