import ArticleClaims
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

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
    guard case .number(_, let seed) = node["experiment"]?["seed"]?.value else {
      Issue.record("the manifest has no seed")
      return
    }
    #expect(seed == "18446744073709551615")
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
