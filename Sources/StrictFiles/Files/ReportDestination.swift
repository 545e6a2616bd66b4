/// The place of a report folder, and whether a new report may take it.
struct ReportDestination: Sendable {
  let name: String
  /// The place itself, links resolved when something is there.
  let place: PathParts

  /// Finds the place a name leads to; what cannot be a report folder is refused.
  init(_ name: String) throws(FileFailure) {
    self.name = name
    let found = PathParts(name)
    // A link is replaced at its far end: the user's own link stays.
    if let resolved = PathParts.resolved(name), let parts = PathParts(resolved) {
      place = parts
    } else if let found, !found.exists {
      place = found
    } else {
      let isLink = found?.exists ?? false
      throw .refusal(
        name, isLink ? "a link that leads nowhere" : "cannot be the name of a report folder",
        remedy: isLink ? "remove the link" : "name a folder, such as Reports/first")
    }
  }

  /// Checks that nothing would be lost by replacing what is there: nothing at all, an empty folder,
  /// or a report whose manifest lists every file that is there.
  func checkReplaceable() throws(FileFailure) {
    if let twin {
      throw refusal(
        "there is a report \(twin), and many file systems take the two names for one",
        remedy: "choose a name that differs in more than case")
    }
    if let input = InputFiles.file(above: place) {
      throw refusal("it would lie in the input \(input)", remedy: "name a folder")
    }
    if let report = ReportContents.folder(around: place) {
      throw refusal(
        "it would lie in the report folder \(report)",
        remedy: "name the folder that holds the reports")
    }
    guard place.exists else { return }
    guard FolderListing.isFolder(place.path) else {
      throw refusal("a file of this name exists", remedy: "choose another name or remove the file")
    }
    if let input = InputFiles.inside(place.path) {
      throw refusal(
        "it holds \(input), which is read, and would be replaced", remedy: "choose another name")
    }
    guard let names = try? FolderListing.names(in: place.path) else { throw unreadable }
    if names.contains(where: ReportContents.counts) { try checkOwn(names) }
    if PathParts.isInside(".", place.path) {
      throw refusal(
        "the current folder lies in it and would be replaced",
        remedy: "name a folder inside the current one")
    }
  }

  private var unreadable: FileFailure {
    refusal("the existing folder cannot be read", remedy: "choose another name")
  }

  private func checkOwn(_ names: [String]) throws(FileFailure) {
    let marker = ReportContents.marker
    guard let own = ReportContents.listed(in: place.path) else {
      throw refusal(
        names.contains(marker)
          ? "the folder's \(marker) is not of a report, so neither is the folder"
          : "the folder holds files but no \(marker), so it is not a report",
        remedy: "choose another name or an empty folder")
    }
    let kept = FolderListing.paths(below: place.path, where: ReportContents.counts)
    guard let kept else { throw unreadable }
    let foreign = kept.filter { !own.contains($0) }
    guard foreign.isEmpty else {
      let more = foreign.count > 5 ? " and \(foreign.count - 5) more" : ""
      throw refusal(
        "the report folder also holds what no report made: "
          + foreign.prefix(5).joined(separator: ", ") + more,
        remedy: "move that elsewhere or choose another name")
    }
  }

  /// A report whose name differs from the wanted one in case only, on every system: reports are
  /// copied from one to another.
  private var twin: String? {
    guard let wanted = PathParts(name), let names = try? FolderListing.names(in: wanted.parent),
      !names.contains(wanted.name)
    else { return nil }
    return names.first { other in
      other.lowercased() == wanted.name.lowercased()
        && PathParts(PathParts.join(wanted.sibling(other), ReportContents.marker))?.exists == true
    }
  }

  func refusal(_ reason: String, remedy: String) -> FileFailure {
    .refusal(name, reason, remedy: remedy)
  }
}

/// What a folder holds, seen as a report that may be replaced.
package enum ReportContents {
  /// The file that lists the others.
  package static let marker = "manifest.json"

  /// Reads the manifest of a report folder that is no input but may be replaced.
  package static func manifest(at path: String) -> JSONNode? {
    guard let bytes = try? FileBytes.load(path: path, limit: largest, isFound: true) else {
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

  /// Whether a name counts: not that of what file managers leave in every folder that they show.
  package static func counts(_ name: String) -> Bool {
    ![".DS_Store", ".localized", "Thumbs.db", "desktop.ini"].contains(name) && !name.hasPrefix("._")
  }
}
