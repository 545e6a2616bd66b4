import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Set by the signal handler, which may touch nothing else.
private let isInterrupted = Atomic<Bool>(false)

/// Turns the first interrupt (Ctrl-C) or termination signal into a question that a run asks now and
/// then, so that it stops without leaving half a report.
///
/// A second one ends the program at once.
struct Interrupt: Sendable {
  init() {
    // Initialises the flag before a handler could.
    isInterrupted.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        isInterrupted.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whether a signal came.
  var isRequested: Bool { isInterrupted.load(ordering: .relaxed) }
}
