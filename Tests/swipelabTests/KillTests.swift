import Foundation
import Testing

/// Kills the program at its calls into the file system, by `strace`, and looks at what is left.
@Suite("Kills at every step of writing", .serialized)
struct KillTests {
  /// One way of writing.
  enum Writing: String, CaseIterable, Sendable {
    case firstReport, replacedReport, replacedReportWithoutExchange, newFile, replacedFile

    /// The command of a seed; the seed tells the old result from the new one.
    func command(seed: Int) -> String {
      switch self {
      case .newFile, .replacedFile: "sample q.json --out t.csv --seed \(seed)"
      default: "run q.json --quiet --seed \(seed)"
      }
    }

    var hasOld: Bool { self != .firstReport && self != .newFile }

    /// What else is done to the program's calls.
    var further: String {
      self == .replacedReportWithoutExchange ? " -e inject=?renameat2:error=EINVAL" : ""
    }
  }

  /// The calls that put things in place, and for a long test all others that could matter.
  static let calls: [String] = {
    let placing = ["rename", "renameat", "renameat2", "mkdir", "mkdirat"]
    let others = [
      "unlink", "unlinkat", "rmdir", "openat", "write", "fsync", "close", "chmod", "fchmod",
      "fchmodat", "fchown", "getdents64",
    ]
    let isLong = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] == "1"
    return placing + (isLong ? others : [])
  }()

  private static func canTrace() async -> Bool {
    guard let folder = try? TestFolder(),
      let result = try? await Program.shell(
        "strace -f -o trace -e inject=?rename:signal=SIGKILL:when=1 true", in: folder)
    else { return false }
    return result.status == 0
  }

  @Test(
    "The old or the new result is there whole, and the next run puts the rest right",
    .enabled("strace is not installed, or may not trace") { await Self.canTrace() },
    arguments: Writing.allCases)
  func kill(writing: Writing) async throws {
    let experiment = SmallExperiments.plain.replacing("20,", with: "6,")
    let folder = try TestFolder(experiment: experiment)
    var results: [[String: Data]] = []
    for seed in [1, 2] {
      #expect(
        try await Program.shell("$SWIPELAB \(writing.command(seed: seed))", in: folder).status == 0)
      results.append(try folder.files(below: ""))
    }
    let start = writing.hasOld ? results[0] : results[0].filter { $0.key == "q.json" }
    var kills = 0
    for call in Self.calls where !writing.further.contains("?\(call):") {
      for number in 1...1000 {
        let folder = try TestFolder(experiment: experiment)
        for (name, bytes) in start { try folder.write(bytes, to: name) }
        let killed = try await Program.shell(
          "strace -f -o /dev/null -e inject=?\(call):signal=SIGKILL:when=\(number)"
            + "\(writing.further) $SWIPELAB \(writing.command(seed: 2))", in: folder)
        guard killed.status == 137 else {
          #expect(killed.status == 0, "\(killed.errors)")
          break
        }
        kills += 1
        let what = "\(writing) killed at \(call) \(number)"
        try check(folder, writing, old: start, new: results[1], what)
        let next = try await Program.shell("$SWIPELAB \(writing.command(seed: 2))", in: folder)
        #expect(next.status == 0, "\(what): \(next.errors)")
        #expect(try folder.files(below: "") == results[1], "the run after \(what)")
        #expect(try !folder.entries().keys.contains { $0.contains(".p") }, "after \(what)")
      }
    }
    #expect(kills >= 1)
  }

  private func check(
    _ folder: TestFolder, _ writing: Writing, old: [String: Data], new: [String: Data],
    _ what: String
  ) throws {
    func isHidden(_ path: String) -> Bool {
      path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let all = try folder.files(below: "")
    let index = "Reports/README.md"
    var seen = all.filter { !isHidden($0.key) }
    // The index follows the report, whole too.
    if let text = seen.removeValue(forKey: index) { #expect(text == new[index], "\(what)") }
    var states = [old, new].map { $0.filter { $0.key != index } }
    let aside = all.filter { $0.key.hasPrefix("Reports/.q.previous-") }
    if writing == .replacedReportWithoutExchange, !aside.isEmpty {
      // Nothing can exchange folders here: the old report waits for the next run.
      states.append(old.filter { !$0.key.hasPrefix("Reports/") })
    }
    #expect(states.contains(seen), "\(what) left \(seen.keys.sorted())")
    let folders = Set(try folder.entries().keys.filter { !isHidden($0) })
    let isBare = !seen.keys.contains { $0.hasPrefix("Reports/") } && aside.isEmpty
    if isBare { #expect(!folders.contains("Reports"), "\(what) left an empty folder") }
  }
}
