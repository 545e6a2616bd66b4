import Foundation
import Reporting
import TestSupport
import Testing

@testable import swipelab

@Suite("Reports rendered again")
struct ReportVerbTests {
  private static let policies = #""policies": ["half-width", "velocity-weighted"]"#

  @Test(
    "What is stored gives the same bytes again",
    arguments: [
      (policies, [String]()),
      (#""claims": true"#, []),
      (policies + #", "sensitivity": ["reach-growth"], "contexts": ["carousel"]"#, []),
      (policies + #", "systems": ["fd"]"#, ["--seed", "7"]),
      (policies + #", "population": "people.json""#, ["--until-error", "0.05"]),
      (policies + #", "design": "balanced""#, ["--participants", "192"]),
    ])
  func same(keys: String, options: [String]) async throws {
    let folder = try ScratchFolder(
      experiment: """
        { "participants": 16, "swipes_per_intent": 2, "screens": ["iphone-16-pro"], \(keys) }
        """)
    try folder.write(#"{ "base": "everyday", "drag_share": 0.3 }"#, to: "people.json")
    try await Program.run(all: ["run", "q.json"] + options, in: folder)
    try await Program.run("report", "out/q", "--out", "again", in: folder)
    let stored = try folder.files(below: "out/q")
    #expect(stored.count > 5)
    #expect(try folder.files(below: "again/q") == stored)
    // In place nothing changes, and what was lost comes back.
    try FileManager.default.removeItem(atPath: folder("out/q/report.md"))
    let mended = try await Program.run("report", "out/q", in: folder)
    #expect(mended.errors == "wrote out/q/report.md\n")
    #expect(try folder.files(below: "out/q") == stored)
    let same = try await Program.run("report", "out/q", in: folder)
    #expect(same.errors == "unchanged: out/q/report.md\n")
  }

  @Test("A tuned report comes back too, the look at its bounds included")
  func tuned() async throws {
    let folder = try ScratchFolder(
      experiment: """
        {
          "participants": 24, "swipes_per_intent": 2, "screens": ["iphone-16-pro"],
          \(Self.policies),
          "sweeps": [{
            "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300, "steps": 9
          }]
        }
        """)
    try await Program.run("tune q.json --max-false-trigger 0.02 --out out", in: folder)
    try await Program.run("report", "out/q", "--out", "again", in: folder)
    let stored = try folder.files(below: "out/q")
    #expect(stored["tuned.csv"] != nil)
    #expect(try folder.files(below: "again/q") == stored)
  }

  @Test("What was changed, is missing or no report is refused with its place")
  func refused() async throws {
    let folder = try ScratchFolder(
      experiment: #"{ "participants": 4, "screens": ["iphone-16-pro"], "policies": ["one-third"] }"#
    )
    try await Program.run("run", "q.json", in: folder)
    func errors() async throws -> String {
      try await Program.refuses("report out/q", 65, in: folder).errors
    }
    let counts = try #require(FileManager.default.contents(atPath: folder("out/q/counts.bin")))
    try folder.write(Data(counts.dropLast()), to: "out/q/counts.bin")
    #expect(try await errors().contains("counts.bin: error: it is not the file that the manifest"))
    try FileManager.default.removeItem(atPath: folder("out/q/counts.bin"))
    #expect(try await errors().contains("run it again: swift run -c release swipelab run q.json"))
    try FileManager.default.removeItem(atPath: folder("out/q/manifest.json"))
    #expect(try await errors().contains("cannot read the manifest"))
  }

  @Test("A report is not rendered over one of a later run")
  func later() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let study = try StoredStudy(folder("out/q"))
    try await Program.run("run", "q.json", "--seed", "7", in: folder)
    let before = try folder.files(below: "out")
    let place = try ReportFolder("q", in: folder("out"))
    let files = try await StudyReport(stored: study, workers: 1).files
    let failure = #expect(throws: Failure.self) { try place.publish(files, of: study.digest) }
    #expect(failure?.message.contains("another report was put here meanwhile") == true)
    let visible = try folder.files(below: "out").filter { !$0.key.contains("partial-") }
    #expect(visible == before)
  }

  @Test("Reports of one name are not rendered into one folder")
  func names() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    for place in ["a", "b"] {
      try await Program.run("run", "q.json", "--out", place, "--quiet", in: folder)
    }
    try await Program.refuses(
      "report a/q b/q --out c", 64, ["error: a/q and b/q would both write the report \"c/q\""],
      in: folder)
    try await Program.run("report", "a/q", "b/q", in: folder)
  }
}
