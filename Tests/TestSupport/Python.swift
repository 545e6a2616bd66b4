import Foundation

/// Python, where a test asks a program of somebody else for its opinion.
public enum Python {
  /// Whether there is a Python that has a module.
  public static func has(_ module: String) -> Bool {
    (try? run("import \(module)", []))?.status == 0
  }

  /// Runs a script.
  ///
  /// - Parameter arguments: what it finds in `sys.argv[1:]`.
  public static func run(
    _ script: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
