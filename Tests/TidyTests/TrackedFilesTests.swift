import Foundation
import TestSupport
import Testing

@Suite("What is tracked", .enabled(if: Repository.tracked != nil, "git is not there"))
struct TrackedFilesTests {
  private static let tracked = Repository.tracked ?? []

  @Test("The top level holds what it should, and nothing else")
  func topLevel() {
    let entries = Set(Self.tracked.compactMap { $0.split(separator: "/").first })
    let visible = entries.filter { !$0.hasPrefix(".") }
    #expect(
      visible == ["Experiments", "Package.swift", "README.md", "Reports", "Sources", "Tests"])
    let hidden = entries.filter { $0.hasPrefix(".") }
    #expect(hidden.isSubset(of: [".ci", ".github", ".gitignore", ".swift-format"]))
  }

  @Test("Of reports everything is tracked but large tables, whose digests the manifest holds")
  func reports() {
    for path in Self.tracked {
      #expect(!path.contains(".partial") && !path.contains(".build/"), "\(path)")
    }
    let reports = Set(
      Self.tracked.filter { $0.hasPrefix("Reports/") }.map { $0.split(separator: "/") }
        .filter { $0.count > 2 }.map { $0[1] })
    // The comparison with recorded people has no experiment file, and tables of its own.
    for file in ["manifest.json", "fidelity.csv", "targets.csv", "report.md"] {
      #expect(Self.tracked.contains("Reports/fidelity/\(file)"))
    }
    for report in reports where report != "fidelity" {
      for file in ["manifest.json", "report.md"] {
        #expect(Self.tracked.contains("Reports/\(report)/\(file)"))
      }
      #expect(Self.tracked.contains("Experiments/\(report).json"), "\(report) has no experiment")
    }
  }

  @Test("No tracked file but a page has more than 256 KiB, all reports at most 15 MB")
  func sizes() throws {
    var reports = 0
    for path in Self.tracked {
      let size = try #require(Repository.size(path), "\(path) is not there")
      // One page holds a whole report with its charts.
      let most = path.hasSuffix("/report.html") ? 1 << 20 : 256 << 10
      #expect(size <= most, "add \(path) to .gitignore if a run makes it: \(size) bytes")
      if path.hasPrefix("Reports/") { reports += size }
    }
    // A third of it are pages.
    #expect(reports <= 15_000_000)
  }

  @Test("The project speaks of itself alone: no paths and no habits of whoever worked on it")
  func words() {
    let own = "Tests/TidyTests/TrackedFilesTests.swift"
    // Tables and pictures come from the program, whose sources are searched.
    let paths = Self.tracked.filter { path in
      path != own && ![".csv", ".svg"].contains { path.hasSuffix($0) }
    }
    for file in paths.compactMap(Document.init) {
      for (hints, pattern) in Self.patterns where hints.contains(where: file.text.contains) {
        for match in file.text.matches(of: pattern()) {
          Issue.record("\(file.path) says \"\(match.output)\"")
        }
      }
    }
  }

  /// Paths of somebody's machine, and words about how a text came to be.
  ///
  /// A session is also what the recorded people swiped in, so only its other uses are meant. Only
  /// texts with one of the hints are searched: expressions are slow where nothing is optimised.
  private static let patterns: [(hints: [String], pattern: @Sendable () -> Regex<Substring>)] = [
    (
      ["/work/", "/tmp/std", "/home/", "/Users/", "/root/", ":\\Users"],
      { /\/work\/|\/tmp\/std|\/home\/\w|\/Users\/\w|\/root\/|[A-Z]:\\Users/ }
    ),
    (
      ["helper-", "ubagent", "AI", "LLM", "ChatGPT", "Claude", "Copilot"],
      { /\bhelper-\w|\b[Ss]ubagent|\bAI\b|\bLLM\b|\bChatGPT\b|\bClaude\b|\bCopilot\b/ }
    ),
    (
      [" session", "session "],
      { /\b(?:previous|earlier|next|my|current) session\b|\bsession (?:notes|log|id)\b/ }
    ),
    (["TODO", "FIXME", "XXX", "HACK"], { /\b(?:TODO|FIXME|XXX|HACK)\b/ }),
  ]
}

/// The files of this repository.
enum Repository {
  static let root = Document.root

  /// Whether there is a file or folder of this path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root + "/" + path)
  }

  /// The size of a file in bytes; nil when it is absent.
  static func size(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: root + "/" + path))?[.size] as? Int
  }

  /// The Swift files below folders.
  static func swiftFiles(_ folders: String...) -> [Document] {
    folders.flatMap { folder in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)) ?? []
      return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
        Document("\(folder)/\($0)")
      }
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
