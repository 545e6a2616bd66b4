package import ExperimentFiles
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation
import Synchronization

/// Makes and judges the swipes of passes on several workers.
package enum Runner {
  /// Participants that a worker takes at a time: enough that taking them costs nothing, few enough
  /// that workers finish together; groups of three, whose 20 swipes nearly fill a batch, or whole
  /// blocks.
  private static func blockSize(_ experiment: Experiment) -> Int {
    experiment.design == .balanced ? DrawDesign.people : 24
  }

  /// Counts every pass, in their order.
  ///
  /// Workers take blocks of participants, pass after pass without waiting for each other, and count
  /// in integers of their own, so the result does not depend on how many there are or who took
  /// what.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1.
  ///   - progress: called now and then with the share of participants done, from any worker.
  package static func run(
    _ passes: [Pass], workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> [StudyCounts] {
    let queues = passes.map { BlockQueue($0.people, blockSize: blockSize($0.experiment)) }
    let done = WorkDone(of: passes.reduce(0) { $0 + $1.people.count }, progress)
    let totals = Mutex([StudyCounts?](repeating: nil, count: passes.count))
    await concurrently(workers) {
      for (place, pass) in passes.enumerated() {
        guard let first = queues[place].next() else { continue }
        let counts = Self.count(pass, from: first, of: queues[place], done)
        totals.withLock { if $0[place]?.merge(counts) == nil { $0[place] = counts } }
      }
    }
    return zip(passes, totals.withLock { $0 }).map { $1 ?? StudyCounts($0) }
  }

  /// Counts some people of an experiment, by default all.
  ///
  /// - Parameter first: the first participant that is counted; those before are left out.
  package static func run(
    _ experiment: Experiment, from first: Int = 0, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> StudyCounts {
    let pass = Pass(experiment, people: first..<experiment.participants)
    return await run([pass], workers: workers, progress: progress)[0]
  }

  /// Deals people out in blocks to workers, who turn each of them into a result.
  ///
  /// - Parameter hand: what each worker has of its own, made for each.
  /// - Returns: the results in the order of the people.
  package static func map<Hand, Result: Sendable>(
    _ people: Int, blockSize: Int, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    with hand: @autoclosure @escaping @Sendable () -> Hand,
    _ body: @escaping @Sendable (_ person: Int, _ hand: inout Hand) -> Result
  ) async -> [Result] {
    let queue = BlockQueue(0..<people, blockSize: blockSize)
    let done = WorkDone(of: people, progress)
    let results = Mutex([Result?](repeating: nil, count: people))
    await concurrently(workers) {
      var own = hand()
      while let range = queue.next() {
        let found = range.map { body($0, &own) }
        results.withLock { all in
          for (person, result) in zip(range, found) { all[person] = result }
        }
        done.add(range.count)
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// What one worker counts of a pass, block after block until none is left.
  private static func count(
    _ pass: Pass, from first: Range<Int>, of queue: BlockQueue, _ done: WorkDone
  ) -> StudyCounts {
    var counts = StudyCounts(pass)
    var runner = BlockRunner(pass)
    var pages = PageRunner(pass)
    var next: Range<Int>? = first
    while let range = next {
      runner.run(range, into: &counts)
      pages.run(range, into: &counts)
      done.add(range.count)
      next = queue.next()
    }
    return counts
  }

  private static func concurrently(_ workers: Int, _ body: @escaping @Sendable () -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, workers) { group.addTask { body() } }
    }
  }
}

/// Hands out ranges of participants to whichever worker asks, each once.
final class BlockQueue: Sendable {
  private let people: Range<Int>
  private let blockSize: Int
  private let taken = Atomic<Int>(0)

  init(_ people: Range<Int>, blockSize: Int) { (self.people, self.blockSize) = (people, blockSize) }

  func next() -> Range<Int>? {
    let block = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let first = people.lowerBound + block * blockSize
    return first < people.upperBound ? first..<min(first + blockSize, people.upperBound) : nil
  }
}

/// Counts what concurrent workers have done.
final class WorkDone: Sendable {
  private let finished = Atomic<Int>(0)
  private let all: Int
  private let progress: @Sendable (Double) -> Void

  init(of all: Int, _ progress: @escaping @Sendable (Double) -> Void) {
    (self.all, self.progress) = (all, progress)
  }

  /// Notes that so many more are done, and tells the share done so far.
  func add(_ count: Int) {
    let done = finished.wrappingAdd(count, ordering: .relaxed).newValue
    progress(Double(done) / Double(all))
  }
}

/// The policies and sweeps of an experiment that judge the same releases.
struct Readers: Sendable {
  let reading: ReleaseReading
  /// The policies, at their places among the experiment's.
  private(set) var panels: [PolicyPanel] = []
  /// Places of the sweeps among the experiment's.
  private(set) var sweeps: [Int] = []

  /// All that listen in a pass, at least one of them.
  static func all(in pass: Pass) -> [Readers] {
    let policies = pass.experiment.policies
    var all = policies.indices.grouped { policies[$0].reading }.map { places in
      Readers(
        reading: policies[places[0]].reading,
        panels: PolicyPanel.panels(of: policies, at: places))
    }
    for (index, sweep) in pass.experiment.lines.enumerated()
    where pass.listeners.contains(.sweeps) {
      guard let reading = sweep.policies.first?.reading else { continue }
      let place = all.firstIndex { $0.reading == reading } ?? all.count
      if place == all.count { all.append(Readers(reading: reading)) }
      all[place].sweeps.append(index)
    }
    return all
  }
}
