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
