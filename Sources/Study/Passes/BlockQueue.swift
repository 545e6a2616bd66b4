import ExperimentFiles
import Synchronization

/// Hands out ranges of participants to whichever worker asks, each once.
package final class BlockQueue: Sendable {
  private let people: Range<Int>
  private let blockSize: Int
  private let taken = Atomic<Int>(0)

  init(_ people: Range<Int>, blockSize: Int) {
    (self.people, self.blockSize) = (people, blockSize)
  }

  package func next() -> Range<Int>? {
    let block = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let first = people.lowerBound + block * blockSize
    return first < people.upperBound ? first..<min(first + blockSize, people.upperBound) : nil
  }
}

/// Counts what concurrent workers have done.
package final class WorkDone: Sendable {
  private let finished = Atomic<Int>(0)
  private let all: Int
  private let progress: @Sendable (Double) -> Void

  init(of all: Int, _ progress: @escaping @Sendable (Double) -> Void) {
    (self.all, self.progress) = (all, progress)
  }

  /// Notes that `count` more are done, and tells the share done so far.
  package func add(_ count: Int) {
    let done = finished.wrappingAdd(count, ordering: .relaxed).newValue
    progress(Double(done) / Double(all))
  }
}
