import StrictFiles

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
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Problems of an input file.
  init(_ diagnostics: Diagnostics) {
    self.init(.wrongInput, diagnostics.description)
  }

  /// Does what may find problems of input files.
  static func of<Result>(
    _ work: () async throws(Diagnostics) -> Result
  ) async throws(Failure) -> Result {
    do throws(Diagnostics) {
      return try await work()
    } catch {
      throw Failure(error)
    }
  }

  /// A file that cannot be written: an input/output error unless nothing but caution forbids it.
  init(_ failure: FileFailure, option: String? = nil) {
    let place = option.map { "\($0): " } ?? ""
    self.init(
      failure.kind == .refused ? .wrongUsage : .inputOutput, "error: \(place)\(failure)")
  }
}
