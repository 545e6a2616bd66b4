import Foundation
import TestSupport
import Testing

/// Data only flows towards `swipelab`: what targets import of each other is in Package.swift, which
/// `.ci/run` has the release build compare with the sources.
@Suite("Direction of imports")
struct ImportTests {
  /// The C library by its names on the platforms: files, signals, terminals.
  ///
  /// Foundation is imported nowhere: it took half of the time of a short command.
  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// What targets import of the platform.
  private static let platform: [String: Set<String>] = [
    "StrictFiles": system.union(["Synchronization"]), "Study": ["Synchronization"],
    "Recordings": ["Synchronization"], "swipelab": system.union(["Synchronization"]),
  ]

  /// Targets without Swift code, which include nothing.
  ///
  /// They are C headers for what Swift has no name for.
  private static let headers: Set<String> = ["SquareRoot"]

  @Test("No file imports what is no target, but for little of the platform; headers nothing")
  func imports() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Sources")
    let targets = folders.filter { !$0.hasPrefix(".") }
    #expect(targets.count > 10)
    for target in targets where !Self.headers.contains(target) {
      let files = Repository.swiftFiles("Sources/\(target)")
      #expect(!files.isEmpty)
      let allowed = Set(targets).union(Self.platform[target] ?? [])
      for file in files {
        // A plain search first: the expression is slow where nothing is optimised.
        for (index, line) in file.lines.enumerated() where line.contains("import ") {
          let pattern = /^ *(?:@[a-zA-Z_]+ |public |package |internal )*import (?:[a-z]+ )?(\w+)/
          guard let match = line.firstMatch(of: pattern) else { continue }
          #expect(
            allowed.contains(String(match.1)),
            "\(file.path):\(index + 1): \(target) may not import \(match.1)")
        }
      }
    }
    for name in Self.headers {
      let header = try #require(Document("Sources/\(name)/\(name).h")).text
      #expect(!header.contains("#include") && !header.contains("#import"))
    }
  }

  @Test("Imports between targets are checked; the package depends on no other package")
  func dependencies() throws {
    let check = "--explicit-target-dependency-import-check error"
    #expect(try #require(Document(".ci/run")).text.contains(check))
    let manifest = try #require(Document("Package.swift")).text
    #expect(!manifest.contains(".package(") && !manifest.contains(".product("))
    #expect(manifest.contains(".enableUpcomingFeature(\"MemberImportVisibility\")"))
  }
}
