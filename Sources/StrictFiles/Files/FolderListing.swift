#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a folder holds.
package enum FolderListing {
  /// The names of the entries of one folder, sorted, without `.` and `..`.
  ///
  /// - Returns: `nil` when the folder cannot be read.
  package static func names(in folder: String) -> [String]? { try? all(in: folder) }

  /// The same names.
  ///
  /// - Throws: why the folder cannot be read.
  package static func all(in folder: String) throws(FileFailure) -> [String] {
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

  /// The paths of all files below a folder, relative to it and sorted; links are not followed.
  ///
  /// - Returns: `nil` when any folder cannot be read.
  package static func files(below folder: String) -> [String]? {
    guard let names = names(in: folder) else { return nil }
    var files: [String] = []
    for name in names {
      if isFolder(PathParts.join(folder, name)) {
        guard let inner = Self.files(below: PathParts.join(folder, name)) else { return nil }
        files += inner.map { PathParts.join(name, $0) }
      } else {
        files.append(name)
      }
    }
    return files
  }

  /// Removes a file, a link, or a folder with all it holds; links are not followed.
  ///
  /// - Returns: whether nothing of it is left.
  @discardableResult
  static func remove(_ path: String) -> Bool {
    guard isFolder(path) else { return unlink(path) == 0 }
    for name in names(in: path) ?? [] { remove(PathParts.join(path, name)) }
    return rmdir(path) == 0
  }

  /// Whether a path is a folder itself, not a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
