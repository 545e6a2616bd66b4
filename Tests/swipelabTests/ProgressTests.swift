import Synchronization
import TestSupport
import Testing

@testable import swipelab

@Suite("Progress tells the time that is left")
struct ProgressTests {
  /// A run whose time a test sets, and what it showed.
  private final class Run: Sendable {
    private let seconds = Mutex(1000.0)
    private let written = Mutex("")

    func progress(_ manner: Progress.Manner) -> Progress {
      Progress("widths", manner) {
        self.seconds.withLock { $0 }
      } write: { text in
        self.written.withLock { $0 += text }
      }
    }

    /// Sets the seconds since the start.
    func pass(to second: Double) { seconds.withLock { $0 = 1000 + second } }

    var shown: String { written.withLock { $0 } }
  }

  @Test("Durations are rounded once, to what people say")
  func durations() async {
    await each([
      (0, "0.0 s"), (0.04, "0.0 s"), (0.38, "0.4 s"), (9.94, "9.9 s"), (9.96, "10 s"),
      (12.4, "12 s"), (59.4, "59 s"), (59.6, "1 min"), (60, "1 min"), (61, "1 min 1 s"),
      (119.6, "2 min"), (177, "2 min 57 s"), (200, "3 min 20 s"), (3599.4, "59 min 59 s"),
      (3599.6, "1 h"), (3629, "1 h"), (3631, "1 h 1 min"), (11_100, "3 h 5 min"),
      (90_000, "25 h"), (-1, "0.0 s"), (.nan, "0.0 s"), (.infinity, "277777 h 47 min"),
    ]) { (seconds: Double, text: String) in
      #expect(Progress.text(seconds) == text)
    }
  }

  @Test("Speeds are in millions from a tenth of one, else whole and of two digits")
  func speeds() async {
    await each([
      (0, "0 swipes/s"), (7, "7 swipes/s"), (99, "99 swipes/s"), (996, "1,000 swipes/s"),
      (8432, "8,400 swipes/s"), (20_049, "20,000 swipes/s"), (99_400, "99,000 swipes/s"),
      (99_600, "0.1 million swipes/s"), (123_456, "0.12 million swipes/s"),
      (1_254_000, "1.25 million swipes/s"), (18_000_000, "18.0 million swipes/s"),
    ]) { (swipes: Int, text: String) in
      #expect(Progress.speed(swipes: swipes, seconds: 1) == text)
      #expect(Progress.speed(swipes: swipes * 4, seconds: 4) == text)
    }
  }

  @Test("A log gets nothing within a minute, then a line a minute")
  func lines() {
    let run = Run()
    let progress = run.progress(.lines)
    for second in 1...59 {
      run.pass(to: Double(second))
      progress.show(Double(second) / 200)
    }
    #expect(run.shown.isEmpty)
    for second in 60...181 {
      run.pass(to: Double(second))
      progress.show(Double(second) / 200)
    }
    progress.finish()
    #expect(
      run.shown == """
        widths: 30%, 2 min 20 s left
        widths: 60%, 1 min 20 s left
        widths: 90%, 20 s left

        """)
  }

  @Test("A bar is written over ten times a second, and cleared")
  func bar() {
    let run = Run()
    let progress = run.progress(.bar)
    // Nothing done tells nothing of the time left.
    progress.show(0)
    for second in [1, 1.05, 1.2] {
      run.pass(to: second)
      progress.show(second / 4)
    }
    progress.finish()
    let clear = "\r\u{1B}[K"
    #expect(run.shown == "\(clear)widths: 25%, 3.0 s left\(clear)widths: 30%, 2.8 s left\(clear)")
  }

  @Test("The time left is that of the part of the run that is under way")
  func parts() {
    let run = Run()
    let progress = run.progress(.lines)
    progress.show(1)
    run.pass(to: 100)
    progress.show(0)
    run.pass(to: 130)
    progress.show(0.25)
    #expect(run.shown == "widths: 25%, 1 min 30 s left\n")
    #expect(progress.elapsed == 130)
  }

  @Test("Who wants quiet gets it")
  func silence() {
    let run = Run()
    let progress = run.progress(.silent)
    run.pass(to: 100)
    progress.show(0.5)
    progress.finish()
    #expect(run.shown.isEmpty)
  }
}
