import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct MultiplicityOracleTests {
  @Test func adjustments() throws {
    let table = try OracleTable("d_multiplicity")
    var worst = WorstCase()
    for name in Set(table.rows.map { $0.text("set") }) {
      let rows = table.rows(where: "set", is: name)
      for (actual, row) in zip(holmAdjusted(rows.map { $0.number("p") }), rows) {
        worst.relative(actual, row.number("holm"), "line \(row.line)")
      }
    }
    #expect(worst.error <= 1e-15, "\(worst)")
    #expect(worst.comparisons == table.rows.count)
  }
}
