extension StringProtocol {
  /// The text with a capital letter at its beginning.
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// The texts as a sentence names them: `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
