#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One file of results.
///
/// A regular file appears whole or not at all: it is written piece by piece under a hidden name
/// beside its destination, and put in place at the end, with the mode and as far as possible the
/// owner of what it replaces. To anything else (standard output, a device, a pipe) bytes go
/// straight.
public struct OutputFile: Sendable {
  /// The destination, as the user named it.
  public let destination: String
  /// The hidden name and the place it takes at the end; nil where bytes go straight.
  private let replacement: (partial: String, place: PathParts)?
  private let descriptor: Int32

  /// Whether bytes go straight to the destination, from where they cannot be taken back.
  public var isStream: Bool { replacement == nil }

  /// Opens a file for writing.
  ///
  /// - Parameter destination: a path, or `-` for standard output.
  /// - Throws: a failure when the folder is missing or cannot be written, when the destination is a
  ///   folder or one of the files that were read; nothing is left behind.
  public init(replacing destination: String) throws(FileFailure) {
    self.destination =
      destination == FileBytes.standardStream ? "standard output" : destination
    switch try OutputPlace(destination) {
    case .stream(let open):
      (replacement, descriptor) = (nil, open)
    case .file(let place, let replaced):
      TemporaryName.leftovers(.partial, of: place) { unlink($0) }
      // Readable by nobody else before it has the mode of what it replaces.
      let begun = FileWork.begin(beside: place) { partial in
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        return open(partial, flags, replaced == nil ? 0o666 : 0o600)
      }
      (replacement, descriptor) = ((begun.path, place), begun.descriptor)
      if descriptor < 0 { throw .writing("create a file here", destination, code: begun.code) }
      if let replaced { Self.copyOwnerAndMode(of: replaced, to: descriptor) }
    }
  }

  /// Writes a whole file; on any failure what was there before stays.
  public static func write(_ bytes: [UInt8], to destination: String) throws(FileFailure) {
    try write(bytes, to: destination, isNew: false)
  }

  private static func write(
    _ bytes: [UInt8], to destination: String, isNew: Bool
  ) throws(FileFailure) {
    let file = try OutputFile(replacing: destination)
    do throws(FileFailure) {
      try file.append(bytes)
    } catch {
      file.discard()
      throw error
    }
    try file.commit(isNew: isNew)
  }

  /// Writes a whole file, in folders that need not be there.
  public static func writeMakingFolders(
    _ bytes: [UInt8], to destination: String
  ) throws(FileFailure) {
    try writeMakingFolders(bytes, to: destination, isNew: false)
  }

  private static func writeMakingFolders(
    _ bytes: [UInt8], to destination: String, isNew: Bool
  ) throws(FileFailure) {
    if let place = PathParts(destination) {
      try StagedFolder.createFolders(place.parent, shown: destination)
    }
    try write(bytes, to: destination, isNew: isNew)
  }

  /// Writes a file where there is none yet, in folders that need not be there; what is there stays,
  /// whatever it is.
  ///
  /// - Throws: a refusal where something has the name, a failure where the file cannot be written;
  ///   then nothing is left behind.
  public static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    guard PathParts(path)?.exists != true else { throw isThere(path) }
    try writeMakingFolders(bytes, to: path, isNew: true)
  }

  /// Appends bytes.
  ///
  /// A reader that went away (a pipe into `head`) is no failure.
  public func append(_ bytes: [UInt8]) throws(FileFailure) {
    if isStream, !bytes.isEmpty { FileWork.step { $0.begun = destination } }
    let code = FileBytes.writeAll(bytes, to: descriptor)
    if code != 0, !(isStream && code == EPIPE) {
      throw .writing("write", destination, code: code)
    }
  }

  /// Puts the file at its destination, replacing what was there.
  public func commit() throws(FileFailure) { try commit(isNew: false) }

  private func commit(isNew: Bool) throws(FileFailure) {
    var code = isStream ? 0 : FileBytes.synchronize(descriptor)
    // Network file systems report a full disk only when the file is closed.
    if close(descriptor) != 0, code == 0 { code = errno }
    let failure = code
    code = FileWork.step { work in
      guard let (partial, place) = replacement else {
        work.begun = nil
        return failure
      }
      let code = failure != 0 ? failure : Self.put(partial, at: place.path, isNew: isNew)
      if code == 0 { work.written.append(destination) } else { unlink(partial) }
      work.finish(partial)
      return code
    }
    if isNew, code == EEXIST { throw Self.isThere(destination) }
    if code != 0 { throw .writing("put the file in place", destination, code: code) }
    if let replacement { FileBytes.synchronizeFolder(replacement.place.parent) }
  }

  /// Gives a file its name, in one step with the question whether the name is free where it must
  /// be.
  ///
  /// - Returns: the error number; 0 for success.
  private static func put(_ partial: String, at path: String, isNew: Bool) -> Int32 {
    if isNew {
      if link(partial, path) == 0 { return unlink(partial) == 0 ? 0 : errno }
      // Some file systems know one name a file.
      guard [EPERM, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(errno) else { return errno }
      if PathParts(path)?.exists == true { return EEXIST }
    }
    return rename(partial, path) == 0 ? 0 : errno
  }

  private static func isThere(_ path: String) -> FileFailure {
    FileFailure(
      .refused, path: path, reason: "is already there and stays as it is",
      remedy: "name another file, or remove this one first")
  }

  /// Removes what was written.
  public func discard() {
    close(descriptor)
    guard let partial = replacement?.partial else { return }
    FileWork.step { work in
      unlink(partial)
      work.finish(partial)
    }
  }

  /// As far as this user may: a file of somebody else gets a new owner.
  private static func copyOwnerAndMode(of replaced: stat, to descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    if (status.st_uid, status.st_gid) != (replaced.st_uid, replaced.st_gid),
      fchown(descriptor, replaced.st_uid, replaced.st_gid) != 0
    {
      _ = fchown(descriptor, uid_t.max, replaced.st_gid)
    }
    fchmod(descriptor, replaced.st_mode & 0o7777)
  }
}
