import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct PairedClusterSampleOracleTests {
  private func column(_ set: String, _ name: String) throws -> [Int] {
    try OracleTable("i_cluster_data").rows(where: "set", is: set).map { $0.integer(name) }
  }

  /// Compares where the table has a value and expects nil where it is empty.
  private func compare(
    _ worst: inout WorstCase, _ actual: Double?, _ row: OracleTable.Row, _ column: String
  ) {
    guard let expected = row.value(column) else {
      #expect(actual == nil, "line \(row.line) \(column)")
      return
    }
    worst.relative(actual ?? .nan, expected, "\(column) line \(row.line)")
  }

  @Test func paired() throws {
    var worst = WorstCase()
    for row in try OracleTable("i_cluster_paired").rows {
      let set = row.text("set")
      let (a, b) = (row.integer("policy_a"), row.integer("policy_b"))
      let differences = zip(try column(set, "y\(a)"), try column(set, "y\(b)")).map { $0 - $1 }
      let sample = PairedClusterSample(trials: try column(set, "n"), differences: differences)
      compare(&worst, sample.signFlipP(), row, "p_signflip_exact")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }
}
