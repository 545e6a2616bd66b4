/// What a folder holds, seen as a report that may be replaced.
package enum ReportContents {
  /// The file that lists the others.
  package static let marker = "manifest.json"

  /// Reads the manifest of a report folder that is no input but may be replaced.
  package static func manifest(at path: String) -> JSONNode? {
    guard let bytes = try? FileBytes.read(path: path, limit: largest, isFound: true) else {
      return nil
    }
    return try? JSONNode.parse(bytes, file: path)
  }

  /// The largest manifest read, in bytes: a thousandfold of what experiments of today make.
  package static let largest = 1 << 26

  /// What a report's manifest lists, and itself; nil where there is no manifest of this program.
  package static func listed(in folder: String) -> Set<String>? {
    guard let manifest = manifest(at: PathParts.join(folder, marker)),
      case .string("swipelab") = manifest["tool"]?["name"]?.value,
      case .number = manifest["schema_version"]?.value,
      case .object(let files) = manifest["files_sha256"]?.value
    else { return nil }
    return Set(files.map(\.key) + [marker])
  }

  /// The report folder in which a place lies, however deep; nil for others.
  package static func folder(around place: PathParts) -> String? {
    // Folders of the place need not be there.
    guard let parent = place.parents.reversed().lazy.compactMap(PathParts.resolved).first else {
      return nil
    }
    return ((PathParts(parent)?.parents ?? []) + [parent]).first { listed(in: $0) != nil }
  }

  /// Files inside by path, links among them; folders without any file end in `/`.
  ///
  /// What systems drop unasked does not count.
  ///
  /// - Returns: `nil` when a folder cannot be read.
  package static func paths(below folder: String) -> [String]? {
    guard let names = names(in: folder) else { return nil }
    var paths: [String] = []
    for name in names {
      let path = PathParts.join(folder, name)
      if FolderListing.isFolder(path) {
        guard let inner = Self.paths(below: path) else { return nil }
        paths += inner.isEmpty ? [name + "/"] : inner.map { PathParts.join(name, $0) }
      } else {
        paths.append(name)
      }
    }
    return paths
  }

  /// Names of the entries of one folder but for what file managers leave in every folder they show.
  static func names(in folder: String) -> [String]? {
    let droppings = [".DS_Store", ".localized", "Thumbs.db", "desktop.ini"]
    return FolderListing.names(in: folder)?.filter {
      !droppings.contains($0) && !$0.hasPrefix("._")
    }
  }
}
