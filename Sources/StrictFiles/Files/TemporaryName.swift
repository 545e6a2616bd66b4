#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names of what is not yet, or no longer, a result: `.NAME.MARK-<host>-<process>-<random>`, hidden
/// beside what it becomes or was.
enum TemporaryName {
  /// What such a name says of what it names.
  enum Mark: String {
    /// Something in the making.
    case partial
    /// An earlier report that stepped aside.
    case previous
  }

  /// This machine: in a folder that several share, process numbers mean something on one only.
  static let host: String = {
    var buffer = [CChar](repeating: 0, count: 256)
    gethostname(&buffer, buffer.count - 1)
    let bytes = buffer.prefix(64).prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    let name = String(decoding: bytes, as: UTF8.self).map { character in
      character.isASCII && (character.isLetter || character.isNumber || character == ".")
        ? character : "_"
    }
    return name.isEmpty ? "unknown" : String(name)
  }()

  /// A new name that nobody can foresee.
  static func make(_ mark: Mark, of name: String) -> String {
    ".\(name).\(mark.rawValue)-\(host)-\(getpid())-"
      + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Names beside `place` of what surely nobody works on any more, sorted.
  ///
  /// Sure is: the process ran on this machine and is gone, or nothing was done for a day.
  static func leftovers(_ mark: Mark, of place: PathParts) -> [String] {
    (FolderListing.names(in: place.parent) ?? []).filter { entry in
      guard let owner = owner(of: entry, mark, place.name) else { return false }
      let isGone = owner.host == host && kill(owner.process, 0) != 0 && errno == ESRCH
      return isGone || isOld(place.sibling(entry))
    }
  }

  private static func owner(
    of entry: String, _ mark: Mark, _ name: String
  ) -> (host: String, process: pid_t)? {
    let prefix = ".\(name).\(mark.rawValue)-"
    guard entry.hasPrefix(prefix) else { return nil }
    let parts = entry.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[1]), process > 0,
      UInt64(parts[2], radix: 16) != nil
    else { return nil }
    return (String(parts[0]), process)
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed > 24 * 60 * 60
  }
}
