import TestSupport
import Testing

@testable import Reporting

@Suite("Text in Markdown")
struct MarkdownTests {
  @Test("Free text is shown as it is written")
  func text() async {
    await each([
      ("Which rule, for 1 or 2 people?", "Which rule, for 1 or 2 people?"),
      ("<script>", #"\<script\>"#), ("a `b`", #"a \`b\`"#), ("**a**", #"\*\*a\*\*"#),
      ("[a](b)", #"\[a\](b)"#), ("&lt;", #"\&lt;"#), (#"a\b"#, #"a\\b"#),
      ("drag_share, _a_", #"drag_share, \_a\_"#), ("# a #", "\\# a \\#"), ("a|b", "a|b"),
      ("a\u{202E}b\u{2028}c\u{7}", #"a\\u{202E}b\\u{2028}c\\u{7}"#), ("größer ≥ ½", "größer ≥ ½"),
    ]) { raw, escaped in
      #expect(Markdown.text(raw) == escaped)
    }
  }

  @Test("Code is shown as it is written")
  func code() async {
    await each([
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`", "``` a``b` ```"),
      ("<b>\n", #"`<b>\n`"#),
    ]) { raw, escaped in
      #expect(Markdown.code(raw) == escaped)
    }
  }

  @Test("Links survive spaces, brackets and other letters")
  func link() async {
    await each([
      ("a", "a/report.md", "[a](a/report.md)"),
      ("a (1)", "a (1)/r.md", "[a (1)](a%20%281%29/r.md)"),
      ("a [b]", "a [b]/r.md", #"[a \[b\]](a%20%5Bb%5D/r.md)"#),
      ("ü", "ü%/r.md", "[ü](%C3%BC%25/r.md)"),
    ]) { title, path, link in
      #expect(Markdown.link(title, to: path) == link)
    }
  }

  @Test("A bar parts no cells, whatever stands before it")
  func bars() {
    var table = MarkdownTable([("a|b", .left)])
    table.append([Markdown.text(#"c\|d"#)])
    #expect(table.lines == [#"| a\|b   |"#, "| ------ |", #"| c\\\|d |"#])
  }
}
