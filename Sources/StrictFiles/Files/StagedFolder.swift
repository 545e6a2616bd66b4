#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A report folder in the making: invisible until it is complete, then put in place in one step.
///
/// It lives beside its destination as `.NAME.partial-<host>-<random>`; where folders above the
/// destination are missing too, beside the outermost of them, which appears together with the
/// report. It is made at once, so an unwritable place shows before the long work rather than after
/// it. End it with `commit()` or `discard()`; one left behind by a crash, which nobody holds
/// locked, is swept up by `recover`.
public struct StagedFolder: Sendable {
  /// The place the folder will take, as the user named it.
  public let destination: String
  /// Where the folder is until then.
  public let path: String

  let target: ReportDestination
  /// The folder, or that which holds it and takes the place of the outermost missing one.
  let root: (path: String, place: PathParts)

  /// Creates the folder.
  ///
  /// - Parameter destination: the place to take: nothing, an empty folder, or an earlier report,
  ///   known by its `manifest.json`, which lists every file that is there.
  /// - Throws: a refusal when something else is there, or the reason why nothing can be created.
  public init(replacing destination: String) throws(FileFailure) {
    let target = try ReportDestination(destination)
    try target.checkReplaceable()
    var outermost = target.place
    var inner: [String] = []
    while let above = PathParts(outermost.parent), !above.exists {
      inner.insert(outermost.name, at: 0)
      outermost = above
    }
    let begun = FileWork.begin(beside: outermost) { hidden in
      mkdir(hidden, 0o777) == 0 ? open(hidden, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
    }
    if begun.descriptor < 0 {
      throw .writing("create a folder here", destination, code: begun.code)
    }
    // The lock is held by another descriptor.
    close(begun.descriptor)
    let path = inner.reduce(begun.path) { PathParts.join($0, $1) }
    self.target = target
    self.destination = destination
    self.path = path
    root = (begun.path, outermost)
    do throws(FileFailure) {
      try Self.createFolders(path, shown: destination)
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
    guard FileWork.step({ $0.note(relativePath, in: root.path) }) else {
      throw FileFailure(
        .refused, path: shown, reason: "the folder was already put in place or discarded",
        remedy: "write before that")
    }
    guard FolderListing.isFolder(root.place.parent) else {
      throw .writing("create this file", shown, code: ENOENT)
    }
    let folder = ([path] + names.dropLast()).joined(separator: "/")
    try Self.createFolders(folder, shown: shown)
    try FileBytes.write(bytes, to: PathParts.join(path, relativePath), shown: shown)
  }

  /// Removes the folder and every trace of it; what is at the destination stays as it was.
  public func discard() {
    FileWork.step { work in
      FolderListing.remove(root.path)
      work.finish(root.path)
    }
  }

  /// Creates a folder and those above it that are missing.
  static func createFolders(_ folder: String, shown: String) throws(FileFailure) {
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    if let parts = PathParts(folder) { try createFolders(parts.parent, shown: shown) }
    let code = FileWork.step { _ in mkdir(folder, 0o777) == 0 ? 0 : errno }
    // Another run may have been faster; a file in the way shows when something is put below it.
    if code != 0, code != EEXIST {
      throw .writing("create the folder \(folder)", shown, code: code)
    }
  }
}
