import StrictFiles

/// Makes any text safe inside Markdown (CommonMark with GitHub's tables).
///
/// Names need none of it: `NameRule` allows nothing in them that Markdown would obey.
enum Markdown {
  /// Free text on one line: what would be markup is shown as it is written.
  ///
  /// Bars are left to `MarkdownTable`, the only place where they mean anything.
  static func text(_ text: String) -> String {
    let scalars = Array(printable(text).unicodeScalars)
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if isMarkup(scalar, in: scalars, at: place) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Text in code, which is shown as it is written: between more back-ticks than it has in a row.
  static func code(_ text: String) -> String {
    let text = printable(text)
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }

  /// A line on several of at most 100 columns; code stays whole, as a line may not begin with `>`.
  static func wrapped(_ line: String) -> [String] {
    var (words, isCode) = ([String](), false)
    for word in line.split(separator: " ") {
      if isCode { words[words.count - 1] += " \(word)" } else { words.append(String(word)) }
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
    }
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      let isFull = last.count + word.count >= 100
      if last.isEmpty || isFull { lines.append(word) } else { lines[lines.count - 1] += " " + word }
    }
    return lines.count > 1 ? Array(lines.dropFirst()) : lines
  }

  /// A link to a path.
  static func link(_ title: String, to path: String) -> String {
    "[\(text(title))](\(target(path)))"
  }

  /// A path as a link leads to it: all but letters, digits and a few marks is percent-encoded, so
  /// that it is never the address of another place.
  static func target(_ path: String) -> String {
    var target = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789-_./~".contains(Character(scalar))
      {
        target.unicodeScalars.append(scalar)
      } else {
        target += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return target
  }

  private static func isMarkup(
    _ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at place: Int
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "<", ">", "[", "]", "&", "~", "$": return true
    // Inside a word it is none; numbered headings and the like need a place before them.
    case "_":
      let isInside = [place - 1, place + 1].allSatisfy {
        text.indices.contains($0) && (text[$0].properties.isAlphabetic || isDigit(text[$0]))
      }
      return !isInside
    case "#": return place == 0 || place == text.count - 1
    default: return false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
