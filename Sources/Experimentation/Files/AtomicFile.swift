#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that appears whole or not at all: written piece by piece under a hidden name beside its
/// destination, and put in place at the end.
public struct AtomicFile: Sendable {
  /// The destination, as the user named it.
  public let destination: String
  private let partial: String
  private let place: String
  private let descriptor: Int32

  /// Opens a file for writing.
  ///
  /// - Throws: a failure when the folder is missing, cannot be written, or the destination is a
  ///   folder; nothing is left behind.
  public init(replacing destination: String) throws(FileFailure) {
    guard let parts = PathParts(destination), !FolderListing.isFolder(destination) else {
      throw FileFailure(
        .refused, path: destination, reason: "is not the name of a file",
        remedy: "name a file, such as touches.csv")
    }
    self.destination = destination
    // A link keeps pointing where it points: what it names is replaced.
    place = PathParts.resolved(destination) ?? parts.path
    partial = (PathParts(place) ?? parts).sibling(".\(parts.name).partial-\(getpid())")
    descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .writing("create a file here", destination, code: errno) }
  }

  /// Writes a whole file; on any failure what was there before stays.
  public static func write(_ bytes: [UInt8], to destination: String) throws(FileFailure) {
    let file = try AtomicFile(replacing: destination)
    do throws(FileFailure) {
      try file.append(bytes)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Appends bytes.
  public func append(_ bytes: [UInt8]) throws(FileFailure) {
    let code = FileBytes.writeAll(bytes, to: descriptor)
    if code != 0 { throw .writing("write", destination, code: code) }
  }

  /// Puts the file at its destination, replacing what was there.
  public func commit() throws(FileFailure) {
    let synchronized = FileBytes.synchronize(descriptor)
    close(descriptor)
    if synchronized != 0 {
      unlink(partial)
      throw .writing("write", destination, code: synchronized)
    }
    if rename(partial, place) != 0 {
      let code = errno
      unlink(partial)
      throw .writing("put the file in place", destination, code: code)
    }
  }

  /// Removes what was written.
  public func discard() {
    close(descriptor)
    unlink(partial)
  }
}
