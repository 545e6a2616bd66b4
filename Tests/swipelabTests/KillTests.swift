import Foundation
import TestSupport
import Testing

/// Kills the program at its calls into the file system, by `strace`, and looks at what is left.
@Suite("Kills at every step of writing", .serialized)
struct KillTests {
  /// One way of writing.
  enum Writing: String, CaseIterable, Sendable {
    case firstReport, replacedReport, replacedReportWithoutExchange, newFile, replacedFile
    case part, partsAndReport

    /// The command of a seed; the seed tells the old result from the new one.
    func command(seed: Int) -> String {
      switch self {
      case .newFile, .replacedFile: "sample q.json --out t.csv --seed \(seed)"
      case .part: "run q.json --quiet --shard 1/2 --out parts"
      case .partsAndReport: "run q.json --quiet --seed \(seed) --parts parts\(seed) --shards 2"
      default: "run q.json --quiet --seed \(seed)"
      }
    }

    var hasOld: Bool { ![.firstReport, .newFile, .part].contains(self) }

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
    return placing + (isLongRun ? others : [])
  }()

  private static func canTrace() async -> Bool {
    guard let folder = try? ScratchFolder(),
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
    let folder = try ScratchFolder(experiment: experiment)
    var results: [[String: Data]] = []
    for seed in [1, 2] {
      #expect(
        try await Program.shell("$SWIPELAB \(writing.command(seed: seed))", in: folder).status == 0)
      results.append(try folder.files(below: ""))
    }
    let old = writing.hasOld ? results[0] : results[0].filter { $0.key == "q.json" }
    for (name, bytes) in old { try folder.write(bytes, to: "start/" + name) }
    var kills = 0
    for call in Self.calls where !writing.further.contains("?\(call):") {
      let ended = try await Program.shell(script(writing, call), in: folder)
      let count = try #require(Int(ended.output.split(separator: "\n").last ?? ""))
      #expect(ended.outputLines == [String(count)], "\(writing), \(call): \(ended.output)")
      for number in 1...max(count, 1) where number <= count {
        let what = "\(writing) killed at \(call) \(number)"
        try check(folder, "\(call)\(number).killed", writing, old: old, new: results[1], what)
        let next = "\(call)\(number)"
        #expect(try folder.files(below: next) == results[1], "the run after \(what)")
        let left = try folder.entries(below: next).keys.filter {
          $0.contains(".partial-") || $0.contains(".previous-")
        }
        #expect(left.isEmpty, "\(what)")
      }
      kills += count
    }
    #expect(kills >= 1)
  }

  /// Kills the program at such calls of a thread, one after the other, until it gets through.
  ///
  /// What a kill left is in `CALL1.killed` and so on, what the next run made of it in `CALL1`; the
  /// number of kills is printed. All in one script: Foundation's `Process` does not bear hundreds.
  private func script(_ writing: Writing, _ call: String) -> String {
    """
    n=1
    while :; do
      cp -R start \(call)$n; cd \(call)$n
      strace -f -o /dev/null -e inject=?\(call):signal=SIGKILL:when=$n\(writing.further) \
        $SWIPELAB \(writing.command(seed: 2)) 2> /dev/null
      status=$?; cd ..
      if [ $status != 137 ]; then [ $status = 0 ] || echo "ended with $status"; break; fi
      cp -R \(call)$n \(call)$n.killed
      (cd \(call)$n; $SWIPELAB \(writing.command(seed: 2))) || echo "next run failed"
      n=$((n + 1))
    done > log
    cat log; echo $((n - 1))
    """
  }

  @Test(
    "A report whose index cannot follow is in place, which is said",
    .enabled("strace is not installed, or may not trace") { await Self.canTrace() })
  func indexFails() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let result = try await Program.shell(
      "strace -f -o /dev/null -e inject=?rename:error=EIO:when=2+ $SWIPELAB run q.json", in: folder)
    #expect(result.status == 74 && folder.text("out/q/report.md") != nil)
    #expect(result.errors.contains("wrote out/q/report.md\nerror: --out: out/README.md: "))
    #expect(result.errors.hasSuffix("the index does not list this report\n"))
  }

  @Test(
    "What init writes is there whole or not at all",
    .enabled("strace is not installed, or may not trace") { await Self.canTrace() })
  func initKilled() async throws {
    let folder = try ScratchFolder()
    var kills = 0
    for call in ["write", "fsync", "close", "link", "unlink"] {
      for number in 1...9 {
        let name = "\(call)\(number)/new.json"
        let result = try await Program.shell(
          "mkdir \(call)\(number); exec strace -f -o /dev/null"
            + " -e inject=?\(call):signal=SIGKILL:when=\(number) $SWIPELAB init \(name)", in: folder
        )
        if result.status == 0 { break }
        kills += 1
        let text = folder.text(name)
        #expect(text == nil || text?.hasSuffix("}\n") == true, "\(call) \(number)")
      }
    }
    #expect(kills >= 4)
  }

  private func check(
    _ folder: ScratchFolder, _ place: String, _ writing: Writing, old: [String: Data],
    new: [String: Data], _ what: String
  ) throws {
    func isHidden(_ path: String) -> Bool {
      path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let all = try folder.files(below: place)
    let indices = ["out/README.md", "out/index.html"]
    var seen = all.filter { !isHidden($0.key) }
    // The index follows the report, whole too.
    for index in indices {
      guard let text = seen.removeValue(forKey: index) else { continue }
      #expect(text == new[index] || text == old[index], "\(what)")
    }
    var states = [old, new].map { $0.filter { !indices.contains($0.key) } }
    let aside = all.filter { $0.key.hasPrefix("out/.q.previous-") }
    if writing == .replacedReportWithoutExchange, !aside.isEmpty {
      // Nothing can exchange folders here: the old report waits for the next run.
      states.append(old.filter { !$0.key.hasPrefix("out/") })
    }
    if writing == .partsAndReport {
      // Parts come before the report, each whole.
      for part in seen.filter({ $0.key.hasPrefix("parts2/") }) {
        #expect(new[part.key] == part.value, "\(what)")
      }
      seen = seen.filter { !$0.key.hasPrefix("parts2/") }
      states = states.map { state in state.filter { !$0.key.hasPrefix("parts2/") } }
      states[1].merge(old.filter { $0.key.hasPrefix("parts1/") }) { $1 }
    }
    #expect(states.contains(seen), "\(what) left \(seen.keys.sorted())")
    let folders = Set(try folder.entries(below: place).keys.filter { !isHidden($0) })
    let isBare = !seen.keys.contains { $0.hasPrefix("out/") } && aside.isEmpty
    if isBare { #expect(!folders.contains("out"), "\(what) left an empty folder") }
  }
}
