import Foundation
import Testing

@Suite("Where reports go")
struct OutputPlaceTests {
  @Test(
    "A place that cannot be written or holds something else is refused, and nothing is lost",
    arguments: [
      (["--out", "/dev/null/x"], "Not a directory"),
      (["--out", "file"], "Not a directory"),
      (["--out", "foreign"], "holds files but no manifest.json"),
      (["--out", "taken"], "a file of this name exists"),
    ])
  func refused(options: [String], reason: String) async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try folder.write("precious", to: "file")
    try folder.write("precious", to: "foreign/q/thesis.txt")
    try folder.write("precious", to: "taken/q")
    let before = try folder.entries()
    let result = try await Program.run(all: ["run", "q.json"] + options, in: folder)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errorLines.count == 1 && result.errors.hasPrefix("error: --out: "))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try folder.entries() == before)
  }

  @Test("Files of other verbs are refused in the same way", arguments: ["sample", "judge"])
  func refusedFile(verb: String) async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    try folder.write("precious", to: "folder/inner")
    let input = verb == "sample" ? "q.json" : "t.csv"
    let before = try folder.entries()
    for place in ["/dev/null/x", "folder", "t.csv/x"] {
      let result = try await Program.run(verb, input, "--out", place, in: folder)
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: --out: \(place)"), "\(result.errors)")
    }
    #expect(try folder.entries() == before)
  }

  @Test(
    "Short, nested and dotted names work", arguments: ["m", ".", "./m/", "a/b", "m/../n"])
  func names(place: String) async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try folder.write("{}", to: "m/keep.json")
    let result = try await Program.run("run", "q.json", "--out", place, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.text(place + "/q/report.md")?.hasPrefix("# Which of two rules?\n") == true)
    #expect(folder.text("m/keep.json") == "{}")
  }

  @Test("Files of one letter work for sample and judge")
  func shortFiles() async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    #expect(try await Program.run("sample", "q.json", "--out", "t", in: folder).status == 0)
    #expect(try await Program.run("judge", "t", "--out", "d", in: folder).status == 0)
    #expect(folder.text("d")?.hasPrefix("swipe,intent,") == true)
  }

  @Test("An index lists the reports; a README of somebody else is left alone")
  func index() async throws {
    let folder = try TestFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", "--out", "ours", in: folder)
    let index = try #require(folder.text("ours/README.md"))
    #expect(index.contains("[q](q/report.md)") && index.contains("Which of two rules?"))

    try folder.write("# My own words\n", to: "theirs/README.md")
    let before = try folder.entries()["theirs/README.md"]
    let result = try await Program.run("run", "q.json", "--out", "theirs", in: folder)
    #expect(result.status == 0)
    #expect(try folder.entries()["theirs/README.md"] == before)
  }
}
