import OptionParsing
import StrictFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  func check() throws(Failure) {
    guard count > 1 else { return }
    throw Failure(
      .wrongUsage,
      "error: standard input (-) is named \(count) times, but can be read only once; name files"
        + " for the others")
  }

  /// What a user sees who would else wait for a program that waits for the user.
  func note(isTerminal: Bool = isatty(STDIN_FILENO) == 1) -> String? {
    count > 0 && isTerminal && !isQuiet
      ? "reading standard input from the terminal: paste the file and end it with Ctrl-D, or pipe"
        + " it in; Ctrl-C stops" : nil
  }
}
