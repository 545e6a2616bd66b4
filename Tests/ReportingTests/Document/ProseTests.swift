import Documents
import Testing

@Suite("Texts with marks")
struct ProseTests {
  @Test("Marks are left out of plain text, and nothing is escaped in it")
  func plain() {
    let text: Prose =
      "\(strong: "a") \(code: "b < c") \(link: "d \(em: "e")", to: "f") *g \(2 + 3)"
    #expect(text.plain == "a b < c d e *g 5")
    #expect(
      TerminalWriter.lines([
        .heading(1, "\(code: "a") | b"), .list([text]),
        .table(Table([("\(strong: "x")", .left)], rows: [["*"]])),
      ]) == ["a | b", "", "- a b < c d e *g 5", "", "| x   |", "| --- |", "| *   |"])
  }

  @Test("Pieces of plain text become one, and empty ones none")
  func joining() {
    let parts: [Prose] = ["a", "", "b \(code: "c")"]
    #expect(parts.joined() == "ab \(code: "c")" && parts.joined().spans.count == 2)
    #expect(parts.joined(separator: ", ") == "a, , b \(code: "c")")
    #expect(parts.sentences == "a b \(code: "c")")
    #expect(([] as [Prose]).joined(separator: ", ").isEmpty && ("" as Prose).isEmpty)
    #expect(["a", "b", "c"].listed == "a, b and c" && ["a"].listed == "a")
    #expect([Prose](code: ["a", "b"]).listed == "\(code: "a") and \(code: "b")")
  }

  @Test("The first letter of a sentence is a capital one unless it is code")
  func sentences() {
    #expect(("a \(code: "b")" as Prose).sentenceCased == "A \(code: "b")")
    #expect(("\(code: "b") c" as Prose).sentenceCased == "\(code: "b") c")
  }

  @Test("Texts of catalogues have code between back-ticks, and their line ends are spaces")
  func catalogue() {
    #expect(Prose(catalogue: "a `b *c*`\nd") == "a \(code: "b *c*") d")
    #expect(Prose(catalogue: "`a`") == "\(code: "a")")
  }
}
