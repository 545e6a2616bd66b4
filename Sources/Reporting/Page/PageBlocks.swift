import Charts
import Drawing

/// Turns the Markdown of a report into HTML; identifiers, labels and charts are unique in a page.
///
/// It reads what reports write and no more: headings, paragraphs, tables, lists that are not
/// nested, fenced code, and images alone on a line, which are drawn in the page itself.
struct PageBlocks {
  /// A larger table goes on in its file.
  private static let mostRows = 400

  /// Pictures by their paths.
  private let pictures: [String: Scene]
  private var identifiers: Set<String>
  private var labels: [String: Int] = [:]
  private(set) var drawn: [(name: String, scene: Scene)] = []
  private var heading = "Table"
  private var tables = 0

  /// Begins a page.
  ///
  /// - Parameter reserved: identifiers that no heading may get.
  init(pictures: [String: Scene], reserved: Set<String>) {
    (self.pictures, identifiers) = (pictures, reserved)
  }

  /// A new identifier made of a heading.
  mutating func identifier(of heading: String) -> String {
    self.heading = heading
    let words = heading.lowercased().utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    let base = slug.isEmpty ? "section" : slug
    var (name, number) = (base, 2)
    while !identifiers.insert(name).inserted { (name, number) = ("\(base)-\(number)", number + 1) }
    return name
  }

  /// The HTML of lines.
  ///
  /// - Parameter deeper: levels that headings are moved down.
  mutating func html(_ lines: [String], deeper: Int = 0) -> String {
    var (parts, rest) = ([String](), lines[...])
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("<!--") {
        rest.removeFirst()
      } else if line.hasPrefix("```") {
        rest.removeFirst()
        let code = rest.prefix { !$0.hasPrefix("```") }
        rest = rest.dropFirst(code.count + 1)
        parts.append(self.code(code))
      } else if let (level, text) = Self.heading(line) {
        rest.removeFirst()
        let name = identifier(of: InlineHTML.plain(text))
        let tag = "h\(level + deeper)"
        parts.append("<\(tag) id=\"\(name)\">\(InlineHTML.html(text))</\(tag)>")
      } else if line.hasPrefix("|") {
        let table = rest.prefix { $0.hasPrefix("|") }
        rest = rest.dropFirst(table.count)
        parts.append(self.table(Array(table)))
      } else if let (title, path) = Self.image(line) {
        rest.removeFirst()
        parts.append(chart(title, path))
      } else if line.hasPrefix("- ") {
        let items = rest.prefix { $0.hasPrefix("- ") || $0.hasPrefix("  ") }
        rest = rest.dropFirst(items.count)
        parts.append(Self.list(items))
      } else {
        let text = rest.prefix(1) + rest.dropFirst().prefix { !Self.startsBlock($0) }
        rest = rest.dropFirst(text.count)
        parts.append("<p>\(InlineHTML.html(text.joined(separator: "\n")))</p>")
      }
    }
    return parts.joined(separator: "\n")
  }

  private static func startsBlock(_ line: String) -> Bool {
    line.allSatisfy(\.isWhitespace) || line.hasPrefix("```") || line.hasPrefix("|")
      || line.hasPrefix("- ") || line.hasPrefix("<!--") || heading(line) != nil
      || image(line) != nil
  }

  private static func heading(_ line: String) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard level > 0, line.dropFirst(level).first == " " else { return nil }
    return (level, String(line.dropFirst(level + 1)))
  }

  private static func image(_ line: String) -> (title: String, path: String)? {
    guard line.hasPrefix("!["), line.hasSuffix(")"), let middle = line.firstRange(of: "](") else {
      return nil
    }
    let title = line[line.index(line.startIndex, offsetBy: 2)..<middle.lowerBound]
    return (String(title), String(line[middle.upperBound...].dropLast()))
  }

  private static func list(_ lines: ArraySlice<String>) -> String {
    var items: [String] = []
    for line in lines {
      if line.hasPrefix("- ") || items.isEmpty {
        items.append(String(line.dropFirst(2)))
      } else {
        items[items.count - 1] += "\n" + line.drop { $0 == " " }
      }
    }
    let rows = items.map { "<li>\(InlineHTML.html($0))</li>" }
    return "<ul>\n\(rows.joined(separator: "\n"))\n</ul>"
  }

  /// A part that scrolls by itself where the window is narrow.
  private mutating func wide(_ label: String, _ content: String) -> String {
    let number = labels[label, default: 0] + 1
    labels[label] = number
    let name = XMLEscaping.escaped(number == 1 ? label : "\(label) (\(number))")
    return "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"\(name)\">\n"
      + "\(content)\n</div>"
  }

  private mutating func code(_ lines: ArraySlice<String>) -> String {
    let text = lines.map { XMLEscaping.escaped($0) }.joined(separator: "\n")
    return wide("Code: \(heading)", "<pre><code>\(text)</code></pre>")
  }

  private mutating func table(_ lines: [String]) -> String {
    let rows = lines.map(Self.cells)
    guard let head = rows.first, rows.count > 1 else { return "" }
    let kinds = rows[1].map { $0.hasSuffix(":") ? " class=\"r\"" : "" }
    tables += 1
    let heads = zip(head, kinds).map { text, kind in
      // An empty header would be none.
      text.isEmpty ? "<td\(kind)></td>" : "<th scope=\"col\"\(kind)>\(InlineHTML.html(text))</th>"
    }.joined()
    let body = rows.dropFirst(2).prefix(Self.mostRows).map { row in
      let cells = zip(row, kinds).map { "<td\($1)>\(InlineHTML.html($0))</td>" }
      return "<tr>\(cells.joined())</tr>"
    }
    let parts = ["<table id=\"t\(tables)\">", "<thead><tr>\(heads)</tr></thead>", "<tbody>"]
    let html = wide(heading, (parts + body + ["</tbody>", "</table>"]).joined(separator: "\n"))
    guard rows.count - 2 > Self.mostRows else { return html }
    return html + "\n<p>The first \(Self.mostRows) of \(rows.count - 2) rows; the others are in the"
      + " <a href=\"#files\">files</a>.</p>"
  }

  /// The cells of a row; a bar after a backslash is a bar.
  static func cells(_ line: String) -> [String] {
    var (cells, cell, isEscaped) = ([String](), "", false)
    for character in line.dropFirst() {
      if isEscaped, character != "|" { cell.append("\\") }
      if character == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else if character != "\\" || isEscaped {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map { text in
      String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private mutating func chart(_ title: String, _ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = "chart-" + (file.hasSuffix(".svg") ? String(file.dropLast(4)) : file)
    let text = XMLEscaping.escaped(InlineHTML.plain(title))
    // The chart of the answer comes again in the details: once is enough.
    if drawn.contains(where: { $0.name == name }) {
      return "<p><a href=\"#\(name)\">\(text)</a>: see above.</p>"
    }
    guard let scene = pictures[path] else { return "<p><a href=\"\(path)\">\(text)</a></p>" }
    drawn.append((name, scene))
    let svg = wide("Chart: \(InlineHTML.plain(title))", SVGWriter.inline(scene))
    return "<figure id=\"\(name)\">\n\(svg)\n</figure>"
  }
}
