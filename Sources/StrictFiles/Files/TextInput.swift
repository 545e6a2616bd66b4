/// The checks every text file passes before it is parsed.
package enum TextInput {
  /// Where the text of a file starts: after a UTF-8 byte order mark, which editors add unasked and
  /// which cannot be mistaken for content, or at 0.
  ///
  /// What is empty, UTF-16, binary or no UTF-8 is one error.
  ///
  /// - Parameter expectation: what an empty file should have held, such as "a header line".
  static func check(
    _ bytes: [UInt8], file: String, expectation: String
  ) throws(Diagnostics) -> Int {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Diagnostics(file: file, "the file is saved as UTF-16", hint: "save it as UTF-8")
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes.count == start {
      throw Diagnostics(file: file, "the file is empty", hint: "it should hold \(expectation)")
    }
    func problem(_ message: String, at offset: Int, hint: String) -> Diagnostics {
      let position = SourcePosition(ofByte: offset, in: bytes, from: (start, .start))
      return Diagnostics(file: file, at: position, message, hint: hint)
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw problem(
        "a zero byte at offset \(offset): this is a binary file, not text", at: offset,
        hint: "name a UTF-8 text file")
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      let hex = String(bytes[offset], radix: 16, uppercase: true)
      throw problem(
        "the byte 0x\(hex) at offset \(offset) is not valid UTF-8", at: offset,
        hint: "save the file as UTF-8")
    }
    return start
  }

  /// Reads an input for parsing, as `FileBytes.load` does; no output may replace it, and the error
  /// for a missing file offers the closest name in the same folder.
  package static func read(
    path: String, limit: Int, isFound: Bool = false
  ) throws(Diagnostics) -> [UInt8] {
    InputFiles.note(path)
    do {
      return try FileBytes.load(path: path, limit: limit, isFound: isFound)
    } catch {
      throw Diagnostics(file: path, error.reason, hint: Self.neighbour(of: path) ?? error.remedy)
    }
  }

  /// The hint that names an existing file with nearly the same name, when the path leads nowhere.
  private static func neighbour(of path: String) -> String? {
    guard let parts = PathParts(path), !parts.exists else { return nil }
    return didYouMean(parts.name, among: (try? FolderListing.names(in: parts.parent)) ?? [])
  }
}

/// The offset at which the first ill-formed sequence of UTF-8 starts (The Unicode Standard, table
/// 3-7); nil for valid text.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { text in
    var offset = 0
    while true {
      // Of what is no ASCII the standard library makes one scalar after another.
      while offset < text.count, text[offset] < 0x80 { offset += 1 }
      var rest = text[offset...].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
