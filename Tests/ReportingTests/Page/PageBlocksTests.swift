import Testing

@testable import Drawing
@testable import Reporting

/// The Markdown that reports write becomes the HTML that says the same.
@Suite("Markdown as HTML")
struct PageBlocksTests {
  private static func html(_ lines: String...) -> String {
    var blocks = PageBlocks(pictures: [:], reserved: ["main"])
    return blocks.html(lines)
  }

  @Test(
    "Inline marks",
    arguments: [
      ("a < b & \"c\"", "a &lt; b &amp; &quot;c&quot;"),
      ("`x < 1` and **`v`**", "<code>x &lt; 1</code> and <strong><code>v</code></strong>"),
      ("*so* it is, 2 * 3 * 4", "<em>so</em> it is, 2 * 3 * 4"),
      (#"a \* b \`c\` \<i\>"#, "a * b `c` &lt;i&gt;"),
      ("[a `]` b](x.csv)", "<a href=\"x.csv\">a <code>]</code> b</a>"),
      ("[r](report.md) [d](details.md)", "<a href=\"#main\">r</a> <a href=\"#details\">d</a>"),
      ("[d](details.md#rates)", "<a href=\"#rates\">d</a>"),
      ("[o](../widths/report.md)", "<a href=\"../widths/report.html\">o</a>"),
      ("[no link", "[no link"), ("1 * 2 ** 3", "1 * 2 ** 3"), ("a `b", "a `b"),
      ("µ ± “é” 😀", "µ ± “é” 😀"),
    ])
  func inline(text: String, expected: String) {
    #expect(InlineHTML.html(text) == expected)
  }

  @Test("Marks are left out of plain text, and nothing is escaped in it")
  func plain() {
    #expect(InlineHTML.plain("**a** `b < c` [d](e) \\*f") == "a b < c d *f")
  }

  @Test("Headings have names of their own, tables their alignment and escaped bars")
  func blocks() {
    #expect(
      Self.html("# A B", "", "## A, b!", "## Main")
        == """
        <h1 id="a-b">A B</h1>
        <h2 id="a-b-2">A, b!</h2>
        <h2 id="main-2">Main</h2>
        """)
    let table = Self.html(
      "## T", "| a | |", "| --- | ---: |", #"| x \| `y` | 1 |"#, "| <z> | \\* |")
    #expect(table.contains("<tr><th scope=\"col\">a</th><td class=\"r\"></td></tr>"))
    #expect(table.contains("<tr><td>x | <code>y</code></td><td class=\"r\">1</td></tr>"))
    #expect(table.contains("<tr><td>&lt;z&gt;</td><td class=\"r\">*</td></tr>"))
    #expect(table.contains("aria-label=\"T\""))
    #expect(
      Self.html("- a", "  b", "- c", "", "text", "goes on", "- d")
        == """
        <ul>
        <li>a b</li>
        <li>c</li>
        </ul>
        <p>text goes on</p>
        <ul>
        <li>d</li>
        </ul>
        """)
    #expect(
      Self.html("```swift", "let a = \"<\"", "# no heading", "```").contains(
        "<pre><code>let a = &quot;&lt;&quot;\n# no heading</code></pre>"))
    #expect(Self.html("<!-- made -->", "x") == "<p>x</p>")
  }

  @Test("A table that is too long goes on in its file")
  func long() {
    let rows = (0..<500).map { "| \($0) |" }
    var blocks = PageBlocks(pictures: [:], reserved: [])
    let html = blocks.html(["| a |", "| --- |"] + rows)
    #expect(html.contains("<td>399</td>") && !html.contains("<td>400</td>"))
    #expect(html.contains("The first 400 of 500 rows"))
  }

  @Test("A chart stands in the page once")
  func charts() {
    let scene = Scene(width: 10, height: 10, title: "t <", summary: "s", nodes: [])
    var blocks = PageBlocks(pictures: ["charts/a.svg": scene], reserved: [])
    let html = blocks.html(["![t](charts/a.svg)", "", "![t](charts/a.svg)"])
    #expect(html.components(of: "<svg").count == 2)
    #expect(html.contains("<figure id=\"chart-a\">"))
    #expect(html.contains("<p><a href=\"#chart-a\">t</a>: see above.</p>"))
    #expect(blocks.drawn.map(\.name) == ["chart-a"])
  }

  @Test("Only a value that varies is left open in a rule")
  func templates() {
    #expect(ValueTemplate(["f(0.3, 0.1)", "f(0.3, 0.3)"], ["0.1", "0.3"])?.text == "f(0.3, {})")
    #expect(ValueTemplate(["a 1", "b 2"], ["1", "2"]) == nil)
    #expect(ValueTemplate([], []) == nil)
  }

  @Test(
    "Numbers of curves keep so many digits",
    arguments: [
      (0.123456, 5, 0.12346), (0.00012345678, 2, 0.00012), (1, 5, 1), (0, 5, 0),
      (123456, 2, 123456), (-0.98765432, 5, -0.98765),
    ])
  func digits(number: Double, digits: Int, expected: Double) {
    #expect(PageSweeps.rounded(number, to: digits) == expected)
  }
}

extension String {
  fileprivate func components(of part: String) -> [String] {
    split(separator: part, omittingEmptySubsequences: false).map(String.init)
  }
}
