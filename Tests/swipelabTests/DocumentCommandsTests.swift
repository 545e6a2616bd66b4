import Foundation
import TestSupport
import Testing

private let checkout = Document.root

private let hasGit =
  FileManager.default.fileExists(atPath: checkout + "/.git") && program("git") != nil

/// The commands of every document, one after the other in a fresh copy of the project.
///
/// With SWIPELAB_PROGRAM, the path of a release build, every one of them; without it only those that
/// a debug build does at once.
@Suite("Commands of the documents", .enabled(if: hasGit, "git is not there"))
struct DocumentCommandsTests {
  private static let release = ProcessInfo.processInfo.environment["SWIPELAB_PROGRAM"]
  /// Verbs that make many swipes, and those that need what these wrote.
  private static let slow: Set = [
    "advise", "report", "run", "tune", "fidelity", "fit", "compare", "missing", "merge",
  ]

  /// A repository with what git tracks here, as it is on disk.
  private static func copy() async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let made = try await Program.shell(
      """
      set -e
      git -C '\(checkout)' ls-files -z > tracked
      tar -C '\(checkout)' --null -T tracked -cf - | tar -xf -
      rm tracked
      git init -q
      git add --all --force
      git -c user.name=test -c user.email=test@localhost -c core.hooksPath=/dev/null \\
        commit -q -m all
      """, in: folder)
    try #require(made.status == 0, "\(made.errors)")
    return folder
  }

  @Test("Each succeeds, in order, and git sees no change", .timeLimit(.minutes(30)))
  func all() async throws {
    let commands = Document.all.flatMap(\.commands)
    #expect(commands.count > 20 && commands.allSatisfy { !$0.isEmpty })
    let folder = try await Self.copy()
    let program = Self.release ?? Program.path ?? ""
    if Self.release == nil { _ = try await Program.shell("mkdir out", in: folder) }
    var skipped: [String] = []
    for command in commands where command != Document.testCommand {
      let plain = command.replacing("swift run -c release ", with: "")
      let words = plain.split(separator: " ")
      #expect(words.first == "swipelab", "\(command)")
      if Self.release == nil, Self.slow.contains(String(words[1])) {
        skipped.append(command)
        continue
      }
      let result = try await Program.shell("'\(program)'" + plain.dropFirst(8), in: folder)
      #expect(result.status == 0, "\(command)\n\(result.errors)")
    }
    if !skipped.isEmpty { print("skipped without SWIPELAB_PROGRAM: \(skipped.count) commands") }
    let changes = try await Program.shell("git status --porcelain", in: folder)
    #expect(changes.status == 0 && changes.output.isEmpty, "\(changes.output)")
  }
}
