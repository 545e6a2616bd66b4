import TestSupport
import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct ProportionOracleTests {
  private typealias Method = (Double, Double, Double) -> ConfidenceInterval

  private func worst(_ name: String, upTo limit: Double, _ method: Method) throws -> WorstCase {
    var worst = WorstCase()
    for row in try OracleTable("a_proportion_ci").rows(where: "method", is: name)
    where limit > 1e6 ? row.number("n") > 1e6 : row.number("n") <= limit {
      let interval = method(row.number("k"), row.number("n"), row.number("alpha"))
      worst.relative(interval.low, row.number("lower"), "low \(row.fields)")
      worst.relative(interval.high, row.number("upper"), "high \(row.fields)")
    }
    return worst
  }

  @Test
  func wilson() async {
    await each([1e6, 1e9]) { (limit: Double) in
      let plain = try worst("wilson", upTo: limit) {
        ProportionInterval.wilson(successes: $0, trials: $1, alpha: $2)
      }
      #expect(plain.error <= 1e-12, "\(plain)")
      #expect(plain.comparisons >= 54)
    }
  }

  @Test
  func exact() async {
    await each([(1e6, 1e-10), (1e9, 1e-7)]) { limit, tolerance in
      let exact = try worst("clopper_pearson", upTo: limit) {
        ProportionInterval.clopperPearson(successes: $0, trials: $1, alpha: $2)
      }
      #expect(exact.error <= tolerance, "\(exact)")
    }
  }
}
