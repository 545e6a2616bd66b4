import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct ClusterOracleTests {
  static func moments(_ set: String) throws -> ClusterMoments {
    var moments = ClusterMoments(policies: 3)
    for row in try OracleTable("i_cluster_data").rows(where: "set", is: set) {
      moments.add(
        trials: row.integer("n"),
        successes: [row.integer("y0"), row.integer("y1"), row.integer("y2")])
    }
    return moments
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

  @Test func oneRate() throws {
    var worst = WorstCase()
    for row in try OracleTable("i_cluster_one_policy").rows {
      let rate = ClusteredRate(
        moments: try Self.moments(row.text("set")), policy: row.integer("policy"))
      compare(&worst, rate.rate, row, "p_hat")
      compare(&worst, rate.standardErrorCR1, row, "se_cr1")
      compare(&worst, rate.designEffect, row, "deff_cr1")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func estimate() throws {
    var worst = WorstCase()
    for row in try OracleTable("i_cluster_one_policy").rows {
      let estimate = RateEstimate(
        moments: try Self.moments(row.text("set")), policy: row.integer("policy"))
      worst.relative(estimate.rate, row.number("p_hat"), "rate line \(row.line)")
      worst.relative(
        estimate.standardError, row.value("se_cr1") ?? .infinity, "error line \(row.line)")
      #expect(estimate.clusters == row.integer("persons"))
      #expect(estimate.trials == row.integer("swipes"))
      #expect(estimate.successes == row.integer("successes"))
      #expect(0 <= estimate.low && estimate.low <= estimate.rate)
      #expect(estimate.rate <= estimate.high && estimate.high <= 1)
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func pairedContrast() throws {
    var worst = WorstCase()
    var dense = 0
    for row in try OracleTable("i_cluster_paired").rows {
      let contrast = PairedContrast(
        moments: try Self.moments(row.text("set")), row.integer("policy_a"),
        row.integer("policy_b"))
      worst.absolute(contrast.difference, row.number("diff"), "difference line \(row.line)")
      worst.relative(
        contrast.standardError, row.value("se_cr1") ?? .infinity, "error line \(row.line)")
      let classical = ClusteredDifference(
        moments: try Self.moments(row.text("set")), row.integer("policy_a"),
        row.integer("policy_b"))
      #expect(classical.difference == contrast.difference)
      #expect(classical.standardError == contrast.standardError)
      guard let t = row.value("t"), let p = row.value("p_t"), let found = classical.p else {
        continue
      }
      let (low, high) = (max(-1, row.number("t_lo95")), min(1, row.number("t_hi95")))
      let interval = classical.interval(CriticalValues(clusters: contrast.clusters).student)
      worst.relative(classical.t, t, "t line \(row.line)")
      worst.relative(found, p, "p line \(row.line)")
      worst.relative(interval.low, low, "low line \(row.line)")
      worst.relative(interval.high, high, "high line \(row.line)")
      // Where the policies disagree on few trials another interval takes its place.
      if contrast.isSparse { continue }
      dense += 1
      worst.relative(contrast.p, p, "p of the contrast, line \(row.line)")
      worst.relative(contrast.low, low, "low of the contrast, line \(row.line)")
      worst.relative(contrast.high, high, "high of the contrast, line \(row.line)")
    }
    #expect(dense > 0)
    #expect(worst.error <= 1e-12, "\(worst)")
  }
}
