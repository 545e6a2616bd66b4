import Synchronization

/// Hands out ranges of participants to whichever worker asks, each once.
final class BlockQueue: Sendable {
  private let participants: Int
  private let blockSize: Int
  private let taken = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)

  init(participants: Int, blockSize: Int) {
    self.participants = participants
    self.blockSize = blockSize
  }

  var blocks: Int { (participants + blockSize - 1) / blockSize }

  func next() -> Range<Int>? {
    let block = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let first = block * blockSize
    return first < participants ? first..<min(first + blockSize, participants) : nil
  }

  /// Notes that `count` participants are done; the share done so far.
  func finish(_ count: Int) -> Double {
    Double(finished.wrappingAdd(count, ordering: .relaxed).newValue) / Double(participants)
  }
}
