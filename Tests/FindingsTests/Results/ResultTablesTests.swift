import ArticleClaims
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles

/// The CSV files of a report: one row per promised thing, and nothing where there is nothing.
///
/// Their columns are those of the stored tables and of the index beside them, which tests compare.
@Suite("Result tables")
struct ResultTablesTests {
  static let sweep = """
    { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 60, "steps": 3 }
    """

  @Test("the files that were promised, with as many rows as there are things to tell of")
  func rows() async throws {
    let experiment = try smallExperiment(participants: 10, sweeps: Self.sweep)
    let tables = try await results(experiment).tables
    #expect(
      tables.map(\.name) == [
        "rates.csv", "contrasts.csv", "frontier.csv", "tuned.csv", "releases.csv", "batches.csv",
      ])
    // Conditions x policies x (five metrics, two of them for three unwanted intents too), x values;
    // goals x kinds of choices x screens of scopes, and those that are best with their recognizer, and
    // named policies that are compared with the best; x three metrics and three unwanted intents by
    // batches. Of releases there are as many as begin, and of contrasts by intent as many as pop
    // falsely, which chance decides.
    let counts = try tables.filter { !["releases.csv", "contrasts.csv"].contains($0.name) }.map {
      try csvRows(String(decoding: $0.bytes, as: UTF8.self)).count - 1
    }
    let chosen = experiment.goals.count * 2 * 2 + 2 + 2
    #expect(counts == [4 * 2 * (5 + 2 * 3), 4 * 3, chosen, 4 * 2 * (3 + 3)])
  }

  @Test("what an experiment has no swipes for is absent, not 0")
  func missing() async throws {
    let wanted = try await results(
      smallExperiment(participants: 10, intents: [.pop], sweeps: Self.sweep))
    #expect(Set(wanted.rates.map(\.metric)) == ["success"])
    #expect(wanted.rates.allSatisfy { $0.intent == "pop" })
    let text = String(decoding: wanted.tables[2].bytes, as: UTF8.self)
    for row in try csvRows(text).dropFirst() {
      #expect(!row[6].isEmpty && !row[7].isEmpty)
      #expect(row[8].isEmpty && row[9].isEmpty)
    }
    let none = try await results(smallExperiment(participants: 10))
    #expect(!none.tables.contains { $0.name == "frontier.csv" })
  }
}

/// What a stored manifest says, and when another one says the same.
@Suite("Manifest")
struct ManifestTests {
  static func text(
    seed: UInt64 = 1, file: String = "k\n1\n", command: String = "swipelab run f.json",
    environment: [(name: String, value: String)] = [("platform", "A"), ("compiler", "B")]
  ) throws -> [UInt8] {
    let experiment = try smallExperiment(seed: seed)
    return Manifest.text(
      of: experiment, swipes: experiment.swipes,
      digests: [
        ("rates.csv", SHA256.hexDigest(Array(file.utf8))),
        ("charts/a.svg", SHA256.hexDigest(Array("<svg/>".utf8))),
      ],
      command: command, environment: environment
    ).bytes
  }

  @Test("only the environment may differ between two manifests of the same result")
  func sameResult() throws {
    let folder = try ScratchFolder()
    try folder.write(String(decoding: try Self.text(), as: UTF8.self), to: "manifest.json")
    func isSame(_ bytes: [UInt8]) -> Bool {
      Manifest.sameResult(at: folder("manifest.json"), as: bytes)
    }
    #expect(isSame(try Self.text()))
    #expect(isSame(try Self.text(environment: [("platform", "elsewhere")])))
    #expect(isSame(try Self.text(environment: [])))
    #expect(!isSame(try Self.text(seed: 2)))
    #expect(!isSame(try Self.text(file: "k\n2\n")))
    #expect(!isSame(try Self.text(command: "swipelab run g.json")))
    #expect(!isSame(Array("{".utf8)))
    #expect(!Manifest.sameResult(at: folder("other.json"), as: try Self.text()))
    try folder.write("not a manifest", to: "broken.json")
    #expect(!Manifest.sameResult(at: folder("broken.json"), as: Array("not a manifest".utf8)))
  }

  @Test("the manifest holds what the contract names, and digests of every file")
  func content() throws {
    let node = try JSONNode.parse(try Self.text(seed: .max), file: "manifest.json")
    guard case .object(let members) = node.value else {
      Issue.record("a manifest is an object")
      return
    }
    #expect(
      members.map(\.key) == [
        "schema_version", "tool", "name", "command", "experiment_sha256", "experiment", "plan",
        "answer", "files_sha256", "environment",
      ])
    // sha256sum of the two texts.
    let digests = [
      "charts/a.svg": "d4dc56669143034f31aa309635d4113d9ad76a02b1739da22c965ed2049be9e6",
      "rates.csv": "92014a4a23ff5970bfa79bef9866d80aed2f5578a22e5d6d3555361614d50c35",
    ]
    for (name, digest) in digests {
      #expect(node["files_sha256"]?[name]?.value == .string(digest))
    }
    #expect(node["experiment"]?["seed"]?.literal?.text == "18446744073709551615")
    // 2 screens x 40 people x 3 swipes x 5 intents, twice, as other people judge what was chosen;
    // 2 policies make 1 pair.
    let plan = ["conditions": 4, "policies": 2, "policy_pairs": 1, "swipes": 2400]
    for (name, count) in plan {
      #expect(node["plan"]?[name]?.value == .number(Double(count), literal: String(count)))
    }
  }

  @Test("the digest of an experiment changes with everything that changes its result")
  func digest() throws {
    func digest(_ experiment: Experiment) -> String {
      SHA256.hexDigest(experiment.canonical.bytes)
    }
    let base = try smallExperiment()
    var variants = [
      base, try smallExperiment(participants: 41), try smallExperiment(swipes: 4),
      try smallExperiment(seed: 12), try smallExperiment(screens: ["ipad-pro-13"]),
      try smallExperiment(intents: [.pop]), try smallExperiment(recognizers: ["pan"]),
      try smallExperiment(policies: #""half-width""#),
      try smallExperiment(
        policies: #""half-width", { "name": "fling-override", "family": "one-third" }"#),
      try smallExperiment(sweeps: ResultTablesTests.sweep),
      try smallExperiment(estimator: .leastSquares),
    ]
    var margin = base
    margin.margin = 0.02
    variants.append(margin)
    #expect(Set(variants.map(digest)).count == variants.count)
    #expect(try digest(smallExperiment()) == digest(base))
  }
}

/// Costs of mistakes, from rates and priors.
@Suite("Costs")
struct CostRowTests {
  static let priors = #"""
    [
      { "name": "reading", "pop": 1, "contentLeft": 1, "contentVertical": 8 },
      { "name": "hurry", "pop": 3, "popAbort": 1 }
    ]
    """#

  static func read(_ more: String = "") throws -> Experiment {
    try experiment(
      """
      {
        "participants": 50, "swipes_per_intent": 4, "screens": ["iphone-16-pro"],
        "intents": ["pop", "popAbort", "contentLeft", "contentVertical"],
        "policies": ["one-third", "fixed-distance"], "usage_mixes": \(priors) \(more)
      }
      """)
  }

  @Test("a cost is misses and unwanted pops, weighed, per hundred swipes")
  func formula() async throws {
    let read = try Self.read(#", "cost_ratios": [0, 2]"#)
    #expect(read.priors[0].shares.map(\.share) == [0.1, 0.1, 0.8])
    let results = try await results(read)
    #expect(results.costs.count == 2 * 2 * 2)
    for row in results.costs {
      let success = try results.rates.row("success", of: row.policy, "pop")
      let left = try results.rates.row("false-trigger", of: row.policy, "contentLeft")
      let vertical = try results.rates.row("false-trigger", of: row.policy, "contentVertical")
      let honoured = try results.rates.row("abort-honoured", of: row.policy, "popAbort")
      let aborted = Double(honoured.trials - honoured.events) / 200
      let expected =
        row.prior == "reading"
        ? 10 * (1 - success.rate) + row.ratio * (10 * left.rate + 80 * vertical.rate)
        : 75 * (1 - success.rate) + row.ratio * 25 * aborted
      #expect(abs(row.cost - expected) < 1e-9, "\(row)")
      let share = row.prior == "reading" ? 10.0 : 75
      #expect(row.error >= share * success.standardError - 1e-12)
    }
    for prior in read.priors {
      for ratio in read.costRatios {
        let rows = results.costs.filter { $0.prior == prior.name && $0.ratio == ratio }
        let least = rows.map(\.cost).min()
        #expect(rows.filter(\.isBest).map(\.cost).allSatisfy { $0 == least })
        #expect(rows.contains { $0.isBest })
      }
    }
  }

  @Test("without priors there are no costs, and the digest stays")
  func none() async throws {
    var read = try Self.read()
    #expect(read.costRatios == [0.1, 0.3, 1, 3, 10])
    let with = read.canonical
    read.priors = []
    #expect(with != read.canonical)
    #expect(StudyResults.costs(read, []).isEmpty)
  }

  @Test("all slips of priors at once, each with its place")
  func slips() {
    let text = #"""
      {"policies": ["half-width"], "cost_ratios": [1, 1, -2], "usage_mixes": [
      {"name": "a", "pop": 1},
      {"pop": 1, "contentLeft": 2, "grip": 1},
      {"name": "b", "pop": 1, "contentLeft": 0},
      3]}
      """#
    let errors = experimentErrors(text)
    #expect(errors.count == 7, "\(errors)")
    #expect(errors.contains { $0.hasPrefix("f:2:1: error: a usage mix weighs \"pop\"") })
    #expect(errors.contains { $0.hasPrefix("f:3:1: error: this usage mix has no \"name\"") })
    #expect(errors.contains { $0.contains("unknown key \"grip\"") })
    #expect(errors.contains { $0.hasPrefix("f:4:1: error: a usage mix weighs") })
    #expect(errors.contains { $0.hasPrefix("f:5:1: error: a usage mix is an object") })
  }
}
