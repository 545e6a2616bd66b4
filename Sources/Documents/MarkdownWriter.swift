import StrictFiles

/// Writes documents as Markdown (CommonMark with GitHub's tables).
///
/// What is text stays text: a mark is escaped where it would be read as one, and only there.
package enum MarkdownWriter {
  /// A document, ending in a line end.
  ///
  /// - Parameter columns: where lines of paragraphs are to end; nil for one line each.
  package static func text(_ blocks: [Block], columns: Int? = nil) -> String {
    lines(blocks, columns: columns).joined(separator: "\n") + "\n"
  }

  /// The lines of a document, an empty one between blocks.
  package static func lines(_ blocks: [Block], columns: Int? = nil) -> [String] {
    blocks.map { lines($0, columns) }.joined(separator: [""]).map(\.self)
  }

  private static func lines(_ block: Block, _ columns: Int?) -> [String] {
    switch block {
    case .heading(let level, let title):
      let text = inline(title)
      let isClosed = text.hasSuffix("#") && !text.hasSuffix("\\#")
      return [
        String(repeating: "#", count: level) + " "
          + (isClosed ? text.dropLast() + "\\#" : text)
      ]
    case .paragraph(let text):
      let text = inline(text, at: .block)
      return columns.map { wrapped(text, columns: $0) } ?? [text]
    case .table(let table): return table.lines { inline($0).replacing("|", with: "\\|") }
    case .list(let items):
      return items.flatMap { item -> [String] in
        let text = inline(item, at: .block)
        let lines = columns.map { wrapped(text, columns: $0 - 2) } ?? [text]
        return lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    case .code(let text, let language):
      // Longer than any run of back-ticks in it.
      let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
      return [fence + language, text, fence]
    case .figure(let title, let path): return ["!\(inline("\(link: Prose(title), to: path)"))"]
    case .comment(let text): return ["<!-- \(text) -->"]
    }
  }

  // MARK: - Text

  /// Where a text stands.
  private enum Place {
    /// At the beginning of a paragraph or an item, where more is markup.
    case block
    case inline
    case link
  }

  /// A text on one line.
  package static func inline(_ text: Prose) -> String { inline(text, at: .inline) }

  private static func inline(_ prose: Prose, at place: Place) -> String {
    prose.spans.enumerated().map { number, span in
      let here = number == 0 || place == .link ? place : .inline
      switch span {
      case .text(let text):
        let isBeforeLink = prose.spans.dropFirst(number + 1).first.map(isLink) ?? false
        let escaped = escaped(text, at: here)
        return isBeforeLink && text.hasSuffix("!") ? escaped.dropLast() + "\\!" : escaped
      case .code(let text): return code(text)
      case .strong(let inner): return "**\(inline(inner, at: place == .link ? .link : .inline))**"
      case .emphasis(let inner): return "*\(inline(inner, at: place == .link ? .link : .inline))*"
      case .link(let title, let address): return "[\(inline(title, at: .link))](\(address))"
      }
    }.joined()
  }

  private static func isLink(_ span: Prose.Span) -> Bool {
    if case .link = span { true } else { false }
  }

  /// Text in code, which is shown as it is written: between more back-ticks than it has in a row.
  private static func code(_ text: String) -> String {
    let text = printable(text)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    text.split { $0 != mark }.map(\.count).max() ?? 0
  }

  private static func escaped(_ text: String, at place: Place) -> String {
    let scalars = Array(printable(text).unicodeScalars)
    let mark = place == .block ? blockMark(scalars) : nil
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let last = index > 0 ? scalars[index - 1] : nil
      if index == mark || isMark(scalar, after: last, before: next, at: place) {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether a character is one of markup beside its neighbours; nil for the end of the text, where
  /// a mark may follow.
  private static func isMark(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?,
    at place: Place
  ) -> Bool {
    switch scalar {
    case "\\", "`", "~", "$": true
    // Between spaces they begin and end nothing; inside a word an underscore does not.
    case "*": !(last == " " && next == " ")
    case "_": !(last.map(isWord) ?? false) || !(next.map(isWord) ?? false)
    // Tags and addresses begin so, and characters by name.
    case "<": next.map { isLetter($0) || "/!?".unicodeScalars.contains($0) } ?? false
    case "&": next.map { isLetter($0) || $0 == "#" } ?? false
    case "[": place == .link
    case "]": place == .link || next == "("
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar)
  }

  // MARK: - Lines

  /// The place of the character by which a line would begin a block of another kind: a heading, a
  /// quotation, a list, a rule or the address of a link; nil where it begins none.
  private static func blockMark(_ line: [Unicode.Scalar]) -> Int? {
    guard let first = line.first else { return nil }
    let digits = line.prefix(while: isDigit).count
    func ends(at place: Int) -> Bool { place >= line.count || line[place] == " " }
    switch first {
    case ">", "[", "|": return 0
    case "-", "+", "*", "=": return ends(at: 1) || line[1] == first ? 0 : nil
    case "#": return ends(at: line.prefix { $0 == "#" }.count) ? 0 : nil
    default:
      guard digits > 0, digits < line.count, ".)".unicodeScalars.contains(line[digits]) else {
        return nil
      }
      return ends(at: digits + 1) ? digits : nil
    }
  }

  /// A line on several; code stays whole, and no line but the first may begin a block.
  private static func wrapped(_ line: String, columns: Int) -> [String] {
    var (words, isCode) = ([String](), false)
    for word in line.split(separator: " ") {
      if isCode || (!words.isEmpty && blockMark(Array(word.unicodeScalars)) != nil) {
        words[words.count - 1] += " \(word)"
      } else {
        words.append(String(word))
      }
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
    }
    return words.reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }
}
