import Foundation
import TestSupport
import Testing

/// The built program, run as a process of its own, as a user runs it.
enum Program {
  /// How a process ended and what it printed.
  struct Result: Sendable {
    /// The exit status; 128 and the signal's number when a signal ended it.
    let status: Int32
    let output: String
    let errors: String
    /// When the process ended, however late the test looks.
    let ended: ContinuousClock.Instant

    /// The lines of standard error.
    var errorLines: [String] { errors.split(separator: "\n").map { String($0) } }
    /// The lines of standard output.
    var outputLines: [String] { output.split(separator: "\n").map { String($0) } }
  }

  /// The file of the program: the one that `SWIPELAB_PROGRAM` names, such as a release build, or
  /// else the one beside the bundle of tests in the build folder.
  static let path: String? = {
    if let named = ProcessInfo.processInfo.environment["SWIPELAB_PROGRAM"] {
      return URL(filePath: named).standardizedFileURL.path
    }
    let places = CommandLine.arguments + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
    for place in places where place.contains("/") {
      var folder = URL(filePath: place).standardizedFileURL
      while folder.path(percentEncoded: false) != "/" {
        folder = folder.deletingLastPathComponent().standardizedFileURL
        let file = folder.appending(path: "swipelab").path(percentEncoded: false)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: file)
        {
          return file
        }
      }
    }
    return nil
  }()

  /// Runs the program in a folder; a single text has all arguments in it, between spaces.
  ///
  /// - Parameters:
  ///   - status: how it is expected to end; nil where the test looks itself.
  ///   - whileRunning: called once the program runs, on a thread of its own, with the process and with
  ///     what it has printed to standard error so far.
  @discardableResult static func run(
    _ arguments: String..., status: Int32? = 0, in folder: ScratchFolder,
    sourceLocation: SourceLocation = #_sourceLocation,
    whileRunning: ((Process, () -> String) throws -> Void)? = nil
  ) async throws -> Result {
    let words = arguments.flatMap { arguments.count == 1 ? $0.split(separator: " ") : [$0[...]] }
    return try await run(
      all: words.map(String.init), status: status, in: folder, sourceLocation: sourceLocation,
      whileRunning: whileRunning)
  }

  /// Runs the program with a list of arguments.
  @discardableResult static func run(
    all arguments: [String], status: Int32? = 0, in folder: ScratchFolder,
    sourceLocation: SourceLocation = #_sourceLocation,
    whileRunning: ((Process, () -> String) throws -> Void)? = nil
  ) async throws -> Result {
    let file = try #require(path, "the program is not beside the tests: run `swift build`")
    let result = try await launch(file, arguments, in: folder, whileRunning: whileRunning)
    if let status {
      #expect(
        result.status == status, "\(arguments): \(result.errors)", sourceLocation: sourceLocation)
    }
    return result
  }

  /// Expects the program to refuse a command, whose words are between spaces: with an exit status and
  /// an error that has these parts, nothing on standard output, and every file as it was.
  @discardableResult static func refuses(
    _ command: String, _ status: Int32, _ parts: [String] = [], in folder: ScratchFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result {
    let before = try folder.entries()
    let result = try await run(
      command, status: status, in: folder, sourceLocation: sourceLocation)
    let said: Comment = "\(command): \(result.errors)"
    #expect(result.output.isEmpty && !result.errors.isEmpty, said, sourceLocation: sourceLocation)
    for part in parts {
      #expect(result.errors.contains(part), said, sourceLocation: sourceLocation)
    }
    #expect(try folder.entries() == before, said, sourceLocation: sourceLocation)
    return result
  }

  /// Runs shell commands, in which `$SWIPELAB` is the program.
  @discardableResult
  static func shell(_ script: String, in folder: ScratchFolder) async throws -> Result {
    try await launch("/bin/sh", ["-c", script], in: folder)
  }

  private static func launch(
    _ file: String, _ arguments: [String], in folder: ScratchFolder,
    whileRunning: ((Process, () -> String) throws -> Void)? = nil
  ) async throws -> Result {
    // Files, not pipes: no output is too long for them. They lie outside the folder under test.
    let printed = try ScratchFolder()
    for name in ["out", "err"] { try printed.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: file)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIPELAB"] = path
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let streams = ["out", "err"].map { FileHandle(forWritingAtPath: printed($0)) }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    // Thousands of programs are run: none may leave a file open until somebody tidies up.
    defer { for stream in streams { try? stream?.close() } }
    let ended = AsyncStream<ContinuousClock.Instant>.makeStream()
    process.terminationHandler = { _ in
      ended.continuation.yield(.now)
      ended.continuation.finish()
    }
    try process.run()
    if let whileRunning {
      try await onThread { try whileRunning(process) { printed.text("err") ?? "" } }
    }
    var end = ContinuousClock.now
    for await moment in ended.stream { end = moment }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (isSignal ? 128 : 0),
      output: printed.text("out") ?? "", errors: printed.text("err") ?? "", ended: end)
  }

  /// Does something at once: a task that sleeps may wait for minutes while other tests are busy on
  /// the few threads that all tasks share.
  private static func onThread(_ body: @escaping () throws -> Void) async throws {
    nonisolated(unsafe) let body = body
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}

/// Experiments that run in a blink even in a debug build.
enum SmallExperiments {
  /// Two policies on one phone.
  static let plain = """
    {
      "question": "Which of two rules?",
      "participants": 20,
      "swipes_per_intent": 3,
      "screens": ["iphone-16-pro"],
      "policies": ["half-width", "fixed-distance"]
    }
    """

  /// More people than workers take at a time, two screens, a sweep: work that could be divided.
  static let divisible = """
    {
      "question": "Does dividing the work change anything?",
      "participants": 83,
      "swipes_per_intent": 2,
      "screens": ["iphone-16-pro", "ipad-pro-13"],
      "recognizers": ["pan", "edge"],
      "policies": ["one-third", "velocity-weighted", "fling-override"],
      "sweeps": [
        { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.9, "steps": 5 }
      ]
    }
    """
}
