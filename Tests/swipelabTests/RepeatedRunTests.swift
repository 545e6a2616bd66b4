import Foundation
import TestSupport
import Testing

@Suite("Running again")
struct RepeatedRunTests {
  @Test("The same run leaves every file alone, bytes and time, and says so")
  func unchanged() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    let first = try await Program.run("run", "q.json", in: folder)
    #expect(first.status == 0 && first.errors.contains("wrote out/q/report.md"))
    let before = try folder.entries().filter { $0.value.bytes != nil }
    #expect(before.keys.contains("out/q/manifest.json"))
    // Times are told apart even by a file system that counts in hundredths of a second.
    try await Task.sleep(for: .milliseconds(50))
    let second = try await Program.run("run", "q.json", in: folder)
    #expect(second.status == 0 && second.output == first.output)
    #expect(second.errors.contains("unchanged: out/q/report.md"))
    #expect(!second.errors.contains("wrote"))
    #expect(try folder.entries().filter { $0.value.bytes != nil } == before)
  }

  @Test("Another seed replaces the report, and the old seed brings it back")
  func otherSeed() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let before = try folder.files(below: "out")
    let other = try await Program.run("run", "q.json", "--seed", "2", in: folder)
    #expect(other.errors.contains("wrote out/q/report.md"))
    #expect(folder.text("out/q/report.md")?.contains("run q.json --seed 2\n") == true)
    #expect(try folder.files(below: "out")["q/rates.csv"] != before["q/rates.csv"])
    try await Program.run("run", "q.json", in: folder)
    #expect(try folder.files(below: "out") == before)
  }

  @Test("The number of workers changes no byte")
  func threads() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    var reports: [[String: Data]] = []
    for count in ["1", "2", "5"] {
      let result = try await Program.run(
        "run", "q.json", "--threads", count, "--out", "out\(count)", in: folder)
      #expect(result.status == 0)
      reports.append(try folder.files(below: "out\(count)"))
    }
    #expect(reports[0].keys.contains("q/frontier.csv"))
    #expect(reports.allSatisfy { $0 == reports[0] })
  }

  @Test("More participants only append: those sampled before stay the same")
  func participants() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for count in ["3", "4"] {
      let out = "t\(count).csv"
      try await Program.run(
        "sample", "q.json", "--participants", count, "--out", out, in: folder)
    }
    let few = try #require(folder.text("t3.csv")).split(separator: "\n")
    let more = try #require(folder.text("t4.csv")).split(separator: "\n")
    #expect(more.count > few.count)
    #expect(more.filter { $0.split(separator: ",")[1] != "3" } == few)
  }

  @Test("Files left by a run that was killed are swept up by the next")
  func leftovers() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    // Whoever is called so has not been heard of for a day.
    let left = "out/.q.partial-elsewhere-abc"
    try folder.write("half a report", to: left + "/rates.csv")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -100_000)], ofItemAtPath: folder(left))
    try await Program.run("run", "q.json", in: folder)
    let hidden = try folder.entries().keys.filter { $0.contains("partial") }
    #expect(hidden == [] && folder.text("out/q/rates.csv") != nil)
  }
}
