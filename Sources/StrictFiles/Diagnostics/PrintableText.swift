/// Makes text safe to show on one line of a terminal.
///
/// Control and format characters (among them line ends, escape sequences and the marks that reverse
/// the direction of writing) are written `\u{...}`: a message must show what a file contains, never
/// obey it.
public func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnprintable(scalar):
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Text from a file between double quotes, fit for a message: printable and cut to a readable
/// length.
///
/// - Parameters:
///   - text: any text.
///   - limit: the most Unicode scalars shown; the rest is replaced by three dots.
package func quoted(_ text: some StringProtocol, limit: Int = 40) -> String {
  let scalars = text.unicodeScalars
  var shown = String(String.UnicodeScalarView(scalars.prefix(limit)))
  if scalars.dropFirst(limit).first != nil { shown += "..." }
  return "\"\(printable(shown))\""
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value >= 0x20 && scalar.value < 0x7F { return false }
  // The joiners of some scripts and of emoji change how their neighbours look, and nothing else.
  if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}
