import OptionParsing
import TestSupport
import Testing

@testable import swipelab

@Suite("Help and version")
struct HelpTests {
  private static let verbs = CommandLineTool.verbs.map { $0.command.name }

  @Test("Help lists every verb within 80 columns")
  func programHelp() async {
    await each(["--help", "-h", "help"]) { (word: String) in
      let result = try await Program.run(word, in: ScratchFolder())
      #expect(result.status == 0 && result.errors.isEmpty)
      for verb in Self.verbs {
        #expect(result.outputLines.contains { $0.hasPrefix("  \(verb) ") }, "\(verb) is missing")
      }
      #expect(result.outputLines.filter { $0.count > 80 } == [])
    }
  }

  @Test("Help of a verb fits 80 columns and names every option")
  func verbHelp() async {
    await each(Self.verbs) { (verb: String) throws in
      let command = try #require(CommandLineTool.verbs.first { $0.command.name == verb }?.command)
      let result = try await Program.run(verb, "--help", in: ScratchFolder())
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.hasPrefix("usage: swipelab \(verb)"))
      #expect(result.outputLines.filter { $0.count > 80 } == [])
      for option in command.options { #expect(result.output.contains("  " + option.name)) }
      for example in command.examples { #expect(result.outputLines.contains("  " + example)) }
    }
  }

  @Test("The examples of the help are command lines that parse")
  func examples() throws {
    for verb in CommandLineTool.verbs {
      for example in verb.command.examples {
        let words = example.split(separator: " ").map { String($0) }
        #expect(words.prefix(2) == ["swipelab", verb.command.name])
        _ = try verb.command.parse(Array(words.dropFirst(2)))
      }
    }
  }

  @Test("The version is one line: name and number")
  func version() async throws {
    let result = try await Program.run("--version", in: ScratchFolder())
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.wholeMatch(of: /swipelab \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("Without arguments the help goes to standard error")
  func nothing() async throws {
    let result = try await Program.run(in: ScratchFolder())
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("usage: swipelab"))
  }
}
