import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles

@Suite("Reading stored runs")
struct StoredRunTests {
  private static let good = "phone,plain,pan,far,success,pop,300,1000,200,0.3,0.02,0.26,0.34"

  /// What is wrong with a folder, and what is said about it.
  private static func problem(
    rates: String = StoredFolder.header + "\n" + good + "\n",
    manifest: String = StoredFolder.manifest(), batches: String? = nil
  ) throws -> String? {
    let folder = try ScratchFolder()
    try folder.write(rates, to: "a/rates.csv")
    try folder.write(manifest, to: "a/manifest.json")
    if let batches { try folder.write(batches, to: "a/batches.csv") }
    let found = messages { _ = try StoredRun.load(folder("a")) }.joined(separator: "\n")
    return found.isEmpty ? nil : found.replacing(folder.path + "/", with: "")
  }

  @Test("What no run writes is refused with its place")
  func rates() async {
    await each([
      ("pop,300,1000", "pop,x,1000", "a/rates.csv:2:33: error: k is \"x\", not a count"),
      ("pop,300,1000", "pop,3000,1000", "2:33: error: k is 3000, more than n, 1000"),
      ("pop,300,1000", "pop,200,1000", "2:46: error: rate is 0.3, not k / n = 200 / 1000"),
      ("0.02,0.26", "-1,0.26", "2:50: error: mc_error is \"-1\""),
      ("0.02,0.26", "0.02,1.26", "2:55: error: ci_low is \"1.26\", not a number from 0 to 1"),
      ("0.02,0.26", "0.02,0.31", "the interval 0.31 to 0.34 does not contain the rate"),
      ("far", "f\u{1B}ar", "2:17: error: policy is \"f\\u{1B}ar\""),
      ("mc_error", "error", "1:1: error: the column \"mc_error\" is missing from the header"),
      (",0.34\n", ",0.34\n" + Self.good + "\n", "3:1: error: this row repeats line 2"),
      (",0.34\n", ",0.34,5\n", "2:65: error: the row has 14 fields, the header 13"),
    ]) { find, replacement, message throws in
      let rates = StoredFolder.header + "\n" + Self.good + "\n"
      #expect(rates.contains(find))
      let said = try #require(try Self.problem(rates: rates.replacing(find, with: replacement)))
      #expect(said.contains(message), "\(said)")
      #expect(try Self.problem() == nil)
    }
  }

  @Test("Manifests of other versions, or of nothing, are refused")
  func manifests() async {
    await each([
      (
        StoredFolder.manifest(schema: 2),
        "a/manifest.json:2:21: error: the files have schema version 2; this program reads 1"
      ),
      ("{}", "a/manifest.json:1:1: error: there is no schema_version"),
      ("{ \"schema_version\": 1 }", "there is no experiment with a seed"),
      ("{", "a/manifest.json:"),
    ]) { text, message throws in
      let said = try #require(try Self.problem(manifest: text))
      #expect(said.contains(message), "\(said)")
    }
  }

  @Test("Batches must be counts that add up to the rates")
  func batches() async {
    await each([
      ("500 500,150 150", nil), ("500 501,150 150", "2:33: error: the batches do not add up to k"),
      ("500 500,150 x", "2:41: error: \"x\" among the batches is not a count"),
      ("500  500,150 150", "\"\" among the batches"),
      ("1000,150 150", "2 numbers of events, but 1 of trials"),
      ("900 100,150 150", "a batch has more events than trials"),
    ]) { fields, message in
      let header = "screen,context,recognizer,policy,metric,intent,trials,events\n"
      let said = try Self.problem(batches: header + "phone,plain,pan,far,success,pop,\(fields)\n")
      if let message {
        #expect(said?.contains(message) == true, "\(said ?? "nothing")")
      } else {
        #expect(said == nil)
      }
    }
  }

  /// Tables above 256 KiB are not kept in the repository: their digests are.
  @Test(
    "A listed table that is too large to be kept may be missing; another one may not stand there")
  func unstored() throws {
    let folder = try ScratchFolder()
    let rates = StoredFolder.header + "\n" + Self.good + "\n"
    func write(digest: String) throws {
      let listed = #", "files_sha256": { "batches.csv": "ab", "rates.csv": "\#(digest)" } }"#
      let manifest = StoredFolder.manifest()
      try folder.write(rates, to: "a/rates.csv")
      try folder.write(String(manifest.dropLast()) + listed, to: "a/manifest.json")
    }
    try write(digest: SHA256.hexDigest(Array(rates.utf8)))
    let comparison = try RunComparison.load(folder("a"), folder("a"), margin: 0.01)
    #expect(comparison.rows.count == 1 && comparison.independence != nil)
    try write(digest: SHA256.hexDigest(Array((rates + "x").utf8)))
    let error = #expect(throws: Diagnostics.self) { try StoredRun.load(folder("a")) }
    #expect(error?.description.contains("rates.csv: error: the file is not the one whose") == true)
  }

  @Test("A report without rates says so, and what to compare")
  func noRates() throws {
    let folder = try ScratchFolder()
    try StoredFolder.write([], to: "a", in: folder)
    let error = #expect(throws: Diagnostics.self) {
      try RunComparison.load(folder("a"), folder("a"), margin: 0.01)
    }
    #expect(error?.description.contains("no rates to compare") == true)
    #expect(error?.description.contains("Reports/quickstart") == true)
  }

  @Test("Folders without results are refused; a folder of reports names them")
  func noResults() throws {
    let folder = try ScratchFolder()
    try folder.write("{}", to: "reports/x/manifest.json")
    for (name, message) in [
      ("none", "there is no such folder"), ("reports", "has no manifest.json"),
      ("reports", "such as \(folder("reports"))/x"), ("reports/x", "has no rates.csv"),
      ("reports/x/manifest.json", "this is no folder"),
    ] {
      let error = #expect(throws: Diagnostics.self) { try StoredRun.load(folder(name)) }
      #expect(error?.description.contains(message) == true)
    }
  }
}

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
    var (pairs, regressions, rows, worse) = (0, 0, 0, 0)
    for (place, a) in runs.enumerated() {
      for b in runs[(place + 1)...] {
        pairs += 1
        if try RunComparison(a, b, margin: 0.01).hasRegression { regressions += 1 }
        let found = try RunComparison(a, b, margin: 0)
        rows += found.rows.count { $0.key.isDecisive }
        worse += found.rows.count { $0.key.isDecisive && $0.verdict == .worse }
      }
    }
    let share = Double(regressions) / Double(pairs)
    #expect(pairs == 780 && Double(worse) / Double(rows) <= 0.025)
    withKnownIssue("a run has more than 5% false regressions: .06 and .09 of 160 seeds") {
      #expect(share <= 0.05)
    }
  }
}
