import StrictFiles
import Study

/// What a comparison needs of a stored manifest.
struct StoredManifest: Sendable {
  /// What the run was: seed, people, policies and the rest, as the run resolved it.
  let experiment: JSONText
  /// The versions of the program and of its algorithm, for people and for comparing.
  let tool: JSONText

  /// Reads the manifest of a report folder.
  ///
  /// - Throws: everything wrong with the file; another version of the files than this program's.
  init(_ root: JSONNode, file: String) throws(Diagnostics) {
    let schema = root["schema_version"]
    guard let schema, case .number(let version, let literal) = schema.value else {
      throw Diagnostics(
        Diagnostic(
          file: file, at: schema?.position ?? root.position, "there is no schema_version",
          hint: "name a report folder that a run wrote"))
    }
    guard version == Double(ToolVersion.schema) else {
      throw Diagnostics(
        Diagnostic(
          file: file, at: schema.position,
          "the files have schema version \(literal); this program reads \(ToolVersion.schema)",
          hint: "run the experiment again with this version"))
    }
    guard let experiment = root["experiment"], case .object = experiment.value,
      case .number = experiment["seed"]?.value
    else {
      throw Diagnostics(
        Diagnostic(
          file: file, at: root["experiment"]?.position ?? root.position,
          "there is no experiment with a seed", hint: "name a report folder that a run wrote"))
    }
    self.experiment = JSONText(experiment)
    tool = root["tool"].map { JSONText($0) } ?? .object([])
  }

  /// A member of the experiment; nil where it is not there.
  subscript(key: String) -> JSONText? { experiment[key] }
}
