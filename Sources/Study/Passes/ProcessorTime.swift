#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What this program has taken of all cores, which other programs do not change.
package enum ProcessorTime {
  /// Seconds since the program began; POSIX counts them in millionths.
  package static var seconds: Double { Double(clock()) / 1_000_000 }
}
