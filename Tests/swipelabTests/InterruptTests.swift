import Foundation
import Testing

@Suite("Interrupts")
struct InterruptTests {
  @Test("A run that is stopped leaves the old report and no trace", arguments: [SIGINT, SIGTERM])
  func run(number: Int32) async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let before = try folder.entries()
    let result = try await Program.run(
      "run", "q.json", "--participants", "5000000", "--threads", "2", in: folder
    ) { process, errors in
      // The run announces itself once it can be interrupted.
      while process.isRunning, !errors().contains("seed 1") {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try folder.entries().keys.contains { $0.contains(".partial") })
      kill(process.processIdentifier, number)
    }
    #expect(result.status == 130 && result.output.isEmpty)
    #expect(result.errors.contains("interrupted; nothing was written"))
    #expect(try folder.files(below: "") == before.compactMapValues(\.bytes))
    #expect(Set(try folder.entries().keys) == Set(before.keys))
  }

  @Test("Sampling that is stopped leaves the old file and no trace")
  func sample() async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try folder.write("old", to: "t.csv")
    let before = try folder.entries()
    let result = try await Program.run(
      "sample", "q.json", "--out", "t.csv", "--participants", "1000000", in: folder
    ) { process, _ in
      while process.isRunning, try folder.entries().count == before.count {
        try await Task.sleep(for: .milliseconds(10))
      }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(result.status == 130 && result.errors == "interrupted; nothing was written\n")
    #expect(try folder.entries().keys.sorted() == before.keys.sorted())
    #expect(folder.text("t.csv") == "old")
  }
}
