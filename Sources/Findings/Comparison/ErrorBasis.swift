import StrictFiles
import TrialStatistics

/// How the errors of a comparison come about.
public enum ErrorBasis: Sendable, Equatable {
  /// Both runs are of the same people and say how these vary together.
  case paired
  /// As if the runs were independent, for the reason given.
  case independent(reason: String)

  /// What decides whether two runs show the same swipes, by the names of the experiment file.
  static let people = ["seed", "population", "swipes_per_intent", "design"]

  init(_ a: StoredRun, _ b: StoredRun) {
    let other = Self.other(a, b)
    guard other.isEmpty else {
      self = .independent(reason: "the runs have another \(other.joined(separator: " and "))")
      return
    }
    let bare = [a, b].filter { $0.batches == nil }.map(\.folder)
    self =
      bare.isEmpty
      ? .paired
      : .independent(
        reason: "the runs share people, but there is no \(BatchRow.table.fileName) in"
          + " \(a.folder == b.folder ? a.folder : bare.joined(separator: " and in "))")
  }

  /// Whether two runs show the same people, as far as both have them.
  static func isSamePeople(_ a: StoredRun, _ b: StoredRun) -> Bool {
    other(a, b).isEmpty
  }

  /// The keys in `people`, and the missing shards, in which two runs differ.
  private static func other(_ a: StoredRun, _ b: StoredRun) -> [String] {
    people.filter { a.manifest[$0] != b.manifest[$0] }
      + (a.manifest.missingShards == b.manifest.missingShards ? [] : ["set of missing shards"])
  }
}
