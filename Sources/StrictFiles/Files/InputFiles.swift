import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    guard let folder = PathParts.resolved(folder) else { return nil }
    return noted.first { path in
      PathParts.resolved(path).map { PathParts.isInside($0, folder) } ?? false
    }
  }

  /// The folder among the inputs in which a path lies, which need not exist; nil for others.
  static func folder(around place: PathParts) -> String? {
    guard let parent = PathParts.resolved(place.parent) else { return nil }
    return noted.first { path in
      PathParts.resolved(path).map { PathParts.isInside(parent, $0) } ?? false
    }
  }

  private static var noted: [String] { paths.withLock { $0.sorted() } }
}
