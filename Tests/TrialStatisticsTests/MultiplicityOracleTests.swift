import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct MultiplicityOracleTests {
  @Test func adjustments() throws {
    let table = try OracleTable("d_multiplicity")
    let methods: [(String, ([Double]) -> [Double])] = [
      ("bonferroni", bonferroniAdjusted), ("holm", holmAdjusted), ("hochberg", hochbergAdjusted),
      ("bh", benjaminiHochbergAdjusted), ("by", benjaminiYekutieliAdjusted),
    ]
    var worst = WorstCase()
    for name in Set(table.rows.map { $0.text("set") }) {
      let rows = table.rows(where: "set", is: name)
      for (column, method) in methods {
        for (actual, row) in zip(method(rows.map { $0.number("p") }), rows) {
          worst.relative(actual, row.number(column), "\(column) line \(row.line)")
        }
      }
    }
    #expect(worst.error <= 1e-15, "\(worst)")
    #expect(worst.comparisons == 5 * table.rows.count)
  }
}
