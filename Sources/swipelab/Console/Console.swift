import OptionParsing
import StrictFiles

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

  /// Prepares the standard streams.
  static func open() {
    // Where the program was started without one, no other file must take its number.
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      hold(number)
    }
    // A reader that goes away (a pipe into `head`) must not end a run before its report is in
    // place, nor a limit on the size of files before what was begun is removed.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Writes lines of the result; a failure but a reader that went away ends the program.
  static func print(_ text: String) {
    report(FileBytes.writeAll(Array((visible(text) + "\n").utf8), to: STDOUT_FILENO))
  }

  /// Ends the result: network file systems report a full disk only now.
  static func close() {
    let copy = dup(STDOUT_FILENO)
    if copy >= 0, closeDescriptor(copy) != 0 { report(errno) }
  }

  private static func report(_ code: Int32) {
    guard code != 0, code != EPIPE else { return }
    Ending.failed(.writing("write", "standard output", code: code))
  }

  /// Writes lines of progress, warning or error.
  static func note(_ text: String) {
    update(visible(text) + "\n")
  }

  /// Writes without a line end, for progress that is written over.
  static func update(_ text: String) {
    _ = FileBytes.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// The text with every character that cannot be seen, but line ends, written `\u{...}`.
  ///
  /// Lines quote what the user typed and what files hold; a terminal must show it, never obey it.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
      .joined(separator: "\n")
  }
}

/// What must be said of standard input before a command reads it.
struct StandardInput {
  /// How often the command line names it as a file to read.
  private let count: Int
  private let isQuiet: Bool

  /// - Parameter words: what was typed behind the verb.
  init(_ verb: any Verb.Type, _ words: [String]) {
    isQuiet = words.contains(SharedOptions.quiet.name)
    let out = SharedOptions.out.name
    let stream = FileBytes.standardStream
    // The file of `init` is the one that it writes.
    let isRead = verb.command.name != InitVerb.command.name
    count =
      isRead
      ? words.indices.count { place in
        words[place] == stream
          ? place == 0 || words[place - 1] != out
          : words[place].hasPrefix("--") && words[place].hasSuffix("=" + stream)
            && !words[place].hasPrefix(out + "=")
      } : 0
  }

  /// Refuses to read it twice: whoever comes second would find nothing.
  func check() throws {
    guard count > 1 else { return }
    throw Failure(
      usage: "standard input (-) is named \(count) times, but can be read only once; name files"
        + " for the others")
  }

  /// What a user sees who would else wait for a program that waits for the user.
  func note(isTerminal: Bool = isatty(STDIN_FILENO) == 1) -> String? {
    count > 0 && isTerminal && !isQuiet
      ? "reading standard input from the terminal: paste the file and end it with Ctrl-D, or pipe"
        + " it in; Ctrl-C stops" : nil
  }
}

/// The system's calls, here because the type has methods of the same names.
private func hold(_ number: Int32) {
  // Opened the wrong way round, so that using the stream is an error.
  _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
