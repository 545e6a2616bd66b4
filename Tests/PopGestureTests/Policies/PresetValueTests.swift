import Foundation
import PolicyLibrary
import PopGesture
import Testing

/// The presets of the catalogue as values of `PopGesture`, which apps find by completion.
///
/// They are written from the catalogue, so that no number is kept twice: with
/// `SWIPELAB_UPDATE_SNAPSHOTS=1` this test writes the files anew.
@Suite("Presets as values")
struct PresetValueTests {
  /// What one file has: the presets of a table of the catalogue.
  struct File {
    let name: String
    let presets: [PolicyPreset]
  }

  static let files: [File] = PolicyPreset.tables.map {
    File(name: "\($0.title)Presets.swift", presets: $0.presets)
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PopGesture/Presets")

  /// `react-navigation` as Swift calls it: `reactNavigation`.
  static func name(_ preset: String) -> String {
    let words = preset.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A comment of lines that fit.
  static func comment(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 93 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.map { "  /// \($0)\n" }.joined()
  }

  static func source(_ preset: PolicyPreset) throws -> String {
    let policy = try #require(preset.policy)
    let call = policy.swiftSource
    let type = call.prefix { $0 != "(" }
    let estimator = policy.reading.estimator
    let velocity =
      policy.needs.contains(.velocity) && estimator != .uikitBlend
      ? " Its velocity is that of `\(estimator.swiftType)`." : ""
    return """
      extension CompletionPolicy where Self == \(type) {
      \(comment("`\(policy.rule)`."))  ///
      \(comment("From \(preset.source); \(preset.confidence.rawValue).\(velocity)"))\
        public static var \(name(preset.name)): \(type) {
          \(call)
        }
      }
      """
  }

  static func text(_ file: File) throws -> String {
    let header = "// Written from the catalogue of `PolicyLibrary` by PresetValueTests.\n\n"
    return try header + file.presets.map(source).joined(separator: "\n\n") + "\n"
  }

  /// The text as the formatter leaves it.
  static func formatted(_ text: String) throws -> String {
    let format = Process()
    format.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    format.arguments = ["swift", "format", "format", "-"]
    let (input, output) = (Pipe(), Pipe())
    (format.standardInput, format.standardOutput) = (input, output)
    try format.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    format.waitUntilExit()
    try #require(format.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test("every table of the catalogue is a file, with every preset's own call")
  func files() throws {
    let updates = ProcessInfo.processInfo.environment["SWIPELAB_UPDATE_SNAPSHOTS"] != nil
    #expect(Self.files.flatMap(\.presets).map(\.name) == PolicyPreset.all.map(\.name))
    for file in Self.files {
      let url = Self.folder.appendingPathComponent(file.name)
      let wanted = try Self.formatted(Self.text(file))
      if updates { try wanted.write(to: url, atomically: true, encoding: .utf8) }
      let stored = try String(contentsOf: url, encoding: .utf8)
      #expect(stored == wanted, "\(file.name): write it anew with SWIPELAB_UPDATE_SNAPSHOTS=1")
    }
  }

  @Test("a value is found where a policy is asked for, and is the catalogue's policy")
  func values() throws {
    func source(_ policy: some CatalogPolicy) -> String { policy.swiftSource }
    #expect(source(.telegram) == PolicyPreset.named("telegram")?.policy?.swiftSource)
    #expect(source(.reactNavigation) == PolicyPreset.named("react-navigation")?.policy?.swiftSource)
    #expect(source(.androidBack) == "ReversalHysteresis()")
  }
}
