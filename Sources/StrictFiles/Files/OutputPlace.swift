#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the name of an output leads to.
enum OutputPlace {
  /// An open device, pipe or standard stream, which is written to as it is.
  case stream(descriptor: Int32)
  /// Where links end: at nothing yet, or at a regular file, which is replaced.
  case file(PathParts, replaced: stat?)

  /// Finds the place a name leads to.
  ///
  /// - Throws: a refusal for folders and for files that were read; why nothing can be written here.
  init(_ name: String) throws(FileFailure) {
    if let number = Self.openDescriptor(name) {
      let copy = dup(number)
      if copy < 0 { throw .writing("write here", name, code: errno) }
      var status = stat()
      if fstat(copy, &status) == 0, Self.isRegular(status) { try Self.refuseInput(status, name) }
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
    if status.st_mode & S_IFMT == S_IFDIR { throw Self.noFile(name, isFolder: true) }
    if Self.isRegular(status) {
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

  /// The number of a descriptor that is open already.
  ///
  /// Opening such a name again would start a regular file anew, and fails for sockets.
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

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  private static func refuseInput(_ status: stat, _ name: String) throws(FileFailure) {
    guard let input = InputFiles.same(as: status) else { return }
    throw FileFailure(
      .refused, path: name,
      reason: input == name ? "is also the input" : "is the same file as the input \(input)",
      remedy: "name another file")
  }

  private static func refuseFolder(
    _ place: PathParts, _ name: String
  ) throws(FileFailure) {
    if let folder = InputFiles.folder(around: place) {
      throw FileFailure(
        .refused, path: name, reason: "lies in the folder \(folder), which is read",
        remedy: "name a file elsewhere")
    }
    // With a file that no report made in it a report could not be replaced.
    if let report = ReportContents.folder(around: place) {
      throw FileFailure(
        .refused, path: name, reason: "lies in the report folder \(report)",
        remedy: "name a file elsewhere")
    }
  }

  private static func noFile(_ name: String, isFolder: Bool = false) -> FileFailure {
    FileFailure(
      .refused, path: name, reason: isFolder ? "is a folder" : "is not the name of a file",
      remedy: "name a file, such as touches.csv")
  }
}
