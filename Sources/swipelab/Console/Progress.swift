import Synchronization

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
    var (step, rounded) = (1.0, rate.rounded())
    while rate >= 100 * step {
      step *= 10
      rounded = (rate / step).rounded() * step
    }
    if rounded >= 100_000 { return "\((rate / 1e4).rounded() / 100) million swipes/s" }
    let (thousands, rest) = (Int(rounded) / 1000, Int(rounded) % 1000)
    let digits = "\(rest)"
    return thousands == 0
      ? "\(rest) swipes/s"
      : "\(thousands),\(String(repeating: "0", count: 3 - digits.count))\(digits) swipes/s"
  }
}
