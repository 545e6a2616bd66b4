#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path split into the folder it lies in and its last name.
///
/// Written by hand because Foundation costs several milliseconds at every start of the program.
package struct PathParts: Sendable, Hashable {
  /// The containing folder: `.` for a bare name, `/` for a name at the root; never ends in `/`
  /// otherwise.
  package let parent: String
  /// The last name: never empty, never contains `/`.
  package let name: String

  /// Splits a path; trailing and repeated slashes do not count.
  ///
  /// - Returns: `nil` when there is no last name, as in `""`, `/`, `.`, `..` and `a/..`, or when
  ///   the path contains a zero byte, which no file system can hold.
  package init?(_ path: String) {
    guard !path.utf8.contains(0) else { return nil }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    guard let last = names.last, last != ".", last != ".." else { return nil }
    name = last
    let above = names.dropLast().joined(separator: "/")
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    parent = isAbsolute ? "/" + above : (above.isEmpty ? "." : above)
  }

  /// The path of the whole, without trailing slash.
  var path: String { Self.join(parent, name) }

  /// The folders above, outermost first.
  var parents: [String] { (PathParts(parent)?.parents ?? []) + [parent] }

  /// The path of another entry of the same folder.
  func sibling(_ name: String) -> String { Self.join(parent, name) }

  /// Whether anything is there, even a link that leads nowhere.
  package var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Joins a folder and a name with exactly one slash.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether an absolute path is a folder or lies in it; both without links.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Whether two paths lead to one thing that is there.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    resolved(one).map { $0 == resolved(other) } ?? false
  }

  /// Where a path leads once its links are followed, even to something that is not there.
  ///
  /// - Returns: `nil` for names that cannot be a file, and for links without end.
  static func target(of path: String) -> PathParts? {
    if let resolved = resolved(path) { return PathParts(resolved) }
    var path = path
    for _ in 0..<40 {
      guard let parts = PathParts(path) else { return nil }
      guard let link = link(at: parts.path) else { return parts }
      path = link.hasPrefix("/") ? link : join(parts.parent, link)
    }
    return nil
  }

  private static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(
      decoding: buffer.prefix(count).map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  /// Resolves links and `..` to the one absolute path of something that exists.
  static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
