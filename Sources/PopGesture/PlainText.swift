extension Double {
  /// The shortest text that reads back exactly, without the ending that whole numbers get, and
  /// without a sign for 0.
  var plainText: String {
    let text = (self == 0 ? 0 : self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
