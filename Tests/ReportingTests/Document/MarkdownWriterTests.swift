import Documents
import TestSupport
import Testing

@testable import Reporting

/// Expectations follow CommonMark 0.31 and GitHub's tables: what a reader of those would show is
/// what the document says.
@Suite("Documents as Markdown")
struct MarkdownWriterTests {
  @Test("Text that would be markup is shown as it is written, and nothing else is escaped")
  func text() async {
    await each([
      ("Which rule, for 1 or 2 people?", "Which rule, for 1 or 2 people?"),
      ("<script> </a> <!-- a < b > c", #"\<script> \</a> \<!-- a < b > c"#),
      ("a `b`", #"a \`b\`"#), ("2 * 3 **a**", #"2 * 3 \*\*a\*\*"#),
      ("[a](b) [80, 84]", #"[a\](b) [80, 84]"#), ("&lt; &#60; & R&D", #"\&lt; \&#60; & R\&D"#),
      (#"a\b"#, #"a\\b"#), ("drag_share, _a_", #"drag_share, \_a\_"#), ("~a~ $b$", #"\~a\~ \$b\$"#),
      ("a|b", "a|b"), ("größer ≥ ½", "größer ≥ ½"),
      ("a\u{202E}b\u{2028}c\u{7}", #"a\\u{202E}b\\u{2028}c\\u{7}"#),
    ]) { raw, escaped in
      #expect(MarkdownWriter.inline(Prose(raw)) == escaped)
    }
  }

  @Test("A paragraph and an item begin no block of another kind")
  func beginnings() async {
    await each([
      ("# a", "\\# a"), ("#a", "#a"), ("> a", #"\> a"#), ("- a", #"\- a"#), ("-0.2", "-0.2"),
      ("+ a", #"\+ a"#), ("* a", #"\* a"#), ("1. a", #"1\. a"#), ("12) a", #"12\) a"#),
      ("1.5 s", "1.5 s"), ("---", #"\---"#), ("===", #"\==="#), ("[a]: b", #"\[a]: b"#),
      ("| a", #"\| a"#),
    ]) { raw, escaped in
      #expect(MarkdownWriter.lines([.paragraph(Prose(raw))]) == [escaped])
      #expect(MarkdownWriter.lines([.list([Prose(raw)])]) == ["- " + escaped])
    }
    #expect(MarkdownWriter.lines([.heading(1, "# a #")]) == ["# # a \\#"])
  }

  @Test("Code is shown as it is written")
  func code() async {
    await each([
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`", "``` a``b` ```"),
      ("<b>\n", #"`<b>\n`"#),
    ]) { raw, escaped in
      #expect(MarkdownWriter.inline("\(code: raw)") == escaped)
    }
    #expect(MarkdownWriter.lines([.code("a\n```", language: "text")]).first == "````text")
  }

  @Test("Marks nest, and links survive spaces, brackets and other letters")
  func marks() {
    let texts: [(Prose, String)] = [
      ("\(strong: "a \(code: "b")") \(em: "c")", "**a `b`** *c*"),
      ("\(link: "a", to: "a/report.md")", "[a](a/report.md)"),
      ("\(link: "how", to: "report.md", at: "how-sure")", "[how](report.md#how-sure)"),
      ("\(link: "here", to: "", at: "a")", "[here](#a)"),
      ("\(link: "a (1)", to: "a (1)/r.md")", "[a (1)](a%20%281%29/r.md)"),
      ("\(link: "a [b]", to: "a [b]/r.md")", #"[a \[b\]](a%20%5Bb%5D/r.md)"#),
      ("\(link: "ü", to: "ü%/r#.md")", "[ü](%C3%BC%25/r%23.md)"),
      ("no picture!\(link: "a", to: "b")", #"no picture\![a](b)"#),
    ]
    for (text, markdown) in texts { #expect(MarkdownWriter.inline(text) == markdown) }
  }

  @Test("Blocks have an empty line between them")
  func blocks() {
    let blocks: [Block] = [
      .comment("made"), .heading(1, "A"), .section("B"), .part("C"), "text", .list(["a", "b"]),
      .code("x\ny", language: "swift"), .figure(title: "t [1]", path: "charts/a.svg"),
      .table(Table([("a", .left)])),
    ]
    #expect(
      MarkdownWriter.text(blocks) == #"""
        <!-- made -->

        # A

        ## B

        ### C

        text

        - a
        - b

        ```swift
        x
        y
        ```

        ![t \[1\]](charts/a.svg)

        | a   |
        | --- |

        """#)
  }

  @Test("Lines of paragraphs end where they are told to; code stays whole, no line begins a block")
  func wrapping() {
    func lines(_ text: Prose) -> [String] {
      MarkdownWriter.lines([.paragraph(text)], columns: 12)
    }
    #expect(lines("one two three four") == ["one two", "three four"])
    #expect(lines("one two \(code: "x > 0.3 W y") z") == ["one two", "`x > 0.3 W y`", "z"])
    #expect(lines("one twenty > - 1. + a") == ["one", "twenty > - 1. +", "a"])
    #expect(MarkdownWriter.lines(["one two three four"]) == ["one two three four"])
    let items = MarkdownWriter.lines([.list(["one two three", "four"])], columns: 12)
    #expect(items == ["- one two", "  three", "- four"])
  }

  // MARK: - Tables

  @Test("Columns are padded to one width, numbers to the right")
  func alignment() {
    var table = Table([("Name", .left), ("Rate, %", .right)])
    table.append(["\(code: "half")", "9.5"])
    table.append(["é"])
    #expect(
      MarkdownWriter.lines([.table(table)]) == [
        "| Name   | Rate, % |",
        "| ------ | ------: |",
        "| `half` |     9.5 |",
        "| é      |         |",
      ])
  }

  @Test("A bar parts no cells, whatever stands before it")
  func bars() {
    let table = Table([("a|b", .left)], rows: [["\(code: "x | y")"], [#"c\|d"#]])
    #expect(
      MarkdownWriter.lines([.table(table)]) == [
        #"| a\|b     |"#, "| -------- |", #"| `x \| y` |"#, #"| c\\\|d   |"#,
      ])
  }

  @Test("Short columns keep the three dashes that Markdown wants")
  func shortColumns() {
    let table = Table([("a", .left), ("b", .right)], rows: [["1", "2"]])
    #expect(
      MarkdownWriter.lines([.table(table)]) == [
        "| a   |   b |", "| --- | --: |", "| 1   |   2 |",
      ])
  }
}
