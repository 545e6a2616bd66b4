/// One remark about an input file: what is wrong, where, and what to do.
///
/// Its description is one line in the form compilers use and editors understand:
/// `file:line:column: error: message; hint`.
public struct Diagnostic: Sendable, Hashable {
  /// How much a remark matters.
  public enum Severity: String, Sendable, Hashable {
    /// The input cannot be used.
    case error
    /// The input can be used, but probably does not say what was meant.
    case warning
  }

  /// How much the remark matters.
  public let severity: Severity
  /// The file as the user named it.
  public let file: String
  /// The place in the file; `nil` when the remark is about the file as a whole.
  public let position: SourcePosition?
  /// What was seen and what was expected, without a final full stop.
  public let message: String
  /// What to do about it, such as `did you mean "x"?`; `nil` when the message already says so.
  public let hint: String?

  /// Creates a remark.
  public init(
    _ severity: Severity = .error, file: String, at position: SourcePosition? = nil,
    _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The remark on one line, whatever characters its parts contain.
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    let remedy = hint.map { "; \($0)" } ?? ""
    return printable("\(place): \(severity.rawValue): \(message)\(remedy)")
  }
}
