import Findings
import OptionParsing
import StrictFiles

/// `missing`: which shards of a run have no part yet.
enum MissingVerb: Verb {
  static let command = CommandSpec(
    "missing", summary: "print the shards without a part, as an array of jobs takes them: 1,5-7",
    positionals: [SharedOptions.parts], options: [.help],
    examples: ["swipelab missing out/parts"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let folder = arguments.arguments("PARTS").first ?? "."
    let parts = try await Failure.of { () async throws(Diagnostics) in
      try PartFolder(folder, leavesOutBroken: true)
    }
    for broken in parts.broken { Console.note("warning: \(broken.file): \(broken.message)") }
    let found = try await Failure.of { () async throws(Diagnostics) in try parts.experiment() }
    guard let experiment = found, let run = parts.run else {
      throw Failure(.wrongInput, "error: \(folder): there are no parts in it")
    }
    if let due = parts.due(experiment, shards: run.shard.count) {
      Console.print(PartFolder.expression(due.missing))
    }
    return .done
  }
}
