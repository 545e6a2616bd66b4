import NavigationModel
import StrictFiles
import Synchronization

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
  static func prepare() {
    // Where the program was started without one, no other file must take its number.
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // Opened the wrong way round, so that using the stream is an error.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
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
  static func finish() {
    let copy = dup(STDOUT_FILENO)
    if copy >= 0, close(copy) != 0 { report(errno) }
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

/// Refuses to read standard input twice, as whoever comes second would find nothing.
///
/// - Returns: what a user sees who would else wait for a program that waits for the user.
func standardInputNote(
  _ verb: any Verb.Type, _ arguments: ParsedArguments,
  isTerminal: Bool = isatty(STDIN_FILENO) == 1
) throws -> String? {
  // The file of `init` is the one that it writes.
  if verb.command.name == InitVerb.command.name { return nil }
  let count = arguments.count(of: FileBytes.standardStream, notIn: SharedOptions.out.name)
  if count > 1 {
    throw Failure(
      usage: "standard input (-) is named \(count) times, but can be read only once; name files"
        + " for the others")
  }
  return count > 0 && isTerminal && !arguments.has(SharedOptions.quiet.name)
    ? "reading standard input from the terminal: paste the file and end it with Ctrl-D, or pipe"
      + " it in; Ctrl-C stops" : nil
}

/// The share done and the time left: on a terminal a line that is written over; elsewhere, as in
/// the log of a batch, a line of its own at most once a minute.
final class Progress: Sendable {
  /// How progress is shown.
  enum Manner: Sendable {
    /// One line, written over.
    case bar
    /// Lines, each of which stays.
    case lines
    case silent

    /// Seconds between two tellings.
    fileprivate var pause: Double { self == .bar ? 0.1 : 60 }
  }

  /// What tellings remember; workers tell from several threads.
  private struct State {
    /// When the next telling is due, in seconds since the start.
    var due: Double
    /// When the part that is under way began: a run has several, each from 0 to 1, and how long
    /// the earlier took says nothing of this one.
    var partStart = 0.0
    var share = 0.0
  }

  private let label: String
  private let manner: Manner
  private let clock: @Sendable () -> Double
  private let write: @Sendable (String) -> Void
  private let start: Double
  private let state: Mutex<State>

  /// Begins to measure.
  ///
  /// - Parameters:
  ///   - clock: seconds since any moment.
  ///   - write: takes what is shown, line ends included.
  init(
    _ label: String, _ manner: Manner, clock: @escaping @Sendable () -> Double = monotonic,
    write: @escaping @Sendable (String) -> Void = Console.update
  ) {
    (self.label, self.manner, self.clock, self.write) = (label, manner, clock, write)
    start = clock()
    // Whoever sees a bar wants it now; a log is spared runs that end within a minute.
    state = Mutex(State(due: manner == .bar ? 0 : manner.pause))
  }

  /// Shows progress as standard error takes it, or not at all.
  convenience init(_ label: String, isQuiet: Bool) {
    self.init(label, isQuiet ? .silent : Console.isInteractive ? .bar : .lines)
  }

  /// Shows the share done, 0 to 1; from any thread.
  func show(_ share: Double) {
    guard manner != .silent else { return }
    let now = elapsed
    let left: Double? = state.withLock { state in
      if state.share >= 1, share < 1 { (state.partStart, state.share) = (now, 0) }
      state.share = max(state.share, share)
      guard now >= state.due, share > 0 else { return nil }
      state.due = now + manner.pause
      return (now - state.partStart) * (1 - share) / share
    }
    guard let left else { return }
    let line = "\(label): \(Int(share * 100))%, \(Self.text(left)) left"
    write(manner == .bar ? Self.clear + line : line + "\n")
  }

  /// Clears the line.
  func finish() {
    if manner == .bar { write(Self.clear) }
  }

  /// Seconds since the start.
  var elapsed: Double { clock() - start }

  private static let clear = "\r\u{1B}[K"
}

/// Seconds by the clock that only goes forward.
@Sendable private func monotonic() -> Double {
  let duration = origin.duration(to: .now).components
  return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
}

private let origin = ContinuousClock.now

extension Progress {
  /// A duration for people: `0.4 s`, `12 s`, `2 min 57 s`, `3 h 5 min`.
  static func text(_ seconds: Double) -> String {
    // What is no number, or beyond every run, must not end the program.
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    let tenths = Int((seconds * 10).rounded())
    if tenths < 100 { return "\(Double(tenths) / 10) s" }
    // Rounded before it is divided, so that there are never 60 of anything.
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return parts(whole, "min", "s") }
    return parts(Int((seconds / 60).rounded()), "h", "min")
  }

  private static func parts(_ count: Int, _ unit: String, _ sixtieth: String) -> String {
    let rest = count % 60 == 0 ? "" : " \(count % 60) \(sixtieth)"
    return "\(count / 60) \(unit)\(rest)"
  }

  /// How fast swipes were judged: `1.25 million swipes/s`; below a tenth of a million, to two
  /// digits, `8,400 swipes/s`.
  static func speed(swipes: Int, seconds: Double) -> String {
    let rate = Double(swipes) / max(seconds, 1e-6)
    // From here on two digits are a tenth of a million.
    return rate >= 99_500
      ? "\((rate / 1e4).rounded() / 100) million swipes/s" : "\(twoDigits(rate)) swipes/s"
  }
}

/// Where the signal handler, which may do little else, writes a byte.
private let alarm = Atomic<Int32>(-1)

/// Ends the program on an interrupt (Ctrl-C) or a termination signal, whatever it is doing: at
/// once, leaving nothing half done, and saying what was written.
///
/// A second signal ends it without any of that.
enum Interrupt {
  /// Waits for signals on a thread of its own.
  static func watch() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    alarm.store(ends[1], ordering: .relaxed)
    let reader = UnsafeMutableRawPointer(bitPattern: Int(ends[0]))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard
      pthread_create(
        &thread, nil,
        { reader in
          var byte: UInt8 = 0
          while read(Int32(Int(bitPattern: reader)), &byte, 1) < 1 {}
          Ending.interrupted()
        }, reader) == 0
    else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let code = errno
        signal(number, SIG_DFL)
        var byte: UInt8 = 1
        write(alarm.load(ordering: .relaxed), &byte, 1)
        errno = code
      }
    }
  }
}

/// The ways out.
///
/// Each removes what is unfinished; those in the middle of the work say what is not.
enum Ending {
  /// A signal came.
  static func interrupted() -> Never {
    FileWork.end { written, begun in
      // Whatever progress stood on the line.
      if Console.isInteractive { Console.update("\r\u{1B}[K") }
      var said = ["interrupted"]
      if !written.isEmpty { said.append("written before that: " + written.joined(separator: ", ")) }
      if let begun { said.append("\(begun) got a part only") }
      if said.count == 1 { said.append("nothing was written") }
      Console.note(said.joined(separator: "; "))
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// All is done.
  static func done(_ status: ExitStatus) -> Never { FileWork.end { _, _ in exit(status.rawValue) } }

  /// Standard output failed, which no verb can do anything about.
  static func failed(_ failure: FileFailure) -> Never {
    FileWork.end { written, _ in
      Console.note(Failure(failure).message)
      if !written.isEmpty {
        Console.note("written before that: " + written.joined(separator: ", "))
      }
      _exit(ExitStatus.inputOutput.rawValue)
    }
  }
}
