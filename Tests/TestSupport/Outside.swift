package import Foundation
package import Testing

/// Whether tests may take hours: with `SWIPELAB_LONG_TESTS` in the environment.
package let isLongRun = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] == "1"

/// Whether what is stored is written anew, for somebody to read: `SWIPELAB_UPDATE_SNAPSHOTS=1`.
package let updatesSnapshots =
  ProcessInfo.processInfo.environment["SWIPELAB_UPDATE_SNAPSHOTS"] == "1"

/// Expects that a file of the checkout holds this text, byte for byte, or writes it there.
package func expectStored(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: Document.root).appending(path: path)
  if updatesSnapshots { try Data(text.utf8).write(to: file) }
  #expect(
    try Data(contentsOf: file) == Data(text.utf8),
    "\(path) changed; SWIPELAB_UPDATE_SNAPSHOTS=1 writes it", sourceLocation: sourceLocation)
}

/// Where a program of this name lies; nil where no folder of the path has it.
package func program(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
}

/// Runs a program of the path to its end; what it says of errors is dropped.
package func output(of words: [String]) throws -> (status: Int32, bytes: Data) {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, bytes)
}

/// Python, where a test asks a program of somebody else for its opinion.
package enum Python {
  /// Whether there is a Python that has a module.
  package static func has(_ module: String) -> Bool {
    (try? run("import \(module)", []))?.status == 0
  }

  /// Runs a script, which finds the arguments in `sys.argv[1:]`.
  package static func run(
    _ script: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let (status, bytes) = try output(of: ["python3", "-c", script] + arguments)
    return (status, String(decoding: bytes, as: UTF8.self))
  }
}
