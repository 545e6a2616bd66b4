import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct DistributionOracleTests {
  @Test func normalQuantile() throws {
    var worst = WorstCase()
    for row in try OracleTable("f_normal_quantile").rows {
      worst.relative(
        NormalDistribution.quantile(row.number("p_double")), row.number("z_of_double"),
        "line \(row.line)")
    }
    #expect(worst.error <= 2e-15, "\(worst)")
    #expect(worst.comparisons > 50)
  }

  @Test func normalTails() throws {
    var tails = WorstCase()
    var logs = WorstCase()
    for row in try OracleTable("f_normal_cdf").rows {
      let x = row.number("x")
      // The tolerance of the table holds for |x| <= 8; further out erfc itself loses digits.
      if x.magnitude <= 8 {
        tails.relative(NormalDistribution.cumulative(x), row.number("cdf"), "cdf \(x)")
        tails.relative(NormalDistribution.upperTail(x), row.number("sf"), "sf \(x)")
      } else {
        logs.relative(NormalDistribution.cumulative(x), row.number("cdf"), "cdf \(x)")
        logs.relative(NormalDistribution.upperTail(x), row.number("sf"), "sf \(x)")
      }
    }
    #expect(tails.error <= 8e-15, "\(tails)")
    #expect(logs.error <= 1e-12, "\(logs)")
  }

  @Test func studentQuantile() throws {
    var worst = WorstCase()
    for row in try OracleTable("f_student_t_quantile").rows {
      let student = StudentDistribution(degreesOfFreedom: row.number("df"))
      let tail = row.number("upper_tail_p")
      worst.relative(student.criticalValue(alpha: 2 * tail), row.number("t"), "line \(row.line)")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func betaTails() throws {
    var moderate = WorstCase()
    var large = WorstCase()
    for row in try OracleTable("f_beta_cdf").rows {
      let beta = BetaDistribution(alpha: row.number("a"), beta: row.number("b"))
      let x = row.number("x")
      let cdf = (beta.cumulative(x), row.number("cdf"))
      let sf = (beta.upperTail(x), row.number("sf"))
      if beta.alpha + beta.beta > 1e6 {
        large.relative(cdf.0, cdf.1, "cdf line \(row.line)")
        large.relative(sf.0, sf.1, "sf line \(row.line)")
      } else {
        moderate.relative(cdf.0, cdf.1, "cdf line \(row.line)")
        moderate.relative(sf.0, sf.1, "sf line \(row.line)")
      }
    }
    #expect(moderate.error <= 3e-13, "\(moderate)")
    #expect(large.error <= 5e-12, "\(large)")
    #expect(large.comparisons >= 20)
  }

  @Test func betaQuantile() throws {
    var moderate = WorstCase()
    var large = WorstCase()
    for row in try OracleTable("f_beta_quantile").rows {
      let beta = BetaDistribution(alpha: row.number("a"), beta: row.number("b"))
      let x = beta.quantile(lowerTail: row.number("p"))
      if beta.alpha + beta.beta > 1e6 + 1 {
        large.relative(x, row.number("x"), "line \(row.line)")
      } else {
        moderate.relative(x, row.number("x"), "line \(row.line)")
      }
    }
    #expect(moderate.error <= 1e-12, "\(moderate)")
    #expect(large.error <= 1e-10, "\(large)")
  }
}
