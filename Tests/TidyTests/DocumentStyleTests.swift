import TestSupport
import Testing

@Suite("Documents are short and readable")
struct DocumentStyleTests {
  @Test("The README has at most 150 lines")
  func readme() throws {
    // The last line ends, too.
    let count = try #require(Document("README.md")).lines.count - 1
    #expect(count <= 150, "README.md has \(count) lines: move what few need into a guide")
  }

  @Test("No line outside tables has more than 100 columns", arguments: Document.all)
  func lineLengths(document: Document) {
    for line in document.prose where line.text.count > 100 {
      Issue.record("\(document):\(line.number): \(line.text.count) columns")
    }
    for line in document.blocks.flatMap(\.lines) where line.count > 100 {
      Issue.record("\(document): \(line.count) columns: \(line)")
    }
  }

  @Test("No paragraph has more than ten lines", arguments: Document.all)
  func paragraphs(document: Document) {
    var length = 0
    for line in document.prose {
      let starts = line.text.isEmpty || line.text.hasPrefix("- ") || line.text.hasPrefix("#")
      length = starts ? (line.text.isEmpty ? 0 : 1) : length + 1
      if length == 11 { Issue.record("\(document):\(line.number): split this paragraph") }
    }
  }

  @Test("It ends with one line break, and no line with spaces", arguments: Document.all)
  func spaces(document: Document) {
    #expect(document.lines.last == "" && document.lines.dropLast().last != "")
    for (index, line) in document.lines.enumerated() where line.hasSuffix(" ") {
      Issue.record("\(document):\(index + 1) ends with a space")
    }
  }
}
