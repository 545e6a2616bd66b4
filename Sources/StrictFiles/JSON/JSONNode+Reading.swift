extension JSONNode {
  /// How deep arrays and objects may nest.
  public static let deepestNesting = 64

  /// The largest file read unless asked otherwise: 1 MiB.
  public static let defaultSizeLimit = 1 << 20

  /// Reads strict JSON (RFC 8259) in which `//` and `/* */` comments may stand wherever space may.
  ///
  /// Trailing commas, repeated keys and every other liberty are errors. Slips that leave the
  /// structure clear are collected, so that one reading reports all of them.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - file: the name used in messages.
  /// - Throws: at least one error with its place and what to do; never anything else, whatever the
  ///   bytes.
  public static func parse(_ bytes: [UInt8], file: String) throws(Diagnostics) -> JSONNode {
    var parser = try parser(bytes, file: file)
    return try parser.document()
  }

  /// Reads the same past slips that leave the structure clear, for whoever reports them with what
  /// is wrong with the values.
  ///
  /// - Throws: every error, where the structure is lost.
  public static func parsePastSlips(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostics) -> (node: JSONNode, slips: [Diagnostic]) {
    var parser = try parser(bytes, file: file)
    return try parser.documentPastSlips()
  }

  private static func parser(_ bytes: [UInt8], file: String) throws(Diagnostics) -> JSONParser {
    let start = try TextInput.check(bytes, file: file, expectation: "a JSON object, { ... }")
    return JSONParser(cursor: JSONCursor(bytes, from: start), file: file)
  }

  /// Reads a JSON file.
  ///
  /// - Parameters:
  ///   - path: the file, also used in messages.
  ///   - limit: the largest size accepted, in bytes; a larger file is refused unread.
  ///   - isFound: whether nobody named it, but a folder holds it.
  /// - Throws: why the file cannot be read, or everything wrong in it.
  public static func load(
    path: String, limit: Int = defaultSizeLimit, isFound: Bool = false
  ) throws(Diagnostics) -> JSONNode {
    try parse(TextInput.read(path: path, limit: limit, isFound: isFound), file: path)
  }

  /// Reads a JSON file past slips, as `parsePastSlips`.
  ///
  /// - Throws: why the file cannot be read, or where its structure is lost.
  public static func loadPastSlips(
    path: String
  ) throws(Diagnostics) -> (node: JSONNode, slips: [Diagnostic]) {
    try parsePastSlips(
      TextInput.read(path: path, limit: defaultSizeLimit, isFound: false), file: path)
  }
}
