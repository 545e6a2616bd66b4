#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StagedFolder {
  /// Puts the folder at its destination, atomically: at every moment, and after any crash, the
  /// destination is either the old report or the new one, whole.
  ///
  /// The old report is removed afterwards. Only where the file system cannot exchange two folders
  /// (NFS cannot) is there a moment with neither, for no other call replaces a folder that is not
  /// empty: the old one steps aside as `.NAME.previous-<host>-<random>`. It returns if
  /// the new one cannot take its place, and after a kill in that moment with the next `recover`.
  /// Files replaced one by one would leave a report in place that is neither old nor new.
  ///
  /// - Throws: a failure, with the destination as it was and this folder still there to be
  ///   discarded.
  public func commit() throws(FileFailure) {
    try commit(exchanging: AtomicExchange.swap)
  }

  /// Commits with a given way to exchange two folders.
  func commit(exchanging exchange: (String, String) -> Int32) throws(FileFailure) {
    try target.checkReplaceable()
    synchronizeFolders(below: root.path)
    try FileWork.step { work throws(FileFailure) in
      // Half a report must not replace a whole one.
      let files = work.unfinished[root.path]?.files ?? []
      guard files.isSubset(of: FolderListing.files(below: path) ?? []) else {
        throw FileFailure(
          .inputOutput, path: destination,
          reason: "files of the new folder were removed before it was put here",
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
        .inputOutput, path: destination,
        reason: "cannot put the new folder here: \(FileFailure.text(of: code))",
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
    for name in FolderListing.names(in: folder) ?? [] {
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
}
