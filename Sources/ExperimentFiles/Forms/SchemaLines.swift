import StrictFiles

extension JSONText {
  /// The text with what fits on a line on one: a schema is read, and half as long that way.
  ///
  /// - Parameter indentation: how far the lines after the first are indented.
  func lines(indentation: Int = 0) -> String {
    let whole = onOneLine
    guard indentation + whole.count > 98 else { return whole }
    let margin = String(repeating: " ", count: indentation + 2)
    let end = "\n" + margin.dropLast(2)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let parts = elements.map { margin + $0.lines(indentation: indentation + 2) }
      return "[\n\(parts.joined(separator: ",\n"))\(end)]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map { member in
        "\(margin)\(JSONText.string(member.key).onOneLine): "
          + member.value.lines(indentation: indentation + 2)
      }
      return "{\n\(parts.joined(separator: ",\n"))\(end)}"
    default: return whole
    }
  }

  /// The canonical text without its line ends, of which none is inside a string.
  private var onOneLine: String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
