import Foundation
import TestSupport
import Testing

@Suite("Bad experiment files")
struct BadInputTests {
  /// A file with one problem, and the one message about it.
  struct BadFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: Data
    let message: String

    init(_ description: String, _ content: String, _ message: String) {
      self.init(description, Data(content.utf8), message)
    }

    init(_ description: String, _ content: Data, _ message: String) {
      testDescription = description
      self.content = content
      self.message = "bad.json:" + message
    }
  }

  static let files = [
    BadFile(
      "misspelt key", "{\n  \"policies\": [\"one-third\"],\n  \"sed\": 3\n}",
      "3:3: error: unknown key \"sed\" in the experiment; did you mean \"seed\"?"),
    BadFile(
      "misspelt key that is needed", "{\n  \"polices\": [\"one-third\"]\n}",
      "2:3: error: unknown key \"polices\" in the experiment; did you mean \"policies\"?"),
    BadFile(
      "wrong type", "{\n  \"policies\": \"one-third\"\n}",
      "2:15: error: \"policies\" must be a list, [ ... ], not text"),
    BadFile(
      "negative count", "{ \"participants\": -20,\n\"policies\": [\"one-third\"] }",
      "1:19: error: \"participants\" is -20; give a whole number from 2 to 10000000"),
    BadFile(
      "unknown screen", "{ \"policies\": [\"one-third\"],\n\"screens\": [\"iphone-16-por\"] }",
      "2:13: error: unknown screen \"iphone-16-por\"; did you mean \"iphone-16-pro\"?"),
    BadFile(
      "empty policy list", "{ \"policies\": [] }",
      "1:15: error: \"policies\" is empty; name at least one"),
    BadFile(
      "no policies", "{}",
      "1:1: error: the experiment has no \"policies\"; add \"policies\": [\"half-width\", "
    ),
    BadFile(
      "question of two lines", "{ \"policies\": [\"one-third\"],\n\"question\": \"Why?\\nHow?\" }",
      "2:13: error: \"question\" must be one line of text"),
    BadFile(
      "comma too many", "{ \"policies\": [\"one-third\"], }",
      "1:28: error: a comma before \"}\", with nothing after it; remove the comma"),
    BadFile("empty file", "", " error: the file is empty"),
    BadFile("binary file", Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0]), "1:8: error:"),
  ]

  @Test("One message with place and remedy, and nothing is written")
  func badFile() async {
    await each(Self.files) { (file: BadFile) in
      let folder = try ScratchFolder()
      try folder.write(file.content, to: "bad.json")
      try folder.write("kept", to: "out/bad/manifest.json")
      for verb in ["run", "check", "plan"] { try await refuses(verb, file.message, in: folder) }
      try await refuses("sample", "--out", "t.csv", file.message, in: folder)
    }
  }

  @Test("A file of 50 MB is refused by its size, unread")
  func large() async throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "bad.json")
    let handle = try #require(FileHandle(forWritingAtPath: folder("bad.json")))
    try handle.truncate(atOffset: 50 << 20)
    try handle.close()
    try await refuses(
      "run", "bad.json: error: the file is 52428800 bytes; at most 1048576 bytes are accepted",
      in: folder)
  }

  @Test("A missing file and a folder are told apart")
  func missing() async throws {
    let folder = try ScratchFolder()
    try await refuses("run", "bad.json: error: cannot read: No such file", in: folder)
    try folder.write("", to: "bad.json/inner")
    try await refuses("run", "bad.json: error: cannot read: Is a directory", in: folder)
  }

  @Test("Every problem of every file is told, and no experiment runs")
  func severalFiles() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write("{ \"seed\": -1,\n\"margin\": 2, \"policies\": [\"x\"] }", to: "a.json")
    try folder.write("[]", to: "b.json")
    let before = try folder.entries()
    let result = try await Program.run("run", "q.json", "a.json", "b.json", "c.json", in: folder)
    #expect(result.status == 65 && result.output.isEmpty)
    let places = result.errorLines.map { $0.prefix { $0 != " " } }
    #expect(places == ["a.json:1:11:", "a.json:2:11:", "a.json:2:27:", "b.json:1:1:", "c.json:"])
    #expect(try folder.entries() == before)
  }

  /// The message comes last; what precedes it follows the name of the file on the command line.
  private func refuses(
    _ verb: String, _ rest: String..., in folder: ScratchFolder
  ) async throws {
    let message = try #require(rest.last)
    let before = try folder.entries()
    let result = try await Program.run(all: [verb, "bad.json"] + rest.dropLast(), in: folder)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errorLines.count == 1 && result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.contains("; ") || message.contains("must be"), "no remedy")
    #expect(try folder.entries() == before)
  }
}
