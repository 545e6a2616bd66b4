import Foundation
import TestSupport

/// The files of this repository.
enum Repository {
  /// A text file, by lines.
  struct File: Sendable {
    /// Path from the root.
    let path: String
    let lines: [String]

    /// The file's name without its folders.
    var name: String { String(path.split(separator: "/").last ?? "") }
    var text: String { lines.joined(separator: "\n") }
  }

  static let root = Document.root

  /// A file as text; nil when it is absent or not text.
  static func file(_ path: String) -> File? {
    guard let data = FileManager.default.contents(atPath: root + "/" + path),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return File(path: path, lines: lines.map { String($0) })
  }

  /// Whether there is a file or folder of this path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root + "/" + path)
  }

  /// The size of a file in bytes; nil when it is absent.
  static func size(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: root + "/" + path))?[.size] as? Int
  }

  /// The Swift files below folders.
  static func swiftFiles(_ folders: String...) -> [File] {
    folders.flatMap { folder in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)) ?? []
      return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file("\(folder)/\($0)") }
    }
  }

  /// The paths that git tracks; nil without git or outside a working copy.
  static let tracked: [String]? = {
    guard let git = try? output(of: ["git", "-C", root, "ls-files", "-z"]), git.status == 0 else {
      return nil
    }
    return String(decoding: git.bytes, as: UTF8.self).split(separator: "\0").map { String($0) }
  }()
}
