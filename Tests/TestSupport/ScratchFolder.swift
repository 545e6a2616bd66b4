import Foundation
import StrictFiles

/// An empty folder for one test, removed afterwards.
package struct ScratchFolder: ~Copyable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("swipelab-tests-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether this system has such a file or folder: what a test needs and not every system has.
  package static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders above it.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below, sorted.
  package var files: [String] {
    (FolderListing.paths(below: path) ?? []).filter { !$0.hasSuffix("/") }
  }

  /// The names directly inside, sorted.
  package var names: [String] { FolderListing.names(in: path) ?? [] }
}
