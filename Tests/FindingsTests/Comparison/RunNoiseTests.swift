import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles

/// The same experiment with other seeds: what is called a regression though nothing changed.
@Suite("Comparing runs that differ by chance only")
struct RunNoiseTests {
  private static let seeds = 40

  private static func run(seed: UInt64, policies: String) async throws -> StoredRun {
    let experiment = try smallExperiment(
      participants: 60, swipes: 3, seed: seed, screens: ["iphone-16-pro"], recognizers: ["pan"],
      policies: policies)
    let found = try await results(experiment)
    func table(_ name: String) throws -> CSVReader {
      let bytes = try #require(found.tables.first { $0.name == name }).bytes
      return try CSVReader(bytes, file: name)
    }
    let manifest = Manifest.text(
      of: experiment, swipes: 0, digests: [], command: "", environment: [])
    let rates = try StoredRates(table("rates.csv"))
    return StoredRun(
      folder: "\(seed)", manifest: try StoredManifest(.parse(manifest.bytes, file: "m"), file: "m"),
      rates: rates, batches: try rates.batches(table("batches.csv")), recommendations: [])
  }

  /// Each row alone is called worse in at most 2.5% of cases; a run is called so by any of its rows.
  @Test(
    "False regressions between all pairs of forty seeds",
    arguments: [
      #""half-width", "fixed-distance""#,
      #""half-width", "fixed-distance", "one-third", "velocity-weighted", "fling-override""#,
    ])
  func otherSeeds(policies: String) async throws {
    var runs: [StoredRun] = []
    for seed in 1...Self.seeds {
      runs.append(try await Self.run(seed: UInt64(seed), policies: policies))
    }
    var (pairs, regressions, strict, rows, worse) = (0, 0, 0, 0, 0)
    for (place, a) in runs.enumerated() {
      for b in runs[(place + 1)...] {
        pairs += 1
        if try RunComparison(a, b, margin: 0.01).hasRegression { regressions += 1 }
        let found = try RunComparison(a, b, margin: 0)
        if found.hasRegression { strict += 1 }
        rows += found.rows.count { $0.key.isDecisive }
        worse += found.rows.count { $0.key.isDecisive && $0.verdict == .worse }
      }
    }
    let share = Double(regressions) / Double(pairs)
    let (any, row) = (Double(strict) / Double(pairs), Double(worse) / Double(rows))
    print(
      "another seed, 60 people x 3 swipes: regressions with margin 0.01 \(share), with 0 \(any);",
      "rows called worse with margin 0 \(row), of \(policies)")
    #expect(pairs == 780 && row <= 0.025)
    withKnownIssue("a run has more than 5% false regressions: .06 and .09 of 160 seeds") {
      #expect(share <= 0.05)
    }
  }
}
