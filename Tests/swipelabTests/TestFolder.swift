import Foundation
import Testing

/// A folder for one test, removed with the last reference to it.
final class TestFolder: Sendable {
  let path: String

  /// - Parameter experiment: the content of its file `q.json`; nil leaves the folder empty.
  init(experiment: String? = nil) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("swipelab-program-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if let experiment { try Data(experiment.utf8).write(to: url.appending(path: "q.json")) }
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Removes a file or folder, if it is there.
  func remove(_ name: String) throws {
    if FileManager.default.fileExists(atPath: self(name)) {
      try FileManager.default.removeItem(atPath: self(name))
    }
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes a file, with the folders above it.
  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What is known of a file or folder: its bytes, and when it was written.
  struct Entry: Equatable {
    let bytes: Data?
    let modified: Date?
  }

  /// Everything inside, hidden entries too, by path; bytes of files up to 1 MB.
  func entries(below name: String = "") throws -> [String: Entry] {
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
  func files(below name: String) throws -> [String: Data] {
    try entries(below: name).compactMapValues(\.bytes)
  }
}
