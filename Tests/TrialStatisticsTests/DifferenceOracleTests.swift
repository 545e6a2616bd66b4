import Testing
import TrialStatistics

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct DifferenceOracleTests {
  private func record(
    _ worst: inout WorstCase, _ interval: ConfidenceInterval, _ row: OracleTable.Row
  ) {
    worst.absolute(interval.low, row.number("lower"), "low \(row.fields)")
    worst.absolute(interval.high, row.number("upper"), "high \(row.fields)")
  }

  @Test func independent() throws {
    var worst = WorstCase()
    for row in try OracleTable("b_diff_independent").rows {
      let pair = IndependentProportions(
        successes1: row.integer("x1"), trials1: row.integer("n1"),
        successes2: row.integer("x2"), trials2: row.integer("n2"))
      let alpha = row.number("alpha")
      worst.absolute(pair.difference, row.number("diff"), "difference line \(row.line)")
      switch row.text("method") {
      case "newcombe10": record(&worst, pair.newcombe(alpha: alpha), row)
      case "wald_unclipped": record(&worst, pair.wald(alpha: alpha), row)
      case "agresti_caffo_unclipped": record(&worst, pair.agrestiCaffo(alpha: alpha), row)
      default: Issue.record("unknown method on line \(row.line)")
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
    #expect(worst.comparisons == 3 * 180)
  }

  @Test func paired() throws {
    var worst = WorstCase()
    for row in try OracleTable("b_diff_paired").rows {
      let table = PairedTable(
        both: row.integer("both"), only1: row.integer("only1"), only2: row.integer("only2"),
        neither: row.integer("neither"))
      let alpha = row.number("alpha")
      worst.absolute(table.difference, row.number("diff"), "difference line \(row.line)")
      switch row.text("method") {
      case "newcombe10": record(&worst, table.newcombe(alpha: alpha), row)
      case "newcombe8_phi_uncorrected":
        record(&worst, table.newcombe(alpha: alpha, corrected: false), row)
      case "wald_unclipped": record(&worst, table.wald(alpha: alpha), row)
      case "bonett_price": record(&worst, table.bonettPrice(alpha: alpha), row)
      case "tango": record(&worst, table.tango(alpha: alpha), row)
      default: Issue.record("unknown method on line \(row.line)")
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
    #expect(worst.comparisons == 3 * 315)
  }

  @Test func mcNemar() throws {
    var moderate = WorstCase()
    var large = WorstCase()
    var asymptotic = WorstCase()
    for row in try OracleTable("c_mcnemar").rows {
      let test = McNemarTest(only1: row.integer("b"), only2: row.integer("c"))
      let exact = [
        ("p_exact", test.exactP), ("p_mid_fagerland", test.midP()),
        ("p_mid_capped_at_b_eq_c", test.midP(ties: .one)),
      ]
      for (column, value) in exact {
        if test.only1 + test.only2 <= 1_000_000 {
          moderate.relative(value, row.number(column), "\(column) line \(row.line)")
        } else {
          large.relative(value, row.number(column), "\(column) line \(row.line)")
        }
      }
      let others = [
        ("chi2", test.chiSquare), ("p_asymptotic", test.asymptoticP),
        ("chi2_cc", test.chiSquareCorrected), ("p_asymptotic_cc", test.asymptoticCorrectedP),
      ]
      for (column, value) in others {
        asymptotic.relative(value, row.number(column), "\(column) line \(row.line)")
      }
    }
    #expect(moderate.error <= 1e-10, "\(moderate)")
    #expect(large.error <= 1e-7, "\(large)")
    #expect(asymptotic.error <= 1e-12, "\(asymptotic)")
  }
}
