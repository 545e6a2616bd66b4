import ExperimentFiles
import Study
import SwipeSimulation

/// One of several parts into which a run's people are divided.
public struct Shard: Sendable, Equatable {
  /// Number of it, from 0, and how many there are.
  public let index, count: Int

  /// The largest number of shards.
  public static let most = 1_000_000

  /// A shard; nil unless 0 <= index < count.
  public init?(_ index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (0..<count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `3/8`.
  public init?(_ text: String) {
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
