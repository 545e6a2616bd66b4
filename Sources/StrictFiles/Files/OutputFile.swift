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
package struct OutputFile: Sendable {
  /// The destination, as the user named it.
  package let destination: String
  /// The hidden name and the place it takes at the end; nil where bytes go straight.
  private let replacement: (partial: String, place: PathParts)?
  private let descriptor: Int32

  /// Whether bytes go straight to the destination, from where they cannot be taken back.
  package var isStream: Bool { replacement == nil }

  /// Opens a file for writing, or standard output for `-`.
  ///
  /// - Throws: a failure when the folder is missing or cannot be written, when the destination is a
  ///   folder or one of the files that were read; nothing is left behind.
  package init(replacing destination: String) throws(FileFailure) {
    self.destination = destination == FileBytes.standardStream ? "standard output" : destination
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

  /// Writes a whole file; on any failure nothing is left behind, and what was there stays.
  ///
  /// - Parameters:
  ///   - makesFolders: whether the folders above need not be there.
  ///   - isNew: whether nothing may have the name yet: what has it stays, and this is refused.
  package static func write(
    _ bytes: [UInt8], to destination: String, makesFolders: Bool = false, isNew: Bool = false
  ) throws(FileFailure) {
    let place = PathParts(destination)
    if isNew, place?.exists == true { throw isThere(destination) }
    if makesFolders, let place {
      try StagedFolder.createFolders(place.parent, shown: destination)
    }
    let file = try OutputFile(replacing: destination)
    do throws(FileFailure) {
      try file.append(bytes)
    } catch {
      file.discard()
      throw error
    }
    try file.commit(isNew: isNew)
  }

  /// Appends bytes; a reader that went away (a pipe into `head`) is no failure.
  package func append(_ bytes: [UInt8]) throws(FileFailure) {
    if isStream, !bytes.isEmpty { FileWork.step { $0.begun = destination } }
    let code = FileBytes.writeAll(bytes, to: descriptor)
    if code != 0, !(isStream && code == EPIPE) {
      throw .writing("write", destination, code: code)
    }
  }

  /// Puts the file at its destination; what is there is replaced, or with `isNew` a refusal.
  package func commit(isNew: Bool = false) throws(FileFailure) {
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
  /// be; gives the error number, or 0.
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
    .refusal(
      path, "is already there and stays as it is",
      remedy: "name another file, or remove this one first")
  }

  /// Removes what was written.
  package func discard() {
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

/// What the name of an output leads to.
enum OutputPlace {
  /// An open device, pipe or standard stream, which is written to as it is.
  case stream(descriptor: Int32)
  /// Where links end: at nothing yet, or at a regular file, which is replaced.
  case file(PathParts, replaced: stat?)

  /// Finds the place a name leads to; folders and files that were read are refused.
  init(_ name: String) throws(FileFailure) {
    if let number = Self.openDescriptor(name) {
      let copy = dup(number)
      if copy < 0 { throw .writing("write here", name, code: errno) }
      var status = stat()
      if fstat(copy, &status) == 0, status.fileType == S_IFREG {
        try Self.refuseInput(status, name)
      }
      self = .stream(descriptor: copy)
      return
    }
    guard let place = PathParts.target(of: name), !name.hasSuffix("/") else {
      throw Self.noFile(name)
    }
    var status = stat()
    guard stat(name, &status) == 0 else {
      if errno != ENOENT { throw .writing("create a file here", name, code: errno) }
      try Self.refuseFolder(place, name)
      self = .file(place, replaced: nil)
      return
    }
    if status.fileType == S_IFDIR { throw Self.noFile(name, isFolder: true) }
    if status.fileType == S_IFREG {
      try Self.refuseInput(status, name)
      try Self.refuseFolder(place, name)
      if access(name, W_OK) != 0 { throw .writing("replace this file", name, code: errno) }
      self = .file(place, replaced: status)
    } else {
      let descriptor = open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      if descriptor < 0 { throw .writing("write here", name, code: errno) }
      self = .stream(descriptor: descriptor)
    }
  }

  /// The number of a descriptor that is open already: to open its name again would start a regular
  /// file anew, and fails for sockets.
  private static func openDescriptor(_ name: String) -> Int32? {
    switch name {
    case FileBytes.standardStream, "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(folder) {
        return Int32(name.dropFirst(folder.count))
      }
      return nil
    }
  }

  private static func refuseInput(_ status: stat, _ name: String) throws(FileFailure) {
    guard let input = InputFiles.same(as: status) else { return }
    throw .refusal(
      name, input == name ? "is also the input" : "is the same file as the input \(input)",
      remedy: "name another file")
  }

  private static func refuseFolder(_ place: PathParts, _ name: String) throws(FileFailure) {
    if let folder = InputFiles.folder(around: place) {
      throw .refusal(
        name, "lies in the folder \(folder), which is read", remedy: "name a file elsewhere")
    }
    // With a file that no report made in it a report could not be replaced.
    if let report = ReportContents.folder(around: place) {
      throw .refusal(
        name, "lies in the report folder \(report)", remedy: "name a file elsewhere")
    }
  }

  private static func noFile(_ name: String, isFolder: Bool = false) -> FileFailure {
    .refusal(
      name, isFolder ? "is a folder" : "is not the name of a file",
      remedy: "name a file, such as touches.csv")
  }
}
