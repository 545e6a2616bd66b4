package import StrictFiles
import SwipeSimulation

/// What a report folder says about itself: which tool and experiment made it, and the digests of
/// its files.
///
/// Everything but the `environment` block is the same on every machine. Timings and the date are
/// printed when a run ends and stored nowhere, so that repeating a run changes no byte.
package struct Manifest: Sendable {
  package static let fileName = ReportContents.marker

  /// The manifest of a run.
  ///
  /// - Parameters:
  ///   - swipes: how many the run makes.
  ///   - digests: the other files of the folder with their SHA-256 digests.
  ///   - command: what to type to repeat the run.
  ///   - environment: what made it, such as the compiler; apart from the rest.
  ///   - missingShards: shards that are left out; empty where it is whole.
  ///   - answer: what the report answers, for the index.
  package static func text(
    of experiment: Experiment, swipes: Int, digests: [(name: String, digest: String)],
    command: String, environment: [(name: String, value: String)], missingShards: String = "",
    answer: JSONText = []
  ) -> JSONText {
    text(
      name: experiment.name, experiment: experiment.canonical,
      plan: plan(of: experiment, swipes: swipes, missingShards),
      digests: digests, command: command, environment: environment, answer: answer)
  }

  /// The manifest of a report that is about something else than an experiment file.
  ///
  /// - Parameters:
  ///   - experiment: everything that decides the numbers, with the `question` for the index.
  ///   - plan: sizes, with the `swipes` for the index.
  package static func text(
    name: String, experiment: JSONText, plan: JSONText,
    digests: [(name: String, digest: String)], command: String,
    environment: [(name: String, value: String)], answer: JSONText = []
  ) -> JSONText {
    let files = digests.sorted { $0.name < $1.name }
    return [
      "schema_version": .count(ToolVersion.schema),
      "tool": [
        "name": "swipelab", "version": .string(ToolVersion.tool),
        "algorithm_version": .count(ToolVersion.algorithm),
      ],
      "name": .string(name),
      "command": .string(command),
      "experiment_sha256": .string(SHA256.hexDigest(experiment.bytes)),
      "experiment": experiment,
      "plan": plan,
      "answer": answer,
      "files_sha256": .object(files.map { JSONText.Member($0.name, .string($0.digest)) }),
      "environment": .object(environment.map { JSONText.Member($0.name, .string($0.value)) }),
    ]
  }

  /// Whether a stored manifest says the same as `bytes` in everything but its environment block.
  package static func sameResult(at path: String, as bytes: [UInt8]) -> Bool {
    guard let own = try? JSONNode.parse(bytes, file: fileName) else { return false }
    if (try? FileBytes.load(path: path, limit: bytes.count, isFound: true)) == bytes { return true }
    guard let stored = ReportContents.manifest(at: path) else { return false }
    return result(stored) == result(own)
  }

  /// SHA-256 of the manifest of a report folder; nil where none can be read.
  package static func digest(in folder: String) -> String? {
    let path = PathParts.join(folder, fileName)
    return (try? FileBytes.load(path: path, limit: ReportContents.largest, isFound: true))
      .map(SHA256.hexDigest)
  }

  /// A manifest's members but for its environment block.
  private static func result(_ manifest: JSONNode) -> [JSONText.Member] {
    JSONText(manifest).members.filter { $0.key != "environment" }
  }

  private static func plan(
    of experiment: Experiment, swipes: Int, _ missingShards: String
  ) -> JSONText {
    let pairs = experiment.policies.count * (experiment.policies.count - 1) / 2
    let sizes: JSONText = [
      "conditions": .count(experiment.conditions.count),
      "policies": .count(experiment.policies.count), "policy_pairs": .count(pairs),
      "systems": .count(experiment.systems.count), "swipes": .count(swipes),
    ]
    return sizes + (missingShards.isEmpty ? [:] : ["missing_shards": .string(missingShards)])
  }
}

/// Which program made a result.
package enum ToolVersion {
  package static let tool = "0.1.0"
  /// Version of everything that decides the numbers: raised whenever the same experiment gives
  /// other counts.
  package static let algorithm = 2
  /// Version of the files in a report folder.
  package static let schema = 1
}
