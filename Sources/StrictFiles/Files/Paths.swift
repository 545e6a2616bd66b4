import Synchronization

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

  /// Splits a path, of which trailing and repeated slashes do not count; nil when there is no last
  /// name, as in `/`, `..` and `a/..`, or a zero byte, which no file system can hold.
  package init?(_ path: String) {
    guard !path.utf8.contains(0) else { return nil }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    guard let last = names.last, last != ".", last != ".." else { return nil }
    name = last
    let above = names.dropLast().joined(separator: "/")
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    parent = isAbsolute ? "/" + above : (above.isEmpty ? "." : above)
  }

  var path: String { Self.join(parent, name) }

  /// The folders above, outermost first.
  var parents: [String] { (PathParts(parent)?.parents ?? []) + [parent] }

  func sibling(_ name: String) -> String { Self.join(parent, name) }

  /// Whether anything is there, even a link that leads nowhere.
  package var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether a path leads to a folder or into it; false where either is not there.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let path = resolved(path), let folder = resolved(folder) else { return false }
    return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Whether two paths lead to one thing that is there.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    resolved(one).map { $0 == resolved(other) } ?? false
  }

  /// Where a path leads once its links are followed, even to something that is not there; nil for
  /// names that cannot be a file, and for links without end.
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

package enum FolderListing {
  /// The names of the entries of one folder, sorted, without `.` and `..`.
  package static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .reading(folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name is a C array, so its address is that of its first character.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files below a folder, relative to it and sorted, links among them, which are
  /// not followed; folders without any file end in `/`, and what is not meant is passed over.
  ///
  /// - Returns: `nil` when any folder cannot be read.
  package static func paths(
    below folder: String, where isMeant: (String) -> Bool = { _ in true }
  ) -> [String]? {
    guard let names = try? names(in: folder) else { return nil }
    var paths: [String] = []
    for name in names where isMeant(name) {
      let path = PathParts.join(folder, name)
      if isFolder(path) {
        guard let inner = Self.paths(below: path, where: isMeant) else { return nil }
        paths += inner.isEmpty ? [name + "/"] : inner.map { PathParts.join(name, $0) }
      } else {
        paths.append(name)
      }
    }
    return paths
  }

  /// Removes a file, a link, or a folder with all it holds, but nothing that links lead to; tells
  /// whether nothing of it is left.
  @discardableResult static func remove(_ path: String) -> Bool {
    guard isFolder(path) else { return unlink(path) == 0 }
    for name in (try? names(in: path)) ?? [] { remove(PathParts.join(path, name)) }
    return rmdir(path) == 0
  }

  /// Whether a path is a folder itself, not a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.fileType == S_IFDIR
  }
}

extension stat {
  /// What it describes: a folder (`S_IFDIR`), a regular file (`S_IFREG`) or something else.
  var fileType: mode_t { st_mode & S_IFMT }
}

/// The files and folders that a command has read, which it must not write over.
package enum InputFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file or folder that the user named, or that a file named by the user names.
  package static func note(_ path: String) {
    paths.withLock { paths in _ = paths.insert(path) }
  }

  /// The input that a file is, whatever it is called here; nil for others.
  static func same(as file: stat) -> String? {
    noted.first { path in
      var status = stat()
      let isThere =
        path == FileBytes.standardStream
        ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
      return isThere && status.st_dev == file.st_dev && status.st_ino == file.st_ino
    }
  }

  /// The input that a folder is or that lies in it; nil where there is none.
  static func inside(_ folder: String) -> String? {
    noted.first { PathParts.isInside($0, folder) }
  }

  /// The folder among the inputs in which a path lies, which need not exist; nil for others.
  static func folder(around place: PathParts) -> String? {
    noted.first { PathParts.isInside(place.parent, $0) }
  }

  /// The input that is named in a path as if it were a folder; nil for others.
  static func file(above place: PathParts) -> String? {
    var status = stat()
    return place.parents.lazy.compactMap { folder in
      stat(folder, &status) == 0 && status.fileType == S_IFREG ? same(as: status) : nil
    }.first
  }

  private static var noted: [String] { paths.withLock { $0.sorted() } }
}
