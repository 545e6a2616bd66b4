#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the program was made with, for the manifest's environment block: nothing that changes from
/// run to run on one machine.
enum Environment {
  static var description: [(name: String, value: String)] {
    [(name: "platform", value: platform), (name: "compiler", value: compiler)]
  }

  /// The processors that are switched on, at least 1.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static var platform: String {
    #if os(Linux)
      let system = "Linux"
    #elseif os(macOS)
      let system = "macOS"
    #else
      let system = "other"
    #endif
    #if arch(x86_64)
      return system + " x86_64"
    #elseif arch(arm64)
      return system + " arm64"
    #else
      return system
    #endif
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }
}
