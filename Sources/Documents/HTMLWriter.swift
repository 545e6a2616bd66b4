package import Drawing
import StrictFiles

/// Writes documents as HTML; identifiers, labels and charts are unique in a page.
///
/// Pictures are drawn in the page itself.
package struct HTMLWriter {
  /// A larger table goes on in its file.
  private static let mostRows = 400

  /// Pictures by their paths.
  private let pictures: [String: Scene]
  private var identifiers: Set<String>
  private var labels: [String: Int] = [:]
  package private(set) var drawn: [(name: String, scene: Scene)] = []
  private var heading = "Table"
  /// Whether tables of few rows become a card for each row where the window is narrow.
  package var hasCards = true
  /// More rows without groups, or fewer columns, are easier to read as a table.
  private static let (mostCards, fewestColumns) = (12, 4)
  private var tables = 0

  /// Begins a page; no heading gets one of the `reserved` identifiers.
  package init(pictures: [String: Scene], reserved: Set<String>) {
    (self.pictures, identifiers) = (pictures, reserved)
  }

  // MARK: - Text

  /// A text within a line, with its links or with their titles alone.
  package static func inline(_ text: Prose, hasLinks: Bool = true) -> String {
    text.spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): "<code>\(escaped(text))</code>"
      case .strong(let inner): "<strong>\(inline(inner, hasLinks: hasLinks))</strong>"
      case .emphasis(let inner): "<em>\(inline(inner, hasLinks: hasLinks))</em>"
      case .link(let title, let address):
        hasLinks
          ? "<a href=\"\(XMLEscaping.escaped(target(address)))\">\(inline(title))</a>"
          : inline(title, hasLinks: false)
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String { XMLEscaping.escaped(printable(text)) }

  /// Where a link of a report leads in its page, which holds the report and its details.
  private static func target(_ link: String) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let (path, anchor) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    switch path {
    case "report.md": return "#" + (anchor ?? "main")
    case "../README.md": return "../index.html"
    case "details.md": return "#" + (anchor ?? "details")
    default: break
    }
    for name in ["report.md", "details.md"] where path.hasSuffix("/" + name) {
      return path.dropLast(name.count) + "report.html" + (anchor.map { "#" + $0 } ?? "")
    }
    return link
  }

  // MARK: - Blocks

  /// A new identifier made of a heading.
  package mutating func identifier(of heading: Prose) -> String {
    self.heading = heading.plain
    let words = self.heading.lowercased().utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    let base = slug.isEmpty ? "section" : slug
    var (name, number) = (base, 2)
    while !identifiers.insert(name).inserted { (name, number) = ("\(base)-\(number)", number + 1) }
    return name
  }

  /// The HTML of blocks, whose headings are moved down by so many levels.
  package mutating func html(_ blocks: some Sequence<Block>, deeper: Int = 0) -> String {
    var parts: [String] = []
    for block in blocks {
      switch block {
      case .heading(let level, let text):
        let (name, tag) = (identifier(of: text), "h\(level + deeper)")
        parts.append("<\(tag) id=\"\(name)\">\(Self.inline(text))</\(tag)>")
      case .paragraph(let text): parts.append("<p>\(Self.inline(text))</p>")
      case .table(let table): parts.append(html(table))
      case .list(let items):
        let rows = items.map { "<li>\(Self.inline($0))</li>\n" }
        parts.append("<ul>\n\(rows.joined())</ul>")
      case .code(let text, _):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { XMLEscaping.escaped(String($0)) }
        parts.append(
          wide("Code: \(heading)", "<pre><code>\(lines.joined(separator: "\n"))</code></pre>"))
      case .figure(let title, let path): parts.append(chart(title, path))
      case .comment: break
      }
    }
    return parts.joined(separator: "\n")
  }

  /// A part that scrolls by itself where the window is narrow.
  private mutating func wide(_ label: String, _ content: String, kind: String = "wide") -> String {
    let number = labels[label, default: 0] + 1
    labels[label] = number
    let name = Self.escaped(number == 1 ? label : "\(label) (\(number))")
    return "<div class=\"\(kind)\" role=\"region\" tabindex=\"0\" aria-label=\"\(name)\">\n"
      + "\(content)\n</div>"
  }

  private mutating func html(_ table: Table) -> String {
    let kinds = table.alignments.map { $0 == .right ? " class=\"r\"" : "" }
    tables += 1
    let heads = zip(table.header, kinds).map { text, kind in
      // An empty header would be none.
      text.isEmpty ? "<td\(kind)></td>" : "<th scope=\"col\"\(kind)>\(Self.inline(text))</th>"
    }.joined()
    let isGrouped = table.rows.contains(where: Self.isHeading)
    let isCards =
      hasCards && kinds.count >= Self.fewestColumns
      && (isGrouped || table.rows.count <= Self.mostCards)
    let labels = table.header.map {
      isCards ? " data-label=\"\(Self.escaped($0.plain))\"" : ""
    }
    let body = table.rows.prefix(Self.mostRows).map { row in
      if Self.isHeading(row) {
        return "<tr><td colspan=\"\(kinds.count)\">\(Self.inline(row[0]))</td></tr>"
      }
      let cells = kinds.enumerated().map { place, kind in
        "<td\(kind)\(labels[place])>\(place < row.count ? Self.inline(row[place]) : "")</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let parts = [
      "<table id=\"t\(tables)\"\(isCards ? " class=\"cards\"" : "")>",
      "<thead><tr>\(heads)</tr></thead>", "<tbody>",
    ]
    let html = wide(heading, (parts + body + ["</tbody>", "</table>"]).joined(separator: "\n"))
    guard table.rows.count > Self.mostRows else { return html }
    return html + "\n<p>The first \(Self.mostRows) of \(table.rows.count) rows; the others are in"
      + " the <a href=\"#files\">files</a>.</p>"
  }

  /// Whether a row names a group of those below it: all its cells but the first are empty.
  private static func isHeading(_ row: [Prose]) -> Bool {
    row.count > 1 && !row[0].isEmpty && row.dropFirst().allSatisfy(\.isEmpty)
  }

  private mutating func chart(_ title: String, _ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = "chart-" + (file.hasSuffix(".svg") ? String(file.dropLast(4)) : file)
    let text = Self.escaped(title)
    // The chart of the answer comes again in the details: once is enough.
    if drawn.contains(where: { $0.name == name }) {
      return "<p><a href=\"#\(name)\">\(text)</a>: see above.</p>"
    }
    guard let scene = pictures[path] else { return "<p><a href=\"\(path)\">\(text)</a></p>" }
    drawn.append((name, scene))
    let inner = name + "-all"
    let cuts = SVGWriter.cuts(scene, identifier: inner)
    let whole = wide(
      "Chart: \(title)", SVGWriter.inline(scene, identifier: cuts.isEmpty ? nil : inner),
      kind: cuts.isEmpty ? "wide" : "wide broad")
    let narrow = cuts.isEmpty ? "" : "<div class=\"narrow\">\n\(cuts.joined())</div>\n"
    let remark = scene.frame.map { "<p class=\"aside\">\(Self.escaped($0.remark))</p>\n" } ?? ""
    return "<figure id=\"\(name)\">\n<figcaption>\(text)</figcaption>\n\(whole)\n\(narrow)\(remark)"
      + "</figure>"
  }
}
