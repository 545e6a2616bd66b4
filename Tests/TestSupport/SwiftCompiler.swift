import Foundation
package import Testing

/// The Swift compiler and `PopGesture`, compiled from its sources alone, as an app has it.
package struct SwiftCompiler: ~Copyable {
  private let folder: ScratchFolder

  /// What a process said.
  package struct Result {
    package let succeeded: Bool
    package let output: String
    package let errors: String
  }

  package static let path = program("swiftc")

  /// Compiles the module.
  package init() throws {
    let folder = try ScratchFolder()
    let root = URL(filePath: Document.root)
    let sources = root.appending(path: "Sources/PopGesture").path(percentEncoded: false)
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources)
    let result = try Self.compile(
      ["-parse-as-library", "-module-name", "PopGesture", "-emit-object", "-o", "PopGesture.o"]
        + ["-emit-module", "-emit-module-path", "PopGesture.swiftmodule"]
        + names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }, in: folder)
    try #require(result.succeeded, "\(result.errors)")
    self.folder = folder
  }

  /// Whether source is accepted, and why not.
  package func check(_ source: String) throws -> Result {
    try folder.write(source, to: "snippet.swift")
    return try Self.compile(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", ".", "snippet.swift"],
      in: folder)
  }

  /// Compiles a program and runs it.
  package func run(_ source: String) throws -> Result {
    try folder.write(source, to: "main.swift")
    let result = try Self.compile(
      ["-I", ".", "main.swift", "PopGesture.o", "-o", "program"], in: folder)
    try #require(result.succeeded, "\(result.errors)")
    return try Self.launch(folder("program"), [], in: folder)
  }

  private static func compile(_ arguments: [String], in folder: ScratchFolder) throws
    -> Result
  {
    let compiler = try #require(path)
    return try launch(compiler, ["-swift-version", "6", "-wmo"] + arguments, in: folder)
  }

  private static func launch(
    _ file: String, _ arguments: [String], in folder: ScratchFolder
  ) throws -> Result {
    // Files, not pipes: no output is too long for them.
    for name in ["out", "err"] { try folder.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: file)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: folder("out"))
    process.standardError = FileHandle(forWritingAtPath: folder("err"))
    try process.run()
    process.waitUntilExit()
    return Result(
      succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
      output: folder.text("out") ?? "", errors: folder.text("err") ?? "")
  }
}

extension Trait where Self == ConditionTrait {
  /// For machines with a Swift compiler.
  package static var needsSwiftCompiler: Self {
    .enabled(if: SwiftCompiler.path != nil, "there is no swiftc")
  }
}
