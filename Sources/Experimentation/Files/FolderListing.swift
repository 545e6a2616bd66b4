import Foundation

/// What a folder holds.
enum FolderListing {
  /// The names of the entries of one folder, sorted, without `.` and `..`.
  ///
  /// - Returns: `nil` when the folder cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    return names.sorted()
  }

  /// The paths of all files below a folder, relative to it and sorted; links are not followed.
  ///
  /// - Returns: `nil` when any folder cannot be read.
  static func files(below folder: String) -> [String]? {
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

  /// Whether a path is a folder itself, not a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
