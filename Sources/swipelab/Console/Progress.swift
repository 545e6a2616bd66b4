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
