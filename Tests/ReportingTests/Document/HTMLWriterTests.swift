import Documents
import Testing

@testable import Drawing
@testable import Reporting

@Suite("Documents as HTML")
struct HTMLWriterTests {
  private static func html(_ blocks: Block...) -> String {
    var writer = HTMLWriter(pictures: [:], reserved: ["main"])
    return writer.html(blocks)
  }

  @Test(
    "Marks within a line",
    arguments: [
      ("a < b & \"c\" *d* `e`", "a &lt; b &amp; &quot;c&quot; *d* `e`"),
      (
        "\(code: "x < 1") and \(strong: "\(code: "v")")",
        "<code>x &lt; 1</code> and <strong><code>v</code></strong>"
      ),
      ("\(em: "so") it is, 2 * 3", "<em>so</em> it is, 2 * 3"),
      ("\(link: "a \(code: "]")", to: "x.csv")", "<a href=\"x.csv\">a <code>]</code></a>"),
      (
        "\(link: "r", to: "report.md") \(link: "d", to: "details.md")",
        "<a href=\"#main\">r</a> <a href=\"#details\">d</a>"
      ),
      ("\(link: "d", to: "details.md", at: "rates")", "<a href=\"#rates\">d</a>"),
      ("\(link: "h", to: "", at: "how-sure")", "<a href=\"#how-sure\">h</a>"),
      ("\(link: "o", to: "../a&b/report.md")", "<a href=\"../a%26b/report.html\">o</a>"),
      ("µ ± “é” 😀 \u{7}", "µ ± “é” 😀 \\u{7}"),
    ] as [(Prose, String)])
  func inline(text: Prose, expected: String) {
    #expect(HTMLWriter.inline(text) == expected)
  }

  @Test("Headings have names of their own, tables their alignment")
  func blocks() {
    #expect(
      Self.html(.heading(1, "A \(code: "B")"), .section("A, b!"), .section("Main"))
        == """
        <h1 id="a-b">A <code>B</code></h1>
        <h2 id="a-b-2">A, b!</h2>
        <h2 id="main-2">Main</h2>
        """)
    let table = Table(
      [("a", .left), ("", .right)], rows: [["x | \(code: "y")", "1"], ["<z>", "*"], ["short"]])
    let html = Self.html(.section("T"), .table(table))
    #expect(html.contains("<tr><th scope=\"col\">a</th><td class=\"r\"></td></tr>"))
    #expect(html.contains("<tr><td>x | <code>y</code></td><td class=\"r\">1</td></tr>"))
    #expect(html.contains("<tr><td>&lt;z&gt;</td><td class=\"r\">*</td></tr>"))
    #expect(html.contains("<tr><td>short</td><td class=\"r\"></td></tr>"))
    #expect(html.contains("aria-label=\"T\""))
    #expect(
      Self.html(.list(["a b", "c"]), "text", .list(["d"]))
        == """
        <ul>
        <li>a b</li>
        <li>c</li>
        </ul>
        <p>text</p>
        <ul>
        <li>d</li>
        </ul>
        """)
    #expect(
      Self.html(.code("let a = \"<\"\n# no heading", language: "swift")).contains(
        "<pre><code>let a = &quot;&lt;&quot;\n# no heading</code></pre>"))
    #expect(Self.html(.comment("made"), "x") == "<p>x</p>")
  }

  @Test("A table that is too long goes on in its file")
  func long() {
    let html = Self.html(.table(Table([("a", .left)], rows: (0..<500).map { ["\($0)"] })))
    #expect(html.contains("<td>399</td>") && !html.contains("<td>400</td>"))
    #expect(html.contains("The first 400 of 500 rows"))
  }

  @Test("A chart stands in the page once")
  func charts() {
    let scene = Scene(width: 10, height: 10, title: "t <", summary: "s", nodes: [])
    var writer = HTMLWriter(pictures: ["charts/a.svg": scene], reserved: [])
    let figure = Block.figure(title: "t", path: "charts/a.svg")
    let html = writer.html([figure, figure, .figure(title: "u", path: "charts/b.svg")])
    #expect(html.ranges(of: "<svg").count == 1)
    #expect(html.contains("<figure id=\"chart-a\">"))
    #expect(html.contains("<p><a href=\"#chart-a\">t</a>: see above.</p>"))
    #expect(html.hasSuffix("<p><a href=\"charts/b.svg\">u</a></p>"))
    #expect(writer.drawn.map(\.name) == ["chart-a"])
  }

  @Test("A row that names a group spans the table, which is cards however long it is")
  func groups() {
    let columns = ["A", "B", "C", "D"].map { (Prose($0), Table.Alignment.left) }
    func rows(_ first: [Prose]) -> [[Prose]] {
      [first] + (0..<20).map { ["\($0)", "b", "", "d"] }
    }
    let grouped = Self.html(.table(Table(columns, rows: rows(["g", "", "", ""]))))
    #expect(grouped.contains("<tr><td colspan=\"4\">g</td></tr>"))
    #expect(grouped.contains(" class=\"cards\">") && grouped.contains(">19</td>"))
    let plain = Self.html(.table(Table(columns, rows: rows(["g", "", "", "d"]))))
    #expect(!plain.contains("colspan") && !plain.contains("cards"))
  }

  @Test("Columns that are empty in every row are dropped")
  func filled() {
    let columns = ["A", "B", "C"].map { (Prose($0), Table.Alignment.right) }
    let table = Table(columns, rows: [["1", "", "3"], ["1", "", ""]]).filled
    #expect(table.header == ["A", "C"] && table.alignments == [.right, .right])
    #expect(table.rows == [["1", "3"], ["1", ""]])
  }

  @Test("A file above 256 KiB is named without a link")
  func stored() {
    let files = ReportFiles.linked([("rates.csv", 262_144), ("batches.csv", 262_145)])
    #expect(files.map(\.isStored) == [true, false, true])
  }
}
