/// What names that files give may be made of, so that tables, headings, links, file names and
/// terminals show each as it is written.
///
/// A name starts with a letter or digit (a cell that starts with `=` is a formula to spreadsheets,
/// a word that starts with `-` an option, a file that starts with `.` hidden) and goes on with
/// letters, digits, spaces, signs of mathematics and some marks. Nothing in it means anything to
/// Markdown, XML or a terminal. Names that are made from others, such as `pan(slop_pt=8)`, keep
/// the rule.
package enum NameRule {
  /// The most Unicode scalars of a name.
  package static let longest = 80
  private static let marks = "-_.,:'+/%@()=>"

  /// What to do about a name that breaks the rule.
  package static let remedy =
    "start it with a letter or digit; go on with up to \(longest) letters, digits, spaces, signs"
    + " such as ≥ and \(marks.map { "\($0)" }.joined(separator: " "))"

  /// What is wrong with a name, to follow it in a sentence; nil where nothing is.
  ///
  /// - Parameter further: marks that the place allows besides.
  package static func problem(
    with name: String, upTo limit: Int = longest, allowing further: String = ""
  ) -> String? {
    guard let first = name.unicodeScalars.first else { return "is empty" }
    if name.unicodeScalars.count > limit { return "is longer than \(limit) characters" }
    if !isLetterOrDigit(first) { return "starts with \(quoted(String(first)))" }
    if name.unicodeScalars.last == " " { return "ends with a space" }
    let wrong = name.unicodeScalars.first { !isAllowed($0) && !further.unicodeScalars.contains($0) }
    return wrong.map { "has \(quoted(String($0))) in it" }
  }

  /// A regular expression that names keep, as JSON Schemas write one: no class of Unicode in it, so
  /// that of other writing only the length is checked.
  package static let pattern = #"^[^\#(noStart)]([^\#(never)]*[^ \#(never)])?$"#
  /// ASCII characters with which no name starts, and those that none has in it.
  private static let noStart = #"\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f"#
  private static let never =
    #"\u0000-\u001f\u0021-\u0024\u0026\u002a\u003b-\u003c\u003f\u005b-\u005e\u0060\u007b-\u007f"#

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if isLetterOrDigit(scalar) || scalar == " " { return true }
    if scalar.isASCII { return marks.unicodeScalars.contains(scalar) }
    switch scalar.properties.generalCategory {
    // Accents that are written after their letter, and signs such as ≥.
    case .nonspacingMark, .spacingMark, .mathSymbol, .dashPunctuation: return true
    default: return "’·°".unicodeScalars.contains(scalar)
    }
  }
}

extension NameRule {
  /// The most Unicode scalars of an identifier in a table of recordings.
  private static let longestIdentifier = 200

  /// What to do about an identifier that is refused.
  package static let identifierRemedy =
    "use up to \(longestIdentifier) printable characters, of which the first is none of = + - @"

  /// What is wrong with an identifier of a recording, which need not be a name: it is copied into
  /// tables, where it must not be a formula, and shown on terminals.
  package static func problem(withIdentifier text: String) -> String? {
    if let first = text.first, "=+-@".contains(first) {
      return "starts with \(quoted(String(first)))"
    }
    if printable(text) != text { return "has a character in it that cannot be shown" }
    if text.unicodeScalars.count > longestIdentifier {
      return "is longer than \(longestIdentifier) characters"
    }
    return nil
  }
}
