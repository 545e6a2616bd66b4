import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct ClusterSampleOracleTests {
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

  @Test func leverageAndCorrelation() throws {
    var errors = WorstCase()
    var correlations = WorstCase()
    for row in try OracleTable("i_cluster_one_policy").rows {
      let set = row.text("set")
      let sample = ClusterSample(
        trials: try column(set, "n"), successes: try column(set, "y\(row.integer("policy"))"))
      compare(&errors, sample.standardErrorCR2, row, "se_cr2")
      compare(&errors, sample.standardErrorCR3, row, "se_cr3_jackknife_about_phat")
      compare(&correlations, sample.intraclassCorrelation, row, "icc_anova")
      compare(&correlations, sample.designEffectKish, row, "deff_kish_icc")
    }
    #expect(errors.error <= 1e-12, "\(errors)")
    #expect(correlations.error <= 1e-12, "\(correlations)")
  }

  @Test func intervals() throws {
    var worst = WorstCase()
    for row in try OracleTable("i_cluster_one_policy").rows {
      let rate = ClusteredRate(
        moments: try ClusterOracleTests.moments(row.text("set")), policy: row.integer("policy"))
      compare(&worst, rate.tInterval(alpha: 0.05)?.low, row, "t_lo95")
      compare(&worst, rate.tInterval(alpha: 0.05)?.high, row, "t_hi95")
      compare(&worst, rate.logitInterval(alpha: 0.05)?.low, row, "logit_t_lo95")
      compare(&worst, rate.logitInterval(alpha: 0.05)?.high, row, "logit_t_hi95")
      compare(&worst, rate.wilsonInterval(alpha: 0.05)?.low, row, "wilson_neff_lo95")
      compare(&worst, rate.wilsonInterval(alpha: 0.05)?.high, row, "wilson_neff_hi95")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func paired() throws {
    var worst = WorstCase()
    for row in try OracleTable("i_cluster_paired").rows {
      let set = row.text("set")
      let (a, b) = (row.integer("policy_a"), row.integer("policy_b"))
      let differences = zip(try column(set, "y\(a)"), try column(set, "y\(b)")).map { $0 - $1 }
      let sample = PairedClusterSample(trials: try column(set, "n"), differences: differences)
      compare(&worst, sample.meanDifference, row, "mean_person_diff")
      compare(&worst, sample.standardError, row, "se_mean_person_diff")
      compare(&worst, sample.t, row, "t_person")
      compare(&worst, sample.p, row, "p_person")
      compare(&worst, sample.durkalski, row, "chi2_durkalski")
      compare(&worst, sample.durkalskiP, row, "p_durkalski")
      compare(&worst, sample.signFlipP(), row, "p_signflip_exact")
      let tests = ClusteredMcNemar(moments: try ClusterOracleTests.moments(set), a, b)
      #expect(tests.sum == row.integer("sum_d"))
      compare(&worst, tests.obuchowski, row, "chi2_obuchowski")
      compare(&worst, tests.obuchowskiP, row, "p_obuchowski")
      compare(&worst, tests.yang, row, "chi2_yang")
      compare(&worst, tests.yangP, row, "p_yang")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }
}
