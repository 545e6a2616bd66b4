import ExperimentFiles
import StrictFiles

/// What is stored in a folder of reports.
public enum StoredReports {
  /// Names of the report folders: those with a manifest, in order.
  public static func names(in folder: String) -> [String] {
    (FolderListing.names(in: folder) ?? []).sorted().filter { name in
      !name.hasPrefix(".") && FolderListing.isFolder(folder + "/" + name)
        && (FolderListing.names(in: folder + "/" + name) ?? []).contains(Manifest.fileName)
    }
  }

  /// Whether a folder holds just these files with these bytes, and what systems drop unasked.
  ///
  /// - Parameters:
  ///   - files: the files by their paths inside the folder.
  ///   - ignored: paths inside the folder that do not count, such as `manifest.json`.
  /// - Returns: `false` also when the folder or a file cannot be read.
  public static func holds(
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
      return (try? FileBytes.read(path: path, limit: file.bytes.count, isFound: true)) == file.bytes
    }
  }

  /// Shares of a run that are left out of its report; nil where it is whole.
  static func missingShards(_ manifest: JSONNode) -> String? {
    guard case .string(let shards) = manifest["plan"]?["missing_shards"]?.value else { return nil }
    return printable(shards)
  }

  /// The question and size of a stored report; nil when its manifest cannot be read.
  ///
  /// - Returns: also a remark, empty where there is none: that shards of the run are missing; and
  ///   the members of each part of the answer, of which older reports have none.
  public static func summary(
    folder: String, name: String
  ) -> (question: String, remark: String, swipes: Int, answer: [[String: String]])? {
    let path = "\(folder)/\(name)/\(Manifest.fileName)"
    guard let manifest = ReportContents.manifest(at: path),
      case .string(let question) = manifest["experiment"]?["question"]?.value,
      case .number(let number, _) = manifest["plan"]?["swipes"]?.value,
      let swipes = Int(exactly: number)
    else { return nil }
    let remark = missingShards(manifest).map { "Shards \($0.prefix(100)) are missing." }
    return (question, remark ?? "", swipes, answer(manifest))
  }

  private static func answer(_ manifest: JSONNode) -> [[String: String]] {
    guard case .array(let parts) = manifest["answer"]?.value else { return [] }
    return parts.map { part in
      guard case .object(let members) = part.value else { return [:] }
      let texts = members.compactMap { member in
        if case .string(let text) = member.node.value { (member.key, text) } else { nil }
      }
      return Dictionary(texts) { $1 }
    }
  }
}
