#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where text goes: results to standard output, everything else to standard error.
enum Console {
  /// Whether standard error is a terminal that wants more than plain lines.
  static let isInteractive =
    isatty(STDERR_FILENO) == 1 && getenv("NO_COLOR") == nil
    && getenv("TERM").map { String(cString: $0) } != "dumb"

  /// Writes a line of the result.
  static func print(_ text: String) {
    write(Array((text + "\n").utf8), to: STDOUT_FILENO)
  }

  /// Writes bytes of the result.
  static func print(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Writes a line of progress, warning or error.
  ///
  /// Messages quote what the user typed; a terminal must show it, never obey it.
  static func note(_ text: String) {
    write(Array((visible(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes without a line end, for progress that is written over.
  static func update(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  /// The text with every control character but line ends written `\u{...}`.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { raw in
      var done = 0
      while done < raw.count {
        let count = writeSome(
          descriptor, raw.baseAddress?.advanced(by: done), raw.count - done)
        if count < 0, errno == EINTR { continue }
        // A reader that went away (a pipe into `head`) is no failure of ours.
        if count <= 0 { return }
        done += count
      }
    }
  }
}

/// The system's call, which may write less than asked for; here because the type has a method of
/// the same name.
private func writeSome(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
