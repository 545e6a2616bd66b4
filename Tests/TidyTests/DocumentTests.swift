import Foundation
import TestSupport
import Testing

@testable import swipelab

@Suite("Documents")
struct DocumentTests {
  private static let readme = Document("README.md")

  @Test("The list of documents is complete", .enabled(if: Repository.tracked != nil))
  func list() {
    let reports = /Reports\/[^\/]+\/.*/
    let written = (Repository.tracked ?? []).filter {
      $0.hasSuffix(".md") && $0.wholeMatch(of: reports) == nil
    }
    #expect(Set(written) == Set(Document.paths), "put it into Document.paths")
    #expect(Document.all.map(\.path) == Document.paths)
  }

  @Test("The README gives two commands: one that makes the report, one that runs the tests")
  func commands() throws {
    #expect(
      try #require(Self.readme).commands.filter { $0.hasPrefix("swift ") } == [
        "swift run -c release swipelab run Experiments/quickstart.json",
        Document.testCommand,
      ])
  }

  @Test("Every command line parses", arguments: Document.all)
  func commandLines(document: Document) throws {
    let start = "swift run -c release "
    for line in document.commands where line != Document.testCommand {
      let words = (line.hasPrefix(start) ? line.dropFirst(start.count) : line[...])
        .prefix { $0 != "#" }.split(separator: " ").map { String($0) }
      #expect(words.first == "swipelab", "mark other code with its language: \(line)")
      let verb = CommandLineTool.verbs.first { $0.command.name == words.dropFirst().first }
      let command = try #require(verb, "there is no such verb: \(line)").command
      #expect(throws: Never.self, "\(line)") {
        try command.parse(words.dropFirst(2).map { $0.replacing("\"", with: "") })
      }
    }
  }

  @Test("The README shows every verb")
  func verbs() throws {
    let commands = try #require(Self.readme).commands
    for verb in CommandLineTool.verbs {
      let isShown = commands.contains { $0.contains("swipelab \(verb.command.name) ") }
      #expect(isShown, "show `swipelab \(verb.command.name)` in a code block of README.md")
    }
  }

  @Test("The README says what every folder of the sources holds")
  func folders() throws {
    let rows = try #require(Self.readme).lines.filter { $0.hasPrefix("| `") }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Sources")
    for folder in folders where !folder.hasPrefix(".") {
      #expect(
        rows.contains { $0.split(separator: "|")[0].contains("`\(folder)`") },
        "put \(folder) into the table of README.md")
    }
  }

  @Test("Code is of a kind that a test knows", arguments: Document.all)
  func languages(document: Document) {
    // `sh` is for what takes minutes, or needs what tests do not.
    let known: Set = ["", "jsonc", "sh", "swift", "text"]
    for block in document.blocks {
      #expect(known.contains(block.language), "\(document): \(block.language)")
    }
  }

  /// What links call a heading.
  private static func anchor(of heading: String) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
  }

  @Test("Every file of the repository that it links to or names is there", arguments: Document.all)
  func links(document: Document) {
    let text = document.lines.joined(separator: "\n")
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    for match in text.matches(of: /\]\(([^)#:]+)(?:#([^)]*))?\)/) {
      let path = "\(folder)/\(match.1)"
      #expect(Repository.exists(path), "\(document) links to \(match.1), which is not there")
      guard let anchor = match.2 else { continue }
      let anchors = (Document(path)?.lines ?? []).filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(anchor)), "\(path) has no heading for #\(anchor)")
    }
    for name in text.matches(of: /(?:Experiments|Reports|Sources|Tests)\/[\w\/.+-]*\w/) {
      #expect(
        Repository.exists(String(name.output)),
        "\(document) names \(name.output), which is not there")
    }
  }
}
