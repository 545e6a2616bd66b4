import Testing

@testable import Reporting

@Suite("Text in Markdown")
struct MarkdownTests {
  @Test(
    "Free text is shown as it is written",
    arguments: [
      ("Which rule, for 1 or 2 people?", "Which rule, for 1 or 2 people?"),
      ("<script>", #"\<script\>"#), ("a `b`", #"a \`b\`"#), ("**a**", #"\*\*a\*\*"#),
      ("[a](b)", #"\[a\](b)"#), ("&lt;", #"\&lt;"#), (#"a\b"#, #"a\\b"#),
      ("drag_share, _a_", #"drag_share, \_a\_"#), ("# a #", "\\# a \\#"), ("a|b", "a|b"),
      ("a\u{202E}b\u{2028}c\u{7}", #"a\\u{202E}b\\u{2028}c\\u{7}"#), ("größer ≥ ½", "größer ≥ ½"),
    ])
  func text(raw: String, escaped: String) {
    #expect(Markdown.text(raw) == escaped)
  }

  @Test(
    "Code is shown as it is written",
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`", "``` a``b` ```"),
      ("<b>\n", #"`<b>\n`"#),
    ])
  func code(raw: String, escaped: String) {
    #expect(Markdown.code(raw) == escaped)
  }

  @Test(
    "Links survive spaces, brackets and other letters",
    arguments: [
      ("a", "a/report.md", "[a](a/report.md)"),
      ("a (1)", "a (1)/r.md", "[a (1)](a%20%281%29/r.md)"),
      ("a [b]", "a [b]/r.md", #"[a \[b\]](a%20%5Bb%5D/r.md)"#),
      ("ü", "ü%/r.md", "[ü](%C3%BC%25/r.md)"),
    ])
  func link(title: String, path: String, link: String) {
    #expect(Markdown.link(title, to: path) == link)
  }

  @Test("A bar parts no cells, whatever stands before it")
  func bars() {
    var table = MarkdownTable([("a|b", .left)])
    table.append([Markdown.text(#"c\|d"#)])
    #expect(table.lines == [#"| a\|b   |"#, "| ------ |", #"| c\\\|d |"#])
  }
}
