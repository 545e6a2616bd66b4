import Foundation
import TestSupport
import Testing

@Suite("Standard output and standard error")
struct StreamTests {
  @Test("The answer goes to standard output, notes to standard error, both plain")
  func separation() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let result = try await Program.run("run", "q.json", in: folder)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Which of two rules?\n"))
    #expect(result.output.contains("Phone, 402 pt, recommended: "))
    #expect(!result.output.contains("wrote") && !result.output.contains("seed 1"))
    #expect(
      result.errors.hasPrefix("q: 1 condition, 2 policies, 20 people, 720 swipes, seed 1\n"))
    #expect(result.errors.contains("wrote out/q/report.md"))
    for text in [result.output, result.errors] {
      #expect(!text.contains("\u{1B}") && !text.contains("\r"))
    }
  }

  @Test("With --quiet a run that succeeds prints nothing, one that fails its error")
  func quiet() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let result = try await Program.run("run", "q.json", "--quiet", in: folder)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(folder.text("out/q/report.md") != nil)
    let failed = try await Program.run("run", "none.json", "--quiet", in: folder)
    #expect(failed.status == 65 && failed.errors.hasPrefix("none.json: error: "))
  }

  @Test(
    "A reader that goes away is no failure",
    arguments: ["list", "judge t.csv", "explain half-width", "--help"])
  func brokenPipe(command: String) async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    // The reader has gone before the first byte is written.
    let script = "{ sleep 0.2; \"$SWIPELAB\" \(command); echo $? > status; } | true"
    let result = try await Program.shell(script, in: folder)
    #expect(result.errors.isEmpty && folder.text("status") == "0\n")
  }

  @Test("The first line alone can be asked for")
  func head() async throws {
    let folder = try ScratchFolder()
    let result = try await Program.shell("\"$SWIPELAB\" list screens | head -1", in: folder)
    #expect(result.errors.isEmpty && result.outputLines.count == 1)
  }

  @Test("A run whose reader goes away still writes its report whole")
  func brokenPipeOfRun() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    let script = "{ sleep 0.2; \"$SWIPELAB\" run q.json 2>&1; echo $? > status; } | true"
    _ = try await Program.shell(script, in: folder)
    #expect(folder.text("status") == "0\n")
    let files = try folder.entries().keys
    #expect(files.contains("out/q/manifest.json"))
    #expect(!files.contains { $0.contains("partial") })
  }
}
