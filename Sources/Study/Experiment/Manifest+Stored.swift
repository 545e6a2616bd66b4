package import StrictFiles

extension Manifest {
  /// What the manifest of an experiment's report says, as far as the report is made of it.
  package struct Stored: Sendable {
    /// Name of the experiment, and what to type to repeat it.
    package let name, command: String
    /// SHA-256 digest of the experiment in its canonical form.
    package let experimentDigest: String
    /// SHA-256 digests of the other files by name.
    package let digests: [String: String]
    /// What made it.
    package let environment: [(name: String, value: String)]

    /// Reads the manifest of a report folder.
    ///
    /// - Throws: that there is none, that it is of another version, or of no experiment.
    package init(_ folder: String) throws(Diagnostics) {
      let path = PathParts.join(folder, Manifest.fileName)
      let root = try Self.root(path)
      func text(_ key: String) -> String? {
        guard case .string(let text) = root[key]?.value else { return nil }
        return text
      }
      func texts(_ key: String) -> [(name: String, value: String)] {
        guard case .object(let members) = root[key]?.value else { return [] }
        return members.compactMap { member in
          guard case .string(let text) = member.node.value else { return nil }
          return (member.key, text)
        }
      }
      guard case .number(Double(ToolVersion.schema), _) = root["schema_version"]?.value else {
        throw Diagnostics(
          Diagnostic(
            file: path, at: root["schema_version"]?.position ?? root.position,
            "its files are of another version than this program reads (\(ToolVersion.schema))",
            hint: "run the experiment again"))
      }
      guard let name = text("name"), let command = text("command"),
        let digest = text("experiment_sha256"), root["experiment"]?["policies"] != nil
      else {
        throw Diagnostics(
          Diagnostic(
            file: path, at: root.position, "it is not the manifest of an experiment's report",
            hint: "name a folder that `swipelab run` wrote"))
      }
      (self.name, self.command, experimentDigest) = (name, command, digest)
      digests = Dictionary(texts("files_sha256").map { ($0, $1) }) { $1 }
      environment = texts("environment")
    }

    /// The document, read as what may be replaced, not as an input.
    private static func root(_ path: String) throws(Diagnostics) -> JSONNode {
      let bytes: [UInt8]
      do throws(FileFailure) {
        bytes = try FileBytes.read(path: path, limit: ReportContents.largest)
      } catch {
        throw Diagnostics(
          Diagnostic(
            file: path, "there is no manifest that can be read",
            hint: "name a report folder that `swipelab run` wrote, such as Reports/quickstart"))
      }
      return try JSONNode.parse(bytes, file: path)
    }
  }
}
