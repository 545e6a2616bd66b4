#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A report folder in the making: invisible until it is complete, then put in place in one step.
///
/// It lives beside its destination as `.NAME.partial-<process>-<random>`. It is made at once, so an
/// unwritable place shows before the long work rather than after it. End it with `commit()` or
/// `discard()`; one left behind by a crash is swept up by `removeStalePartials(of:)`.
public struct StagedFolder: Sendable {
  /// The place the folder will take, as the user named it.
  public let destination: String
  /// Where the folder is until then.
  public let path: String

  let target: ReportDestination
  /// What tells the temporary names of this folder from those of others: `<process>-<random>`.
  let token: String
  /// Folders made only to hold this one, outermost first.
  private let newParents: [String]

  /// Creates the folder, and the parents of its destination where they are missing.
  ///
  /// - Parameter destination: the place to take: nothing, an empty folder, or an earlier report,
  ///   known by its `manifest.json`.
  /// - Throws: a refusal when something else is there, or the reason why nothing can be created.
  public init(replacing destination: String) throws(FileFailure) {
    let target = try ReportDestination(destination)
    try target.checkReplaceable()
    self.target = target
    self.destination = destination
    newParents = try Self.createFolders(target.place.parent, shown: destination)
    token = "\(getpid())-" + String(UInt32.random(in: .min ... .max), radix: 16)
    path = target.place.sibling(".\(target.place.name)\(Self.partialMark)\(token)")
    if mkdir(path, 0o777) != 0 {
      let code = errno
      removeNewParents()
      throw .writing("create a folder here", destination, code: code)
    }
    do {
      try checkMovable()
    } catch {
      discard()
      throw error
    }
  }

  /// Writes a file and flushes it to the disk; a file written before is replaced.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - relativePath: the file's place inside the folder, such as `charts/a.svg`; missing folders
  ///     are made. Neither `..` nor an absolute path leads out of the folder: both are refused.
  /// - Throws: a failure that names the file as it would be called in the destination.
  public func write(_ bytes: [UInt8], to relativePath: String) throws(FileFailure) {
    let shown = PathParts.join(destination, relativePath)
    let names = relativePath.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) else {
      throw FileFailure(
        .refused, path: shown, reason: "not a plain path inside the folder",
        remedy: "name the file without .. or double slashes")
    }
    guard FolderListing.isFolder(path) else {
      throw FileFailure(
        .refused, path: shown, reason: "the folder was already put in place or discarded",
        remedy: "write before that")
    }
    if names.count > 1 {
      let folder = names.dropLast().joined(separator: "/")
      _ = try Self.createFolders(PathParts.join(path, folder), shown: shown)
    }
    try FileBytes.write(bytes, to: PathParts.join(path, relativePath), shown: shown)
  }

  /// Removes the folder and every trace of it; what is at the destination stays as it was.
  public func discard() {
    FolderListing.remove(path)
    removeNewParents()
  }

  private func removeNewParents() {
    // Only empty folders go: another run may have begun to use them meanwhile.
    for folder in newParents.reversed() { rmdir(folder) }
  }

  /// Creates a folder and those above it that are missing.
  ///
  /// - Returns: the folders that were created, outermost first.
  private static func createFolders(
    _ folder: String, shown: String
  ) throws(FileFailure) -> [String] {
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return [] }
    var created: [String] = []
    if let parts = PathParts(folder) {
      created = try createFolders(parts.parent, shown: shown)
    }
    if mkdir(folder, 0o777) == 0 { return created + [folder] }
    let code = errno
    // Another run may have been faster; a file in the way shows when something is put below it.
    if code == EEXIST { return created }
    for folder in created.reversed() { rmdir(folder) }
    throw .writing("create the folder \(folder)", shown, code: code)
  }
}
