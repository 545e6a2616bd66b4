#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files without ever holding more than was allowed.
package enum FileBytes {
  /// What stands for standard input or output wherever a file is asked for.
  package static let standardStream = "-"

  /// Reads a file; one larger than `limit` bytes is refused unread.
  ///
  /// Pipes and devices have no size to ask for: of those at most `limit + 1` bytes are read.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - isCut: whether of a larger file its first `limit` bytes are read.
  ///   - isFound: whether nobody named it, but a folder holds it: then it has to be a regular file,
  ///     and what would wait for a writer or never end is refused.
  package static func load(
    path: String, limit: Int, isCut: Bool = false, isFound: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    // A C string ends at its first zero byte, so such a path would silently name another file.
    guard !path.utf8.contains(0) else { throw .reading(path, code: ENOENT) }
    let descriptor =
      path == standardStream
      ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC | (isFound ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw .reading(path, code: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .reading(path, code: errno) }
    if status.fileType == S_IFDIR { throw .reading(path, code: EISDIR) }
    guard !isFound || status.fileType == S_IFREG else {
      throw FileFailure(
        path, "this is a pipe or a device, not a file", remedy: "take it out of the folder")
    }
    let expected = Int(status.st_size)
    guard isCut || expected <= limit else {
      throw tooLarge(path, size: "\(expected) bytes", limit: limit)
    }

    let bytes = try readAll(descriptor, path: path, expected: min(expected, limit), limit: limit)
    if isCut { return Array(bytes.prefix(limit)) }
    guard bytes.count <= limit else { throw tooLarge(path, size: "larger", limit: limit) }
    return bytes
  }

  private static func readAll(
    _ descriptor: Int32, path: String, expected: Int, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      // One byte beyond the limit tells "too large" from "just fits".
      let wanted = min(chunk.count - 1, limit - bytes.count) + 1
      let count = chunk.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress, wanted)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .reading(path, code: errno)
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  private static func tooLarge(_ path: String, size: String, limit: Int) -> FileFailure {
    FileFailure(
      path, "the file is \(size); at most \(limit) bytes are accepted",
      remedy: "check that this is the file you meant")
  }

  /// Writes a whole file, in place, and waits until it is on the disk, so that "done" survives a
  /// power cut; what must be all or nothing is written into a `StagedFolder`.
  ///
  /// - Parameter shown: the name used in messages, when the path itself is a temporary one.
  package static func store(
    _ bytes: [UInt8], to path: String, shown: String? = nil
  ) throws(FileFailure) {
    let name = shown ?? path
    guard !path.utf8.contains(0) else { throw .writing("write", name, code: ENOENT) }
    let (descriptor, refusal) = FileWork.step { _ in
      (open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666), errno)
    }
    guard descriptor >= 0 else { throw .writing("create this file", name, code: refusal) }
    var code = writeAll(bytes, to: descriptor)
    if code == 0 { code = synchronize(descriptor) }
    // Network file systems report a full disk only when the file is closed.
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw .writing("write", name, code: code) }
  }

  /// Writes all bytes, however many pieces the system takes them in; gives the error number, or 0.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var done = 0
      while done < raw.count {
        let rest = UnsafeRawBufferPointer(rebasing: raw[done...])
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EAGAIN {
          // Whoever shares a pipe or a terminal with this process may have made it impatient.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if count < 0, errno != EINTR {
          return errno
        }
        done += max(count, 0)
      }
      return 0
    }
  }

  /// Flushes a file or folder to the disk; gives the error number, 0 also for devices that cannot
  /// be flushed.
  static func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // There `fsync` stops at the drive's own memory, which a power cut empties.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    guard fsync(descriptor) != 0 else { return 0 }
    return [EINVAL, ENOTSUP, EROFS].contains(errno) ? 0 : errno
  }

  /// Flushes the list of names of a folder to the disk, as far as the system can.
  static func synchronizeFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronize(descriptor)
    close(descriptor)
  }
}

/// A file or folder that could not be read or written: which one, why, and what to do.
package struct FileFailure: Error, Sendable, Hashable {
  /// Whether nothing failed: going on would have destroyed something that is not ours.
  package let isRefusal: Bool
  /// The file or folder, as the user named it where possible.
  package let path: String
  /// What was attempted and the system's reason, such as `cannot create: Permission denied`.
  package let reason: String
  /// What to do about it, as an imperative without a final full stop.
  package let remedy: String

  /// What is not done because it would destroy something.
  package static func refusal(_ path: String, _ reason: String, remedy: String) -> FileFailure {
    FileFailure(path, reason, remedy: remedy, isRefusal: true)
  }

  init(_ path: String, _ reason: String, remedy: String, isRefusal: Bool = false) {
    (self.path, self.reason, self.remedy, self.isRefusal) = (path, reason, remedy, isRefusal)
  }
}

extension FileFailure: CustomStringConvertible {
  /// The failure on one line: `path: reason; remedy`.
  package var description: String { printable("\(path): \(reason); \(remedy)") }
}

extension FileFailure {
  /// A failed attempt to write, classified by the system's error number; `action` completes
  /// "cannot ...".
  package static func writing(_ action: String, _ path: String, code: Int32) -> FileFailure {
    let remedy =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: "free some space or choose another disk"
      case EIO, EINTR, EBADF, ENXIO, EMFILE, ENFILE, ENOMEM, ESTALE: brokenDevice
      default: "choose a place you may write to"
      }
    return FileFailure(path, "cannot \(action): \(text(of: code))", remedy: remedy)
  }

  /// A failed attempt to read, classified by the system's error number.
  static func reading(_ path: String, code: Int32) -> FileFailure {
    let remedy =
      switch code {
      case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: "check the spelling of the path"
      case EACCES, EPERM: "ask for permission to read it"
      case EISDIR: "name a file inside this folder"
      default: brokenDevice
      }
    return FileFailure(path, "cannot read: \(text(of: code))", remedy: remedy)
  }

  private static let brokenDevice = "check the device and try again"

  /// The system's words for an error number.
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
