import OptionParsing
import Testing

@testable import swipelab

@Suite("README", .enabled(if: Repository.exists("README.md"), "there is no README yet"))
struct ReadmeTests {
  /// The lines inside code blocks.
  private static func code() throws -> [String] {
    let parts = try #require(Repository.file("README.md")).lines.split(
      omittingEmptySubsequences: false
    ) { $0.hasPrefix("```") }
    return parts.enumerated().filter { $0.offset % 2 == 1 }.flatMap(\.element)
  }

  @Test("It gives exactly two commands: one that makes the report, one that runs the tests")
  func commands() throws {
    #expect(
      try Self.code().filter { $0.hasPrefix("swift ") } == [
        "swift run -c release swipelab run Experiments/quickstart.json",
        "swift test",
      ])
  }

  @Test("Every command line in its code blocks parses")
  func commandLines() throws {
    let start = "swift run -c release "
    let lines = try Self.code().map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
      .filter { $0.hasPrefix("swipelab ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.prefix { $0 != "#" && $0 != "|" && $0 != ">" }
        .split(separator: " ").map { String($0) }
      guard let name = words.dropFirst().first, !["--help", "--version"].contains(name) else {
        continue
      }
      let verb = CommandLineTool.verbs.first { $0.command.name == name }
      let command = try #require(verb, "\"\(line)\": there is no verb \(name)").command
      #expect(throws: Never.self, "\(line)") { try command.parse(Array(words.dropFirst(2))) }
    }
  }

  @Test("Every verb has an example")
  func verbs() throws {
    let code = try Self.code()
    for verb in CommandLineTool.verbs {
      let isShown = code.contains { $0.contains("swipelab \(verb.command.name) ") }
      #expect(isShown, "show `swipelab \(verb.command.name)` in a code block of README.md")
    }
  }

  @Test("Every file of the repository that it links to or names is there")
  func links() throws {
    let text = try #require(Repository.file("README.md")).text
    let links = text.matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    let named = text.matches(of: /((?:Experiments|Reports|Sources|Tests)\/[\w\/.+-]*\w)/)
      .map { String($0.1) }
    #expect(!links.isEmpty)
    for path in links + named {
      #expect(Repository.exists(path), "README.md names \(path), which is not there")
    }
  }
}
