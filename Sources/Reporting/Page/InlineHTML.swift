import Drawing

/// Inline Markdown of our own reports as HTML: code, escapes, links, bold and emphasis.
///
/// It reads no more than reports write (`Markdown`); whatever else looks like markup is text.
struct InlineHTML {
  private let bytes: [UInt8]
  private var html = ""

  /// The HTML of a text.
  ///
  /// - Parameter hasLinks: whether its links are kept; else their titles alone.
  static func html(_ text: String, hasLinks: Bool = true) -> String {
    var reader = InlineHTML(Array(text.utf8), hasLinks: hasLinks)
    return reader.read()
  }

  /// The text without its marks, for identifiers and labels.
  static func plain(_ text: String) -> String {
    var reader = InlineHTML(Array(text.utf8), isPlain: true)
    return reader.read()
  }

  private let isPlain, hasLinks: Bool

  private init(_ bytes: [UInt8], isPlain: Bool = false, hasLinks: Bool = true) {
    (self.bytes, self.isPlain, self.hasLinks) = (bytes, isPlain, hasLinks)
  }

  private mutating func read() -> String {
    var (place, start) = (0, 0)
    while place < bytes.count {
      guard let next = special(at: place) else {
        place += 1
        continue
      }
      append(text(start..<place))
      html += next.html
      (place, start) = (next.end, next.end)
    }
    append(text(start..<bytes.count))
    return html
  }

  private mutating func append(_ text: String) {
    html += isPlain ? text : XMLEscaping.escaped(text)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What begins at a place and is more than text.
  private func special(at place: Int) -> (html: String, end: Int)? {
    switch bytes[place] {
    case UInt8(ascii: "`"): code(at: place)
    case UInt8(ascii: "\\"): escape(at: place)
    case UInt8(ascii: "["): link(at: place)
    case UInt8(ascii: "*"): strong(at: place) ?? emphasis(at: place)
    default: nil
    }
  }

  private func code(at place: Int) -> (String, Int)? {
    guard let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
    let content = text(place + 1..<end)
    return (isPlain ? content : "<code>\(XMLEscaping.escaped(content))</code>", end + 1)
  }

  private func escape(at place: Int) -> (String, Int)? {
    guard place + 1 < bytes.count else { return nil }
    let scalar = Unicode.Scalar(bytes[place + 1])
    // ASCII punctuation alone can be escaped.
    guard (0x21...0x7e).contains(scalar.value), !scalar.properties.isAlphabetic,
      !("0"..."9").contains(scalar)
    else { return nil }
    let content = String(Character(scalar))
    return (isPlain ? content : XMLEscaping.escaped(content), place + 2)
  }

  private func link(at place: Int) -> (String, Int)? {
    guard let middle = end(of: "]", from: place + 1), middle + 1 < bytes.count,
      bytes[middle + 1] == UInt8(ascii: "("),
      let last = bytes[(middle + 2)...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let target = text(middle + 2..<last)
    if target.contains(where: \.isWhitespace) { return nil }
    let title = inner(place + 1..<middle)
    return (
      isPlain || !hasLinks
        ? title : "<a href=\"\(XMLEscaping.escaped(Self.target(target)))\">\(title)</a>", last + 1
    )
  }

  private func strong(at place: Int) -> (String, Int)? {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*"),
      let end = end(of: "**", from: place + 2), end > place + 2
    else { return nil }
    let content = inner(place + 2..<end)
    return (isPlain ? content : "<strong>\(content)</strong>", end + 2)
  }

  private func emphasis(at place: Int) -> (String, Int)? {
    guard place + 1 < bytes.count, !" \n*".utf8.contains(bytes[place + 1]),
      let end = end(of: "*", from: place + 1), end > place + 1
    else { return nil }
    let content = inner(place + 1..<end)
    return (isPlain ? content : "<em>\(content)</em>", end + 1)
  }

  private func inner(_ range: Range<Int>) -> String {
    var reader = InlineHTML(Array(bytes[range]), isPlain: isPlain, hasLinks: hasLinks)
    return reader.read()
  }

  /// The next place of a mark outside code and escapes.
  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var place = start
    while place < bytes.count {
      if bytes[place...].starts(with: mark) { return place }
      switch bytes[place] {
      case UInt8(ascii: "`"):
        guard let end = code(at: place)?.1 else { return nil }
        place = end
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  /// Where a link of a report's Markdown leads in its page.
  private static func target(_ link: String) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let (path, anchor) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    switch path {
    case "report.md": return "#" + (anchor ?? "main")
    case "details.md": return "#" + (anchor ?? "details")
    default: break
    }
    for name in ["report.md", "details.md"] where path.hasSuffix("/" + name) {
      return path.dropLast(name.count) + "report.html" + (anchor.map { "#" + $0 } ?? "")
    }
    return link
  }
}
