import Foundation
import TestSupport
import Testing

@Suite("Direction of imports")
struct ImportTests {
  /// The C library by its names on the platforms: files, signals, terminals.
  ///
  /// Foundation is imported nowhere: it took half of the time of a short command.
  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// What experiments are made of, and everything that reports are made of.
  private static let parts: Set<String> = [
    "NavigationModel", "PolicyLibrary", "PopGesture", "StrictFiles", "SwipeSimulation",
    "TrialStatistics",
  ]
  private static let study = parts.union(["ExperimentFiles", "Study"])
  private static let found = study.union(["ArticleClaims", "Findings", "Recordings"])

  /// What each target may import; data only flows towards `swipelab`.
  private static let allowed: [String: Set<String>] = [
    "PopGesture": [],
    "Drawing": [], "Charts": ["Drawing"], "Documents": ["Drawing", "StrictFiles"],
    "TrialStatistics": [],
    "PolicyLibrary": ["PopGesture"],
    "SwipeSimulation": ["PolicyLibrary", "PopGesture", "SquareRoot"],
    "NavigationModel": ["PolicyLibrary", "PopGesture"],
    "StrictFiles": system.union(["Synchronization"]),
    "ExperimentFiles": parts,
    "Study": parts.union(["ExperimentFiles", "Synchronization"]),
    "Findings": study,
    "Recordings": study.union(["Charts", "Documents", "Drawing", "Synchronization"]),
    "ArticleClaims": study,
    "Reporting": found.union(["Charts", "Documents", "Drawing"]),
    "swipelab": found.union(system).union([
      "Documents", "Drawing", "Reporting", "Synchronization",
    ]),
  ]

  /// Targets without Swift code, which include nothing.
  ///
  /// They are C headers for what Swift has no name for.
  private static let headers: Set<String> = ["SquareRoot"]

  @Test("Every target has its rule")
  func targets() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Sources")
    #expect(
      Set(folders.filter { !$0.hasPrefix(".") }) == Set(Self.allowed.keys).union(Self.headers))
    for name in Self.headers {
      let header = try #require(Repository.file("Sources/\(name)/\(name).h"))
      #expect(!header.text.contains("#include") && !header.text.contains("#import"))
    }
  }

  @Test("No file imports what its target may not")
  func imports() async {
    await each(Self.allowed.keys.sorted()) { (target: String) throws in
      let files = Repository.swiftFiles("Sources/\(target)")
      #expect(!files.isEmpty)
      for file in files {
        let allowed = try #require(Self.allowed[target])
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
  }

  @Test("The package depends on no other package")
  func dependencies() throws {
    let manifest = try #require(Repository.file("Package.swift"))
    #expect(!manifest.text.contains(".package(") && !manifest.text.contains(".product("))
    #expect(manifest.text.contains(".enableUpcomingFeature(\"MemberImportVisibility\")"))
  }
}
