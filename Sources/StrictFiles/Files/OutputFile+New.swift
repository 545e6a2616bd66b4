#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OutputFile {
  /// Writes a file where there is none yet, in folders that need not be there; what is there stays,
  /// whatever it is.
  ///
  /// - Throws: a refusal where something has the name, a failure where the file cannot be written;
  ///   then nothing is left behind.
  public static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    if let place = PathParts(path) {
      try StagedFolder.createFolders(place.parent, shown: path)
    }
    // The name is taken in one step with the question whether it is free.
    let (descriptor, failure) = FileWork.step { work in
      let opened = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened >= 0 { work.unfinished.insert(path) }
      return (opened, errno)
    }
    guard descriptor >= 0 else {
      guard failure == EEXIST else { throw .writing("create a file here", path, code: failure) }
      throw FileFailure(
        .refused, path: path, reason: "is already there and stays as it is",
        remedy: "name another file, or remove this one first")
    }
    var code = FileBytes.writeAll(bytes, to: descriptor)
    if code == 0 { code = FileBytes.synchronize(descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    let result = code
    FileWork.step { work in
      if result == 0 { work.written.append(path) } else { unlink(path) }
      work.unfinished.remove(path)
    }
    if result != 0 { throw .writing("write", path, code: result) }
  }
}
