import ExperimentFiles
package import StrictFiles

/// The manifest of a report folder, as far as other reports are made of it.
package struct StoredManifest: Sendable {
  /// What the run was: seed, people, policies and the rest, as the run resolved it.
  let experiment: JSONText
  /// The limit of false triggers, a proportion: the usual one where the run names no other.
  let falseTriggerLimit: Double
  /// The versions of the program and of its algorithm, for people and for comparing.
  let tool: JSONText
  /// Name of the experiment, what to type to repeat it, and the SHA-256 digest of its canonical
  /// form; empty where the manifest has none.
  package let name, command, experimentDigest: String
  /// Shares of the run that are left out; empty where it is whole.
  let missingShards: String
  /// SHA-256 digests of the other files by name.
  package let digests: [String: String]
  /// What made it.
  package let environment: [(name: String, value: String)]
  /// SHA-256 of its own bytes; empty where it was not read as what may be replaced.
  package private(set) var digest = ""

  /// Reads a manifest.
  ///
  /// - Throws: everything wrong with the file; another version of the files than this program's.
  init(_ root: JSONNode, file: String) throws(Diagnostics) {
    func wrong(_ node: JSONNode?, _ message: String, _ hint: String) -> Diagnostics {
      Diagnostics(
        Diagnostic(file: file, at: node?.position ?? root.position, message, hint: hint))
    }
    let schema = root["schema_version"]
    guard let schema, case .number(let version, let literal) = schema.value else {
      throw wrong(schema, "there is no schema_version", "name a report folder that a run wrote")
    }
    guard version == Double(ToolVersion.schema) else {
      throw wrong(
        schema,
        "the files have schema version \(literal); this program reads \(ToolVersion.schema)",
        "run the experiment again with this version")
    }
    guard let experiment = root["experiment"], case .object = experiment.value,
      case .number = experiment["seed"]?.value
    else {
      throw wrong(
        root["experiment"], "there is no experiment with a seed",
        "name a report folder that a run wrote")
    }
    func text(_ key: String) -> String {
      if case .string(let text) = root[key]?.value { text } else { "" }
    }
    func texts(_ key: String) -> [(name: String, value: String)] {
      guard case .object(let members) = root[key]?.value else { return [] }
      return members.compactMap { member in
        if case .string(let text) = member.node.value { (member.key, text) } else { nil }
      }
    }
    self.experiment = JSONText(experiment)
    if case .number(let limit, _) = experiment["limits"]?["false_triggers"]?.value {
      falseTriggerLimit = limit
    } else {
      falseTriggerLimit = Limits.usual.falseTriggers
    }
    tool = root["tool"].map { JSONText($0) } ?? .object([])
    (name, command, experimentDigest) = (text("name"), text("command"), text("experiment_sha256"))
    missingShards = StoredReports.missingShards(root) ?? ""
    digests = Dictionary(texts("files_sha256").map { ($0, $1) }) { $1 }
    environment = texts("environment")
  }

  /// Reads the manifest of a folder that is to be rendered again: as what may be replaced, not as
  /// an input.
  ///
  /// - Throws: that there is none, that it is of another version, or of no experiment.
  package init(of folder: String) throws(Diagnostics) {
    let path = PathParts.join(folder, Manifest.fileName)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(path: path, limit: ReportContents.largest, isFound: true)
    } catch {
      throw Diagnostics(
        Diagnostic(
          file: path, "cannot read the manifest: \(error.reason)",
          hint: "name a report folder that `swipelab run` wrote, such as Reports/quickstart"))
    }
    try self.init(try JSONNode.parse(bytes, file: path), file: path)
    digest = SHA256.hexDigest(bytes)
    guard missingShards.isEmpty else {
      throw Diagnostics(
        Diagnostic(
          file: path,
          "shards \(missingShards.prefix(100)) of the run are missing in it, and what it was"
            + " rendered from is stored of whole runs only",
          hint: "run the shards, then `swipelab merge` their parts again"))
    }
    guard ![name, command, experimentDigest].contains(""), experiment["policies"] != nil else {
      throw Diagnostics(
        Diagnostic(
          file: path, "it is not the manifest of an experiment's report",
          hint: "name a folder that `swipelab run` wrote"))
    }
  }

  /// A member of the experiment; nil where it is not there.
  subscript(key: String) -> JSONText? { experiment[key] }
}
