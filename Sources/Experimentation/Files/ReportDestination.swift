/// The place of a report folder, and whether a new report may take it.
struct ReportDestination: Sendable {
  /// The file that marks a folder as a report of ours.
  static let marker = "manifest.json"

  /// The place as the user named it.
  let name: String
  /// The place itself, links resolved when something is there.
  let place: PathParts

  /// Finds the place a name leads to.
  ///
  /// - Throws: a refusal for names that cannot be a report folder: empty, the root, or a link that
  ///   leads nowhere.
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
      throw FileFailure(
        .refused, path: name,
        reason: isLink ? "a link that leads nowhere" : "cannot be the name of a report folder",
        remedy: isLink ? "remove the link" : "name a folder, such as Reports/first")
    }
  }

  /// Checks that nothing would be lost by replacing what is there.
  ///
  /// Replaceable are nothing at all, an empty folder, and a folder with a manifest.
  ///
  /// - Throws: a refusal with its reason.
  func checkReplaceable() throws(FileFailure) {
    guard place.exists else { return }
    guard FolderListing.isFolder(place.path) else {
      throw refusal("a file of this name exists", remedy: "choose another name or remove the file")
    }
    guard let names = FolderListing.names(in: place.path) else {
      throw refusal("the existing folder cannot be read", remedy: "choose another name")
    }
    guard names.isEmpty || names.contains(Self.marker) else {
      throw refusal(
        "the folder holds files but no \(Self.marker), so it is not a report",
        remedy: "choose another name or an empty folder")
    }
    guard !containsCurrentFolder else {
      throw refusal(
        "the current folder lies in it and would be replaced",
        remedy: "name a folder inside the current one")
    }
  }

  func refusal(_ reason: String, remedy: String) -> FileFailure {
    FileFailure(.refused, path: name, reason: reason, remedy: remedy)
  }

  private var containsCurrentFolder: Bool {
    guard let current = PathParts.resolved("."), let own = PathParts.resolved(place.path) else {
      return false
    }
    return current == own || current.hasPrefix(own + "/")
  }
}
