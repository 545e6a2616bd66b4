/// Fits generated Swift source into lines of 100 columns.
enum SourceLayout {
  /// An expression or a constant; a list that is too long has its elements on lines of their own.
  ///
  /// - Parameter indent: columns before the first line, which the caller writes.
  static func fitted(_ text: String, indent: Int) -> String {
    guard indent + text.count >= 100, let open = text.firstIndex(where: isOpening),
      let close = text.lastIndex(where: isClosing), open < close
    else { return text }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let elements = elements(text[text.index(after: open)..<close])
    return text[...open]
      + elements.map { margin + fitted($0, indent: indent + 2) }.joined(separator: ",")
      + text[close...]
  }

  /// Words of a comment on as many lines as they need.
  static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < 96 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// What commas separate, but not those of calls within.
  private static func elements(_ text: Substring) -> [String] {
    var depth = 0
    var elements = [""]
    for character in text {
      if isOpening(character) { depth += 1 }
      if isClosing(character) { depth -= 1 }
      if character == ",", depth == 0 {
        elements.append("")
      } else if character != " " || elements[elements.count - 1] != "" {
        elements[elements.count - 1].append(character)
      }
    }
    return elements
  }

  private static func isOpening(_ character: Character) -> Bool {
    character == "(" || character == "["
  }

  private static func isClosing(_ character: Character) -> Bool {
    character == ")" || character == "]"
  }
}
