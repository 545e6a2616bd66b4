/// A text with its marks, before anybody knows whether it becomes Markdown, HTML or plain text.
///
/// A literal is text, whatever stands in it: writers escape what would be markup. Marks are
/// interpolated, as in `"\(strong: "Ship") \(code: name), see \(link: "why", to: "details.md")"`.
package struct Prose: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of a text with one mark.
  package indirect enum Span: Equatable, Sendable {
    case text(String)
    case code(String)
    case strong(Prose)
    case emphasis(Prose)
    /// The address is percent-encoded where it must be.
    case link(Prose, to: String)
  }

  /// The pieces; no two pieces of plain text follow each other.
  package private(set) var spans: [Span] = []

  /// Plain text.
  package init(_ text: some StringProtocol) { append(.text(String(text))) }

  package init(stringLiteral text: String) { append(.text(text)) }

  package init(stringInterpolation interpolation: StringInterpolation) {
    self = interpolation.prose
  }

  /// A text of a catalogue, in which code stands between back-ticks and lines end anywhere.
  package init(catalogue text: String) {
    let pieces = text.replacing("\n", with: " ").split(
      separator: "`", omittingEmptySubsequences: false)
    for (place, piece) in pieces.enumerated() {
      append(place.isMultiple(of: 2) ? .text(String(piece)) : .code(String(piece)))
    }
  }

  /// Whether there is nothing to read.
  package var isEmpty: Bool { spans.isEmpty }

  /// The text without its marks: for terminals, labels and names.
  package var plain: String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text): text
      case .strong(let inner), .emphasis(let inner), .link(let inner, _): inner.plain
      }
    }.joined()
  }

  /// The text with a capital letter at its beginning, unless it begins with a mark.
  package var sentenceCased: Prose {
    guard case .text(let text) = spans.first else { return self }
    return spans.dropFirst().reduce(into: Prose(text.sentenceCased)) { $0.append($1) }
  }

  package static func + (first: Prose, second: Prose) -> Prose {
    second.spans.reduce(into: first) { $0.append($1) }
  }

  package static func += (text: inout Prose, more: Prose) { text = text + more }

  fileprivate mutating func append(_ span: Span) {
    if case .text(let more) = span {
      if more.isEmpty { return }
      if case .text(let text) = spans.last {
        spans[spans.count - 1] = .text(text + more)
        return
      }
    }
    spans.append(span)
  }

  /// Collects the pieces of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var prose = Prose("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { prose.append(.text(text)) }
    package mutating func appendInterpolation(_ text: Prose) { prose += text }
    package mutating func appendInterpolation(_ text: some StringProtocol) { prose += Prose(text) }
    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      prose += Prose(String(number))
    }
    package mutating func appendInterpolation(code text: String) { prose.append(.code(text)) }
    package mutating func appendInterpolation(strong text: Prose) { prose.append(.strong(text)) }
    package mutating func appendInterpolation(em text: Prose) { prose.append(.emphasis(text)) }

    /// A link to a path below the document's folder, or within the document where that is empty.
    package mutating func appendInterpolation(
      link title: Prose, to path: String, at anchor: String? = nil
    ) {
      let address = Prose.address(path) + (anchor.map { "#" + $0 } ?? "")
      prose.append(.link(title, to: address))
    }

    /// A link to a thread of a repository at GitHub, which redirects from issues to pull requests.
    package mutating func appendInterpolation(
      link title: Prose, issue number: Substring, of name: Substring
    ) {
      let address = "https://github.com/\(Prose.address(String(name)))/issues/\(number)"
      prose.append(.link(title, to: address))
    }
  }

  /// A path as a link leads to it: all but letters, digits and a few marks is percent-encoded, so
  /// that it is never the address of another place.
  package static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
      return isPlain || "0123456789-_./~".unicodeScalars.contains(scalar)
        ? String(Character(scalar))
        : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension DefaultStringInterpolation {
  /// The text would lose its marks, which nobody means to do without a word.
  @available(*, deprecated, message: "write `.plain`, or say that the literal is `as Prose`")
  package mutating func appendInterpolation(_ text: Prose) { appendLiteral(text.plain) }
}

extension Sequence<Prose> {
  /// The texts one after the other.
  package func joined(separator: Prose = "") -> Prose {
    reduce(into: (text: Prose(""), isFirst: true)) { result, part in
      result = (result.isFirst ? part : result.text + separator + part, false)
    }.text
  }
}

extension [String] {
  /// The texts as a sentence names them.
  package var listed: Prose { map { Prose($0) }.listed }
}

extension [Prose] {
  /// The texts as a sentence names them: `a, b and c`.
  package var listed: Prose {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// Those that are not empty, with spaces between them.
  package var sentences: Prose { filter { !$0.isEmpty }.joined(separator: " ") }

  /// Names of things in code.
  package init(code names: some Sequence<String>) { self = names.map { "\(code: $0)" } }
}

extension StringProtocol {
  /// The text with a capital letter at its beginning.
  package var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
