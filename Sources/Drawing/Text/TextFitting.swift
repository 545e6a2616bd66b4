/// Makes text fit into a given width.
package enum TextFitting {
  /// `text`, shortened with an ellipsis if it is wider than `width` pixels.
  package static func shortened(
    _ text: String, to width: Double, size: Double, bold: Bool = false
  ) -> String {
    guard TextMetrics.width(of: text, size: size, bold: bold) > width else { return text }
    var room = width - TextMetrics.width(of: "…", size: size, bold: bold)
    guard room >= 0 else { return "" }
    var kept = ""
    for character in text {
      room -= TextMetrics.width(of: String(character), size: size, bold: bold)
      if room < 0 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// `text` broken at spaces into at most `limit` lines; the last is shortened if need be.
  package static func lines(
    _ text: String, width: Double, size: Double, bold: Bool = false, limit: Int
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let extended = lines.last.map { "\($0) \(word)" } ?? String(word)
      let fits = TextMetrics.width(of: extended, size: size, bold: bold) <= width
      if lines.isEmpty || (!fits && lines.count < limit) {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = extended
        if !fits { break }
      }
    }
    return lines.map { shortened($0, to: width, size: size, bold: bold) }
  }
}
