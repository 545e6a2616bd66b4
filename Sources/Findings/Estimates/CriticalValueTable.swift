import Study
import TrialStatistics

/// The critical values of a study's estimates, one for each number of clusters that occurs: nearly
/// always a single one, shared by thousands of estimates.
struct CriticalValueTable {
  private var values: [Int: CriticalValues] = [:]

  /// Finds the values for all counts of a study.
  init(_ counts: StudyCounts) {
    for condition in counts.conditions { add(condition.groups) }
  }

  /// Finds the values for some counts.
  init(_ groups: [GroupCounts]) { add(groups) }

  private mutating func add(_ groups: [GroupCounts]) {
    for moments in groups.flatMap(\.moments) where values[moments.clusters] == nil {
      values[moments.clusters] = CriticalValues(clusters: moments.clusters)
    }
  }

  /// The values for one set of moments.
  func callAsFunction(_ moments: ClusterMoments) -> CriticalValues {
    values[moments.clusters] ?? CriticalValues(clusters: moments.clusters)
  }
}
