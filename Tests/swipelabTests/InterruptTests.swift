import Foundation
import TestSupport
import Testing

@Suite("Interrupts")
struct InterruptTests {
  /// A second is promised, and a tenth is usual.
  ///
  /// On a machine busy with other tests the system may take longer to ask. The work that is stopped
  /// would go on for minutes.
  static let soon = Duration.seconds(10)

  /// Runs a command, signals it as soon as `isReady`, and sees how it ends.
  private func stop(
    _ command: String, _ number: Int32, in folder: ScratchFolder,
    when isReady: @escaping (Process, String) throws -> Bool
  ) async throws -> (result: Program.Result, after: Duration) {
    var sent = ContinuousClock.now
    let result = try await Program.run(command, status: 130, in: folder) { process, errors in
      while process.isRunning, try !isReady(process, errors()) {
        usleep(5000)
      }
      #expect(process.isRunning, "\(command) was done before it could be stopped")
      sent = .now
      kill(process.processIdentifier, number)
    }
    return (result, result.ended - sent)
  }

  /// Results by every name that a command writes to, and the touches of many people; made once, as
  /// it takes its time.
  private static let old = Task {
    let folder = try ScratchFolder()
    let experiments = ["many.json", "swept.json", "long.json"]
    for name in experiments { try folder.write(SmallExperiments.plain, to: name) }
    try await Program.run(all: ["run", "--quiet"] + experiments, in: folder)
    try await Program.run("sample long.json --participants 200 --out t.csv", in: folder)
    for name in ["f.json", "d.csv", "s.csv"] { try folder.write("old", to: name) }
    return folder
  }

  @Test(
    "Every verb stops within a second, whatever it is doing, and leaves old results and no trace",
    arguments: [
      // Making the report: few swipes, many policies, hundreds of thousands of contrasts.
      "run many.json", "tune swept.json", "fit t.csv --out f.json", "judge t.csv --out d.csv",
      "sample long.json --out s.csv", "run long.json",
    ], [SIGINT, SIGTERM])
  func verbs(command: String, number: Int32) async throws {
    let folder = try ScratchFolder()
    try await Program.shell("cp -R '\(Self.old.value.path)/.' .", in: folder)
    let policies = (1...200).map { "{ \"family\": \"fixed-distance\", \"distance_pt\": \($0) }" }
    let many = SmallExperiments.plain.replacing(
      "\"half-width\", \"fixed-distance\"", with: policies.joined(separator: ", "))
    try folder.write(
      many.replacing("\"iphone-16-pro\"", with: "\"iphone-16-pro\", \"ipad-pro-13\""),
      to: "many.json")
    try folder.write(SmallExperiments.divisible.replacing("83", with: "900000"), to: "swept.json")
    try folder.write(SmallExperiments.plain.replacing("20,", with: "900000,"), to: "long.json")
    let before = try folder.entries()
    let (result, after) = try await stop(command, number, in: folder) { _, _ in
      let isBegun = try folder.entries().count > before.count
      // Beyond the counting of what is few.
      if isBegun { usleep(command == "run many.json" ? 400_000 : 50_000) }
      return isBegun
    }
    #expect(result.output.isEmpty && after < Self.soon, "\(after)")
    #expect(result.errors.hasSuffix("interrupted; nothing was written\n"), "\(result.errors)")
    #expect(try folder.entries().keys.sorted() == before.keys.sorted())
    #expect(try folder.files(below: "") == before.compactMapValues(\.bytes))
  }

  @Test("Every verb stops while it waits for its input")
  func waiting() async {
    await each(["run", "plan", "check", "tune", "sample --out x", "judge", "fit --out x"]) {
      (verb: String) throws in
      let folder = try ScratchFolder()
      mkfifo(folder("pipe"), 0o600)
      var writer: Int32 = -1
      defer { close(writer) }
      let (result, after) = try await stop("\(verb) pipe", SIGTERM, in: folder) { _, _ in
        // Opens only once somebody reads; nothing is ever written.
        writer = open(folder("pipe"), O_WRONLY | O_NONBLOCK)
        return writer >= 0
      }
      #expect(after < Self.soon, "\(after)")
      #expect(result.errors == "interrupted; nothing was written\n")
      #expect(try folder.entries().count == 1)
    }
  }

  @Test("What was written before the signal is said")
  func second() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.plain.replacing("20,", with: "900000,"), to: "long.json")
    let (result, _) = try await stop("run q.json long.json", SIGTERM, in: folder) { _, errors in
      errors.contains("long: 1 condition")
    }
    #expect(
      result.errors.hasSuffix(
        "interrupted; written before that: out/q, out/README.md, out/index.html\n"),
      "\(result.errors)")
    #expect(folder.text("out/q/manifest.json") != nil)
    #expect(try !folder.entries().keys.contains { $0.contains("partial") })

    mkfifo(folder("pipe"), 0o600)
    let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let (part, _) = try await stop("sample long.json --out pipe", SIGINT, in: folder) { _, _ in
      var byte: UInt8 = 0
      return read(reader, &byte, 1) == 1
    }
    #expect(part.errors.hasSuffix("interrupted; pipe got a part only\n"))
  }
}
