import Foundation
import TestSupport
import Testing

@testable import StrictFiles

/// Broken inputs through the whole of the program: whatever they hold, it ends soon, in little
/// memory, with a documented exit status.
///
/// `SWIPELAB_LONG_TESTS` makes 20,000 of them, which takes a program built for release
/// (`SWIPELAB_PROGRAM=.build/release/swipelab`): fits take a debug build minutes.
@Suite("Mutated inputs")
struct MutationTests {
  static let isRelease = ProcessInfo.processInfo.environment["SWIPELAB_PROGRAM"] != nil
  /// Inputs in all, shared out among lanes that run at the same time.
  static let inputs = isLongRun ? 20_000 : 80
  static let lanes = 4
  /// Seconds of processor time; a debug build is many times slower.
  static let patience = isRelease ? 5 : 60
  /// Kilobytes of address space: 500 MB besides the program's libraries and stacks.
  static let room = 500_000 + 200_000

  @Test("No death by signal, no hang, little memory", arguments: 0..<lanes)
  func lane(_ lane: Int) async throws {
    let folder = try ScratchFolder()
    let seeds = try await MutationSeeds(in: folder)
    var failures = 0
    for number in stride(from: lane, to: Self.inputs, by: Self.lanes) {
      let verb = Self.verb(number)
      try folder.remove("o")
      let arguments = try prepare(verb, TestGenerator(input: number), seeds, folder)
      let result = try await run(arguments, folder)
      let isDocumented = [0, 2, 64, 65, 74].contains(result.status)
      #expect(
        isDocumented,
        "input \(number): \(arguments): \(result.status): \(result.errors.prefix(300))")
      if !isDocumented { print("input \(number):", folder.text("m.json") ?? "") }
      if verb == "fit", result.status == 0 {
        let again = try await run(["check", "fitted.json"], folder)
        #expect(again.status == 0, "input \(number): what fit wrote: \(again.errors.prefix(300))")
      }
      failures += isDocumented ? 0 : 1
      if failures > 20 { break }
    }
  }

  /// Fits take seconds where others take milliseconds, so they are few.
  private static func verb(_ number: Int) -> String {
    switch number % 40 {
    case 0: isRelease ? "fit" : "check"
    case 1: isRelease ? "fidelity" : "plan"
    case 2: "sample"
    case 3..<18: "run"
    case 18..<28: "judge"
    default: "compare"
    }
  }

  private func run(_ arguments: [String], _ folder: ScratchFolder) async throws -> Program.Result {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try await Program.shell(
      "ulimit -t \(Self.patience); ulimit -v \(Self.room) 2>/dev/null; ulimit -c 0;"
        + " SWIFT_BACKTRACE=enable=no exec \"$SWIPELAB\" \(words)", in: folder)
  }

  /// Writes a broken input and gives the arguments that name it.
  private func prepare(
    _ verb: String, _ start: TestGenerator, _ seeds: MutationSeeds, _ folder: ScratchFolder
  ) throws -> [String] {
    var mutator = start
    // Some of everything is broken byte by byte, which seldom passes a reader.
    let isBlind = mutator.oneOf(6)
    switch verb {
    case "judge", "fit", "fidelity":
      let good = verb == "judge" || mutator.oneOf(4) ? seeds.touches : seeds.strokes
      let broken = isBlind ? mutator.bytes(good) : mutator.table(good)
      try folder.write(Data(broken), to: "recorded/m.csv")
      switch verb {
      case "judge":
        let more = mutator.oneOf(3) ? ["--systems", "fd,tz40,uikit.edge"] : []
        return ["judge", "recorded/m.csv", "--out", "decisions.csv"] + more
      case "fit":
        try folder.write(
          #"{ "policies": ["half-width"], "population": "population.json" }"#, to: "fitted.json")
        return ["fit", "recorded/m.csv", "--out", "population.json", "--quiet"]
      default:
        return ["fidelity", "--recordings", "recorded", "--participants", "100", "--out", "o"]
      }
    case "compare":
      let place = mutator.below(seeds.report.count)
      for (index, file) in seeds.report.enumerated() {
        var bytes = file.bytes
        if index == place {
          bytes =
            isBlind
            ? mutator.bytes(bytes)
            : index == 0
              ? mutator.document(JSONText(try JSONNode.parse(bytes, file: file.name)))
              : mutator.table(bytes)
        }
        try folder.write(Data(bytes), to: "b/seed/\(file.name)")
      }
      return ["compare", "a/seed", "b/seed"] + (mutator.oneOf(3) ? ["--format", "csv"] : [])
    default:
      let good = mutator.pick(seeds.experiments)
      let broken = isBlind ? mutator.bytes(good.bytes) : mutator.document(good)
      // The cases are always 51, so that many swipes of them are long and honest work.
      let text = String(decoding: broken, as: UTF8.self)
      let many = #/"swipes_per_intent": \d{3,}/#
      try folder.write(
        text.contains("\"cases\"") && text.contains(many)
          ? Data(text.replacing(many, with: "\"swipes_per_intent\": 99").utf8) : Data(broken),
        to: "m.json")
      return [verb, "m.json"]
        + (verb == "run" ? ["--participants", "2", "--out", "o", "--quiet"] : [])
        + (verb == "sample" ? ["--participants", "2", "--out", "sampled.csv"] : [])
    }
  }
}
