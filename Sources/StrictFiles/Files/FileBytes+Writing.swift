#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileBytes {
  /// Writes a whole file and waits until it is on the disk, so that "done" survives a power cut.
  ///
  /// An existing file is overwritten in place; for a replacement that is all or nothing, write into
  /// a `StagedFolder`.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - path: where to write.
  ///   - shown: the name used in messages, when the path itself is a temporary one.
  /// - Throws: a failure that tells a wrong place from a full disk from a broken one.
  public static func write(
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

  /// Writes all bytes, however many pieces the system takes them in.
  ///
  /// - Returns: the error number; 0 for success.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var done = 0
      while done < raw.count {
        let rest = UnsafeRawBufferPointer(rebasing: raw[done...])
        let count = writeSome(descriptor, rest.baseAddress, rest.count)
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

  /// Flushes a file or folder to the disk.
  ///
  /// - Returns: the error number; 0 for success and for devices that cannot be flushed.
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

/// The system's call, which may write less than asked for; here because the type has a method of
/// the same name.
private func writeSome(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
