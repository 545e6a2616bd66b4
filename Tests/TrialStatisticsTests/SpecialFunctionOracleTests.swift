import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct SpecialFunctionOracleTests {
  @Test func logGammaValues() throws {
    var worst = WorstCase()
    for row in try OracleTable("f_lgamma").rows {
      let value = PortableMath.logarithmGamma(row.number("x"))
      worst.scaled(value, row.number("lgamma"), "line \(row.line)")
    }
    #expect(worst.error <= 2.3e-16, "\(worst)")
    #expect(worst.comparisons > 40)
  }
}
