#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names of what is not yet, or no longer, a result: `.NAME.MARK-<host>-<random>`, hidden beside
/// what it becomes or was, and locked as long as somebody works on it.
enum TemporaryName {
  /// What such a name says of what it names.
  enum Mark: String {
    /// Something in the making.
    case partial
    /// An earlier report that stepped aside.
    case previous
  }

  /// This machine: some file systems that several share keep locks on each of them.
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
    ".\(name).\(mark.rawValue)-\(host)-"
      + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Hands over the paths of what surely nobody works on any more beside `place`, one by one.
  ///
  /// Sure is: nobody holds its lock, and it was made on this machine or not touched for a day.
  static func leftovers(_ mark: Mark, of place: PathParts, _ body: (String) -> Void) {
    let prefix = ".\(place.name).\(mark.rawValue)-"
    for entry in FileWork.hidden(in: place.parent) where entry.hasPrefix(prefix) {
      let parts = entry.dropFirst(prefix.count).split(
        separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, UInt64(parts[1], radix: 16) != nil else { continue }
      let path = place.sibling(entry)
      switch WorkLock.take(path) {
      case .held: continue
      case .unknown: if isOld(path) { body(path) }
      case .taken(let lock):
        if parts[0] == host || isOld(path) { body(path) }
        close(lock)
      }
    }
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
