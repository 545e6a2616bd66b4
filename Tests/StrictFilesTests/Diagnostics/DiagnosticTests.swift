import TestSupport
import Testing

@testable import StrictFiles

struct DiagnosticTests {
  @Test func readsLikeACompilerMessage() {
    let remark = Diagnostic(
      file: "a.json", at: SourcePosition(line: 3, column: 7), "unknown key \"sed\"",
      hint: didYouMean("sed", among: ["participants", "seed"]))
    #expect(
      "\(remark)" == "a.json:3:7: error: unknown key \"sed\"; did you mean \"seed\"?")
  }

  @Test func leavesOutWhatItDoesNotHave() {
    #expect("\(Diagnostic(.warning, file: "a", "is empty"))" == "a: warning: is empty")
  }

  @Test func staysOnOneLineWhateverItContains() {
    let remark = Diagnostic(file: "a\nb", "bell \u{7} and \u{1B}[2J and \u{202E}", hint: "x\r\ty")
    #expect(
      "\(remark)"
        == "a\\nb: error: bell \\u{7} and \\u{1B}[2J and \\u{202E}; x\\r\\ty")
  }

  @Test
  func excerptsAreCut() async {
    await each([
      ("short", "\"short\""), ("", "\"\""), ("abcdef", "\"abcdef\""), ("abcdefg", "\"abcdef...\""),
    ]) { text, expected in
      #expect(quoted(text, limit: 6) == expected)
    }
  }

  @Test func sortsByFileThenPlaceAndKeepsTiesInOrder() throws {
    func remark(_ file: String, _ line: Int?, _ text: String) -> Diagnostic {
      Diagnostic(file: file, at: line.map { SourcePosition(line: $0, column: 1) }, text)
    }
    let unsorted = [
      remark("b", 1, "b1"), remark("a", 9, "a9"), remark("a", 2, "second"), remark("a", nil, "all"),
      remark("a", 2, "after"),
    ]
    let sorted = try #require(Diagnostics(unsorted))
    #expect(sorted.list.map(\.message) == ["all", "second", "after", "a9", "b1"])
    #expect(Diagnostics([]) == nil)
  }
}
