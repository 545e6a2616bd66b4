import Foundation
import TestSupport
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

  @Test func wilson() async {
    await each([1e6, 1e9]) { (limit: Double) in
      let plain = try worst("wilson", upTo: limit) {
        ProportionInterval.wilson(successes: $0, trials: $1, alpha: $2)
      }
      #expect(plain.error <= 1e-12, "\(plain)")
      #expect(plain.comparisons >= 54)
    }
  }

  @Test func exact() async {
    await each([(1e6, 1e-10), (1e9, 1e-7)]) { limit, tolerance in
      let exact = try worst("clopper_pearson", upTo: limit) {
        ProportionInterval.clopperPearson(successes: $0, trials: $1, alpha: $2)
      }
      #expect(exact.error <= tolerance, "\(exact)")
    }
  }
}

@Suite(.enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct ClusterOracleTests {
  static func moments(_ set: String) throws -> ClusterMoments {
    ClusterMoments(
      try OracleTable("i_cluster_data").rows(where: "set", is: set).map {
        ($0.integer("n"), ["y0", "y1", "y2"].map($0.integer))
      })
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

/// One comma-separated table of reference values, read from the folder of oracle tables.
struct OracleTable {
  let rows: [Row]

  struct Row {
    let line: Int
    let fields: [String: String]

    /// The text of a column; a column that does not exist is an error of the test itself.
    func text(_ column: String) -> String {
      guard let value = fields[column] else { preconditionFailure("no column \(column)") }
      return value
    }

    /// The value of a column, nil where the table leaves it empty.
    func value(_ column: String) -> Double? { Double(text(column)) }

    func number(_ column: String) -> Double { value(column) ?? .nan }

    func integer(_ column: String) -> Int { Int(number(column)) }
  }

  static let folder = ProcessInfo.processInfo.environment["SWIPELAB_ORACLES"] ?? ""
  static let isAvailable = !folder.isEmpty
  static let absence = "SWIPELAB_ORACLES names no folder of oracle tables"

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: Self.folder).appendingPathComponent(name + ".csv")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let header = Self.fields(lines[0])
    rows = lines.enumerated().dropFirst().map { index, line in
      Row(line: index + 1, fields: Dictionary(uniqueKeysWithValues: zip(header, Self.fields(line))))
    }
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The rows whose column has the given text.
  func rows(where column: String, is text: String) -> [Row] {
    rows.filter { $0.text(column) == text }
  }
}
