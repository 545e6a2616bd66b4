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
///
/// A rename of flushed files under a kernel's lock would do but for these faults:
///
/// - exchange: rename replaces no folder with files in it, and a kill between two renames leaves
///   neither report;
/// - stepping aside, the lock on what steps aside, its return: NFS and some others exchange
///   nothing, the second rename can fail, and another run may sweep up between the two;
/// - `checkMovable`: mount points and lower layers of a container's overlay are found out before
///   hours of work, not after;
/// - `files`: what another process removed of the new report would be missing from it for good;
/// - host and age in names: machines that share a folder may not see each other's locks;
/// - mode, and of single files owner: a reader of the old report could not read the new one;
/// - `root`: a run that is killed would leave empty folders, or one without its report.
package struct StagedFolder: Sendable {
  /// The place the folder will take, as the user named it.
  package let destination: String
  /// Where the folder is until then.
  package let path: String

  let target: ReportDestination
  /// The folder, or that which holds it and takes the place of the outermost missing one.
  let root: (path: String, place: PathParts)

  /// Creates the folder.
  ///
  /// - Parameter destination: the place to take: nothing, an empty folder, or an earlier report,
  ///   known by its `manifest.json`, which lists every file that is there.
  /// - Throws: a refusal when something else is there, or the reason why nothing can be created.
  package init(replacing destination: String) throws(FileFailure) {
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
    (self.target, self.destination, self.path) = (target, destination, path)
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
  /// - Parameter relativePath: the file's place inside the folder, such as `charts/a.svg`; missing
  ///   folders are made, and paths that could lead out of it are refused.
  package func write(_ bytes: [UInt8], to relativePath: String) throws(FileFailure) {
    let shown = PathParts.join(destination, relativePath)
    let names = relativePath.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) else {
      throw .refusal(
        shown, "not a plain path inside the folder",
        remedy: "name the file without .. or double slashes")
    }
    guard FileWork.step({ $0.note(relativePath, in: root.path) }) else {
      throw .refusal(
        shown, "the folder was already put in place or discarded", remedy: "write before that")
    }
    guard FolderListing.isFolder(root.place.parent) else {
      throw .writing("create this file", shown, code: ENOENT)
    }
    let folder = ([path] + names.dropLast()).joined(separator: "/")
    try Self.createFolders(folder, shown: shown)
    try FileBytes.store(bytes, to: PathParts.join(path, relativePath), shown: shown)
  }

  /// Removes the folder and every trace of it; what is at the destination stays as it was.
  package func discard() {
    FileWork.step { work in
      FolderListing.remove(root.path)
      work.finish(root.path)
    }
  }

  /// Creates a folder and those above it that are missing.
  static func createFolders(_ folder: String, shown: String) throws(FileFailure) {
    var status = stat()
    if stat(folder, &status) == 0, status.fileType == S_IFDIR { return }
    if let parts = PathParts(folder) { try createFolders(parts.parent, shown: shown) }
    let code = FileWork.step { _ in mkdir(folder, 0o777) == 0 ? 0 : errno }
    // Another run may have been faster; a file in the way shows when something is put below it.
    if code != 0, code != EEXIST {
      throw .writing("create the folder \(folder)", shown, code: code)
    }
  }

  /// Puts the folder at its destination, atomically: at every moment, and after any crash, the
  /// destination is either the old report or the new one, whole.
  ///
  /// Only where the file system cannot exchange two folders (NFS cannot) is there a moment with
  /// neither; after a kill in that moment the old one returns with the next `recover`. The old
  /// report is removed afterwards. After a failure the destination is as it was, and this folder
  /// still there to be discarded.
  package func commit(
    exchanging exchange: (String, String) -> Int32 = AtomicExchange.swap
  ) throws(FileFailure) {
    try target.checkReplaceable()
    synchronizeFolders(below: root.path)
    try FileWork.step { work throws(FileFailure) in
      // Half a report must not replace a whole one.
      let files = work.unfinished[root.path]?.files ?? []
      guard files.isSubset(of: FolderListing.paths(below: path) ?? []) else {
        throw FileFailure(
          destination, "files of the new folder were removed before it was put here",
          remedy: "check what else works in this place and try again")
      }
      try put(in: target.place.path, exchanging: exchange)
      // What is left holds the old report, or nothing.
      FolderListing.remove(root.path)
      work.finish(root.path)
      work.written.append(destination)
    }
    FileBytes.synchronizeFolder(root.place.parent)
  }

  private func put(
    in place: String, exchanging exchange: (String, String) -> Int32
  ) throws(FileFailure) {
    // Takes a free place and, by the rules of POSIX, an empty folder, but no other.
    if rename(root.path, root.place.path) == 0 { return }
    var code = errno
    if root.path != path, code == ENOTEMPTY || code == EEXIST {
      // Another run made the folders above meanwhile, or some of them.
      for folder in target.place.parents { mkdir(folder, 0o777) }
      if rename(path, place) == 0 { return }
      code = errno
    }
    guard code == ENOTEMPTY || code == EEXIST else { throw cannotReplace(code) }
    copyMode(from: place)
    let refusal = exchange(path, place)
    if refusal == 0 { return }
    guard AtomicExchange.isUnsupported(refusal) else { throw cannotReplace(refusal) }
    try stepAside(place)
  }

  /// Replaces the old folder in two steps, and takes the first back if the second fails.
  private func stepAside(_ place: String) throws(FileFailure) {
    let aside = target.place.sibling(TemporaryName.make(.previous, of: target.place.name))
    // As long as nothing stands in its place nobody else puts it back.
    let lock = WorkLock.take(place)
    defer { if case .taken(let descriptor) = lock { close(descriptor) } }
    guard rename(place, aside) == 0 else { throw cannotReplace(errno) }
    guard rename(path, place) == 0 else {
      let code = errno
      if rename(aside, place) == 0 { throw cannotReplace(code) }
      throw FileFailure(
        destination, "cannot put the new folder here: \(FileFailure.text(of: code))",
        remedy: "the earlier report is now \(aside): rename it back")
    }
    FolderListing.remove(aside)
  }

  /// Who may look into the old report may look into the new one.
  private func copyMode(from place: String) {
    var status = stat()
    if stat(place, &status) == 0 { chmod(path, status.st_mode & 0o7777) }
  }

  private func cannotReplace(_ code: Int32) -> FileFailure {
    .writing("put the new folder here", destination, code: code)
  }

  /// Flushes the names of all files: their bytes were flushed when they were written.
  private func synchronizeFolders(below folder: String) {
    for name in (try? FolderListing.names(in: folder)) ?? [] {
      let inner = PathParts.join(folder, name)
      if FolderListing.isFolder(inner) { synchronizeFolders(below: inner) }
    }
    FileBytes.synchronizeFolder(folder)
  }

  /// Asks the system, before the long work, whether what is at the destination may be renamed at
  /// all.
  ///
  /// The question is a rename onto a folder that is not empty. It must fail, but not before every
  /// other obstacle had its turn: mount points, folders of a container's image, missing rights.
  func checkMovable() throws(FileFailure) {
    guard target.place.exists else { return }
    let obstacle = PathParts.join(path, "obstacle")
    // In one step: without its obstacle the folder would let the report in.
    let code = FileWork.step { _ in
      guard mkdir(obstacle, 0o777) == 0 else { return errno }
      defer { rmdir(obstacle) }
      return rename(target.place.path, path) == 0 ? 0 : errno
    }
    switch code {
    case ENOTEMPTY, EEXIST: return
    case EBUSY:
      throw target.refusal(
        "it is a mount point, which cannot be replaced", remedy: "name a folder inside it")
    case EXDEV:
      throw target.refusal(
        "it belongs to a read-only layer and cannot be replaced in one step",
        remedy: "choose another name")
    default: throw cannotReplace(code)
    }
  }

  /// Puts right what runs left at a destination that were killed.
  ///
  /// What was in the making goes. An earlier report that had stepped aside goes if a report stands
  /// in its place; else it is the last copy, and returns. What another run is working on stays.
  package static func recover(_ destination: String) {
    guard let place = PathParts.target(of: destination) else { return }
    TemporaryName.leftovers(.partial, of: place) { FolderListing.remove($0) }
    // A report that brought folders with it was in the making beside the outermost of them.
    var above = PathParts(destination).flatMap { PathParts($0.parent) }
    while let parts = above {
      TemporaryName.leftovers(.partial, of: parts) { FolderListing.remove($0) }
      above = PathParts(parts.parent)
    }
    let report = PathParts(PathParts.join(place.path, ReportContents.marker))
    TemporaryName.leftovers(.previous, of: place) { previous in
      if report?.exists == true {
        FolderListing.remove(previous)
      } else {
        rename(previous, place.path)
      }
    }
  }
}

/// Swaps two folders in one step, so that at no moment either name is missing.
package enum AtomicExchange {
  /// Gives 0, or the error number; `ENOSYS` where the system has no such call.
  package static func swap(_ first: String, _ second: String) -> Int32 {
    #if canImport(Darwin)
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
    #else
      // The C library has the call, but its header hides it from Swift, so it is looked up by name.
      typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let program = dlopen(nil, RTLD_NOW) else { return ENOSYS }
      defer { dlclose(program) }
      guard let symbol = dlsym(program, "renameat2") else { return ENOSYS }
      let rename = unsafeBitCast(symbol, to: Rename.self)
      let exchangeFlag: UInt32 = 1 << 1
      return rename(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 ? 0 : errno
    #endif
  }

  /// Whether an error number says that the file system cannot exchange, rather than that it failed.
  static func isUnsupported(_ code: Int32) -> Bool {
    [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code)
  }
}
