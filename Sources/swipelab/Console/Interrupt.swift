import StrictFiles
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
