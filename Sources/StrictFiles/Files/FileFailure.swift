#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file or folder that could not be read or written: which one, why, and what to do.
public struct FileFailure: Error, Sendable, Hashable {
  /// What went wrong, as far as it changes what to do about it.
  public enum Kind: Sendable, Hashable {
    /// The place itself is wrong: missing, forbidden, read-only, or not a folder.
    case cannotCreate
    /// The file to read is missing, forbidden, a folder, or larger than what is accepted.
    case cannotRead
    /// The place was right, but the disk or a quota is full.
    case diskFull
    /// The place was right, but the device failed.
    case inputOutput
    /// Nothing failed: going on would have destroyed something that is not ours.
    case refused
  }

  /// What went wrong, as far as it changes what to do about it.
  public let kind: Kind
  /// The file or folder, as the user named it where possible.
  public let path: String
  /// What was attempted and the system's reason, such as `cannot create: Permission denied`.
  public let reason: String
  /// What to do about it, as an imperative without a final full stop.
  public let remedy: String

  /// Creates a failure with a reason of our own.
  public init(_ kind: Kind, path: String, reason: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }
}

extension FileFailure: CustomStringConvertible {
  /// The failure on one line: `path: reason; remedy`.
  public var description: String { printable("\(path): \(reason); \(remedy)") }
}

extension FileFailure {
  /// A failed attempt to write, classified by the system's error number.
  ///
  /// - Parameters:
  ///   - action: what was attempted, completing "cannot ...".
  ///   - path: the file or folder concerned.
  ///   - code: the error number, read right after the call that failed.
  public static func writing(_ action: String, _ path: String, code: Int32) -> FileFailure {
    let reason = "cannot \(action): \(text(of: code))"
    let (kind, remedy): (Kind, String) =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: (.diskFull, "free some space or choose another disk")
      case EIO, EINTR, EBADF, ENXIO, EMFILE, ENFILE, ENOMEM, ESTALE:
        (.inputOutput, "check the device and try again")
      default: (.cannotCreate, "choose a place you may write to")
      }
    return FileFailure(kind, path: path, reason: reason, remedy: remedy)
  }

  /// A failed attempt to read, classified by the system's error number.
  static func reading(_ path: String, code: Int32) -> FileFailure {
    let reason = "cannot read: \(text(of: code))"
    let (kind, remedy): (Kind, String) =
      switch code {
      case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: (.cannotRead, "check the spelling of the path")
      case EACCES, EPERM: (.cannotRead, "ask for permission to read it")
      case EISDIR: (.cannotRead, "name a file inside this folder")
      default: (.inputOutput, "check the device and try again")
      }
    return FileFailure(kind, path: path, reason: reason, remedy: remedy)
  }

  /// The system's words for an error number.
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
