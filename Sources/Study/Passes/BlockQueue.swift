import Synchronization

/// Hands out ranges of participants to whichever worker asks, each once.
package final class BlockQueue: Sendable {
  private let people: Range<Int>
  private let blockSize: Int
  private let taken = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)

  package init(_ people: Range<Int>, blockSize: Int) {
    self.people = people
    self.blockSize = blockSize
  }

  package var blocks: Int { (people.count + blockSize - 1) / blockSize }

  package func next() -> Range<Int>? {
    let block = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let first = people.lowerBound + block * blockSize
    return first < people.upperBound ? first..<min(first + blockSize, people.upperBound) : nil
  }

  /// Notes that `count` participants are done; the share done so far.
  package func finish(_ count: Int) -> Double {
    Double(finished.wrappingAdd(count, ordering: .relaxed).newValue) / Double(people.count)
  }
}
