package import ExperimentFiles
package import StrictFiles

/// What is stored in a folder of reports.
package enum StoredReports {
  /// Names of the report folders: those with a manifest, in order.
  package static func names(in folder: String) -> [String] {
    ((try? FolderListing.names(in: folder)) ?? []).sorted().filter { name in
      !name.hasPrefix(".") && FolderListing.isFolder(folder + "/" + name)
        && ((try? FolderListing.names(in: folder + "/" + name)) ?? []).contains(Manifest.fileName)
    }
  }

  /// Whether a folder holds just these files with these bytes, and what systems drop unasked.
  ///
  /// - Parameters:
  ///   - files: the files by their paths inside the folder.
  ///   - ignored: paths inside the folder that do not count, such as `manifest.json`.
  /// - Returns: `false` also when the folder or a file cannot be read.
  package static func holds(
    _ files: [(name: String, bytes: [UInt8])], in folder: String, ignoring ignored: Set<String> = []
  ) -> Bool {
    let counted = files.filter { !ignored.contains($0.name) }
    guard
      let names = FolderListing.paths(below: folder, where: ReportContents.counts)?
        .filter({ !ignored.contains($0) }),
      Set(names) == Set(counted.map(\.name))
    else { return false }
    return counted.allSatisfy { file in
      let path = PathParts.join(folder, file.name)
      return (try? FileBytes.load(path: path, limit: file.bytes.count, isFound: true)) == file.bytes
    }
  }

  /// Shares of a run that are left out of its report; nil where it is whole.
  static func missingShards(_ manifest: JSONNode) -> String? {
    (manifest["plan"]?["missing_shards"]?.text).map(printable)
  }

  /// The question and size of a stored report; nil when its manifest cannot be read.
  ///
  /// - Returns: also a remark, empty where there is none: that shards of the run are missing; and
  ///   the members of each part of the answer, of which older reports have none.
  package static func summary(
    folder: String, name: String
  ) -> (question: String, remark: String, swipes: Int, answer: [[String: String]])? {
    let path = "\(folder)/\(name)/\(Manifest.fileName)"
    guard let manifest = ReportContents.manifest(at: path),
      let question = manifest["experiment"]?["question"]?.text,
      let swipes = manifest["plan"]?["swipes"]?.number.flatMap(Int.init(exactly:))
    else { return nil }
    let remark = missingShards(manifest).map { "Shards \($0.prefix(100)) are missing." }
    let answer = (manifest["answer"]?.elements ?? []).map { Dictionary($0.texts) { $1 } }
    return (question, remark ?? "", swipes, answer)
  }
}

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
  package let environment: [(name: String, value: String)]
  /// SHA-256 of its own bytes; empty where it was not read as what may be replaced.
  package private(set) var digest = ""

  /// Reads a manifest.
  ///
  /// - Throws: everything wrong with the file; another version of the files than this program's.
  init(_ root: JSONNode, file: String) throws(Diagnostics) {
    func wrong(_ node: JSONNode?, _ message: String, _ hint: String) -> Diagnostics {
      Diagnostics(file: file, at: node?.position ?? root.position, message, hint: hint)
    }
    let schema = root["schema_version"]
    guard let schema, let (version, literal) = schema.literal else {
      throw wrong(schema, "there is no schema_version", "name a report folder that a run wrote")
    }
    guard version == Double(ToolVersion.schema) else {
      throw wrong(
        schema,
        "the files have schema version \(literal); this program reads \(ToolVersion.schema)",
        "run the experiment again with this version")
    }
    guard let experiment = root["experiment"], case .object = experiment.value,
      experiment["seed"]?.number != nil
    else {
      throw wrong(
        root["experiment"], "there is no experiment with a seed",
        "name a report folder that a run wrote")
    }
    func text(_ key: String) -> String { root[key]?.text ?? "" }
    self.experiment = JSONText(experiment)
    falseTriggerLimit =
      experiment["limits"]?["false_triggers"]?.number ?? Limits.usual.falseTriggers
    tool = root["tool"].map { JSONText($0) } ?? .object([])
    (name, command, experimentDigest) = (text("name"), text("command"), text("experiment_sha256"))
    missingShards = StoredReports.missingShards(root) ?? ""
    digests = Dictionary(root["files_sha256"]?.texts ?? []) { $1 }
    environment = root["environment"]?.texts ?? []
  }

  /// Reads the manifest of a folder that is to be rendered again: as what may be replaced, not as
  /// an input.
  ///
  /// - Throws: that there is none, that it is of another version, or of no experiment.
  package init(of folder: String) throws(Diagnostics) {
    let path = PathParts.join(folder, Manifest.fileName)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.load(path: path, limit: ReportContents.largest, isFound: true)
    } catch {
      throw Diagnostics(
        file: path, "cannot read the manifest: \(error.reason)",
        hint: "name a report folder that `swipelab run` wrote, such as Reports/quickstart")
    }
    try self.init(try JSONNode.parse(bytes, file: path), file: path)
    digest = SHA256.hexDigest(bytes)
    guard missingShards.isEmpty else {
      throw Diagnostics(
        file: path,
        "shards \(missingShards.prefix(100)) of the run are missing in it, and what it was"
          + " rendered from is stored of whole runs only",
        hint: "run the shards, then `swipelab merge` their parts again")
    }
    guard ![name, command, experimentDigest].contains(""), experiment["policies"] != nil else {
      throw Diagnostics(
        file: path, "it is not the manifest of an experiment's report",
        hint: "name a folder that `swipelab run` wrote")
    }
  }

  /// A member of the experiment; nil where it is not there.
  subscript(key: String) -> JSONText? { experiment[key] }
}

extension Experiment {
  /// Reads an experiment that a run stored beside what it counted.
  ///
  /// - Parameters:
  ///   - bytes: the experiment on its own.
  ///   - digest: SHA-256 of its canonical form when it was run.
  ///   - command: what to type to repeat the run.
  ///   - limit: what a run of it may take.
  /// - Throws: what is wrong with it, or that this program reads it otherwise.
  package static func stored(
    _ bytes: [UInt8], file: String, name: String, digest: String, command: String, limit: Limit
  ) throws(Diagnostics) -> Experiment {
    try checkStored(name: name, digest: digest, command: command, file: file)
    var overrides = Overrides()
    overrides.limit = limit
    let experiment = try read(
      try JSONNode.parse(bytes, file: file), file: file, name: name, overrides: overrides)
    guard SHA256.hexDigest(experiment.canonical.bytes) == digest else {
      throw Diagnostics(
        file: file,
        "this version of swipelab reads the experiment otherwise than the one that ran it",
        hint: "run it again: \(command)")
    }
    return experiment
  }

  /// Refuses what no run stores: names and digests that would lead files elsewhere, and commands
  /// that would be more in a report than a line.
  static func checkStored(
    name: String, digest: String, command: String, file: String
  ) throws(Diagnostics) {
    let digits = Set("0123456789abcdef")
    let problem =
      problem(withName: name).map { "its name \(quoted(name)) \($0)" }
      ?? (digest.count == 64 && digest.allSatisfy(digits.contains)
        ? nil : "its digest \(quoted(digest)) is none")
      ?? (printable(command) == command && !command.contains("`") && command.count <= 1000
        ? nil : "its command \(quoted(command)) is none of this program")
    if let problem {
      throw Diagnostics(file: file, problem, hint: "name what a run of this program wrote")
    }
  }
}

extension Experiment.Limit {
  /// Bytes of the largest file of counts that a run of an experiment can have: what it takes with
  /// its report, which is an estimate, and as much again.
  package static func counts(of experiment: Experiment) -> Int {
    Int(min(2 * RunSize(experiment, workers: 1).memory, 1e18))
  }
}
