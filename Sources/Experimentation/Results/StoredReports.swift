/// What is stored in a folder of reports.
public enum StoredReports {
  /// Names of the report folders: those with a manifest, in order.
  public static func names(in folder: String) -> [String] {
    (FolderListing.names(in: folder) ?? []).sorted().filter { name in
      !name.hasPrefix(".") && FolderListing.isFolder(folder + "/" + name)
        && (FolderListing.names(in: folder + "/" + name) ?? []).contains(Manifest.fileName)
    }
  }

  /// The question and size of a stored report; nil when its manifest cannot be read.
  public static func summary(
    folder: String, name: String
  ) -> (question: String, swipes: Int)? {
    let path = "\(folder)/\(name)/\(Manifest.fileName)"
    guard let manifest = try? JSONNode.load(path: path),
      case .string(let question) = manifest["experiment"]?["question"]?.value,
      case .number(let swipes, _) = manifest["plan"]?["swipes"]?.value
    else { return nil }
    return (question, Int(swipes))
  }
}
