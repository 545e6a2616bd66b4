import Synchronization

/// A line with the share done and the time left, on a terminal only; at most ten times a second.
final class Progress: Sendable {
  private let label: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let lastTenth = Atomic<Int>(-1)

  init(_ label: String, isQuiet: Bool) {
    self.label = label
    isShown = !isQuiet && Console.isInteractive
  }

  /// Shows the share done, 0 to 1; from any thread.
  func show(_ share: Double) {
    guard isShown else { return }
    let elapsed = Self.seconds(since: start)
    let tenth = Int(elapsed * 10)
    let last = lastTenth.load(ordering: .relaxed)
    // One of several threads wins the right to print this tenth of a second.
    guard tenth > last,
      lastTenth.compareExchange(expected: last, desired: tenth, ordering: .relaxed).exchanged
    else { return }
    let left = share > 0 ? elapsed * (1 - share) / share : 0
    Console.update("\r\u{1B}[K\(label): \(Int(share * 100)) %, \(Self.text(left)) left")
  }

  /// Clears the line.
  func finish() {
    if isShown { Console.update("\r\u{1B}[K") }
  }

  /// Seconds since the start.
  var elapsed: Double { Self.seconds(since: start) }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let duration = start.duration(to: .now).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }

  /// A duration for people: `0.4 s`, `12 s`, `3 min`.
  static func text(_ seconds: Double) -> String {
    if seconds < 10 { return "\(Double(Int(seconds * 10)) / 10) s" }
    return seconds < 120 ? "\(Int(seconds)) s" : "\(Int(seconds / 60)) min"
  }
}
