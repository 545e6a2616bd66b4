import StrictFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the program was made with, and what the machine gives it.
enum Environment {
  /// For the manifest: nothing that changes from run to run on one machine.
  static var description: [(name: String, value: String)] {
    [(name: "platform", value: platform), (name: "compiler", value: compiler)]
  }

  /// The processors that are switched on, at least 1.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Seconds that this program has taken of all cores since it began, which other programs do not
  /// change; POSIX counts them in millionths.
  static var processorSeconds: Double { Double(clock()) / 1_000_000 }

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

/// How the program ends; outside scripts rely on these numbers.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// Failed for a reason that is no fault of the input.
  case failed = 1
  /// A comparison found that something got worse beyond the margin.
  case regression = 2
  /// Wrong usage: unknown verb or option, a value that cannot be, a place that holds something
  /// else.
  case wrongUsage = 64
  /// A wrong or inconsistent input file.
  case wrongInput = 65
  /// A place that cannot be written, a full disk, or another failure of a device.
  case inputOutput = 74
  /// Stopped by an interrupt (128 + SIGINT).
  case interrupted = 130
}

/// A verb's failure: what to print and how to end.
struct Failure: Error {
  let status: ExitStatus
  /// What to print; nothing where it is empty.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    (self.status, self.message) = (status, message)
  }

  /// Wrong usage, in a line.
  init(usage problem: String) { self.init(.wrongUsage, "error: " + problem) }

  /// What a verb threw: problems of its inputs, or of a file that cannot be written.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let failure as FileFailure: self.init(failure, option: nil)
    case let problems as Diagnostics: self.init(.wrongInput, problems.description)
    default: self.init(.failed, "error: \(error)")
    }
  }

  /// A file that cannot be written: an input/output error unless nothing but caution forbids it.
  init(_ failure: FileFailure, option: String? = nil) {
    let place = option.map { "\($0): " } ?? ""
    self.init(failure.isRefusal ? .wrongUsage : .inputOutput, "error: \(place)\(failure)")
  }

  /// Does what may fail to write the file or folder that an option names.
  static func naming<Result>(_ option: String?, _ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let failure as FileFailure {
      throw Failure(failure, option: option)
    }
  }

  /// The line about a name that is none of those that could be meant.
  static func unknown(_ what: String, _ name: String, among known: [String]) -> String {
    let remedy = didYouMean(name, among: known) ?? "known: \(known.joined(separator: ", "))"
    return "error: \(what) \"\(name)\"; \(remedy)"
  }
}

/// The one that has a name; wrong usage where none has.
func named<Value>(
  _ name: String, among all: [Value], by key: (Value) -> String, _ what: String
) throws -> Value {
  if let found = all.first(where: { key($0) == name }) { return found }
  throw Failure(.wrongUsage, Failure.unknown(what, name, among: all.map(key)))
}
