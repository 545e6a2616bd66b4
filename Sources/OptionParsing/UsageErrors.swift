/// Everything that is wrong with a command line, as one error.
public struct UsageErrors: Error, Sendable, Hashable {
  /// The problems, at least one, each a single line that starts with the option or argument.
  public let problems: [String]

  /// Creates an error, or nothing when there is no problem.
  public init?(_ problems: [String]) {
    guard !problems.isEmpty else { return nil }
    self.problems = problems
  }
}

extension UsageErrors: CustomStringConvertible {
  /// The problems, one a line, without a final line end.
  public var description: String { problems.joined(separator: "\n") }
}

/// An argument between double quotes, cut to a readable length and safe to show on one line.
func quoted(_ argument: some StringProtocol) -> String {
  "\"\(printable(argument))\""
}

/// An argument cut to a readable length and safe to show on one line: what a terminal would obey
/// rather than show becomes an escape.
func printable(_ argument: some StringProtocol) -> String {
  let limit = 60
  var shown = ""
  for scalar in argument.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return argument.unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "..."
}
