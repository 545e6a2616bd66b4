package import Foundation
import StrictFiles

/// A folder for one test, removed with the last reference to it.
package final class ScratchFolder: Sendable {
  package let path: String

  /// - Parameter experiment: the content of its file `q.json`; nil leaves the folder empty.
  package init(experiment: String? = nil) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("swipelab-tests-\(UInt64.random(in: .min ... .max))").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let experiment { try write(experiment, to: "q.json") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether this system has such a file or folder: what a test needs and not every system has.
  package static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Removes a file or folder, if it is there.
  package func remove(_ name: String) throws {
    if Self.isThere(self(name)) { try FileManager.default.removeItem(atPath: self(name)) }
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, with the folders above it.
  package func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below, sorted.
  package var files: [String] {
    (FolderListing.paths(below: path) ?? []).filter { !$0.hasSuffix("/") }
  }

  /// The names directly inside, sorted.
  package var names: [String] { (try? FolderListing.names(in: path)) ?? [] }

  /// What is known of a file or folder: its bytes, and when it was written.
  package struct Entry: Equatable {
    package let bytes: Data?
    let modified: Date?
  }

  /// Everything inside, hidden entries too, by path; bytes of files up to 1 MB.
  package func entries(below name: String = "") throws -> [String: Entry] {
    let root = name.isEmpty ? path : self(name)
    var entries: [String: Entry] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + file)
      let isSmall = (attributes[.size] as? NSNumber)?.intValue ?? 0 <= 1 << 20
      let isFile = attributes[.type] as? FileAttributeType == .typeRegular
      entries[file] = Entry(
        bytes: isSmall && isFile ? FileManager.default.contents(atPath: root + "/" + file) : nil,
        modified: attributes[.modificationDate] as? Date)
    }
    return entries
  }

  /// The bytes of every file inside, by path.
  package func files(below name: String) throws -> [String: Data] {
    try entries(below: name).compactMapValues(\.bytes)
  }
}
