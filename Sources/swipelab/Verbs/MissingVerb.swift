import Findings

/// `missing`: which shards of a run have no part yet.
enum MissingVerb: Verb {
  static let command = CommandSpec(
    "missing", summary: "print the missing shards as a range for a job array, such as 1,5-7",
    positionals: [SharedOptions.parts], options: [SharedOptions.memory],
    examples: ["swipelab missing out/parts"])

  static func run(_ arguments: ParsedArguments) async throws {
    let parts = try PartFolder(
      arguments.required("PARTS"), leavesOutBroken: true, limit: SharedOptions.limit(arguments))
    for broken in parts.broken { Console.note("warning: \(ShardedRun.text(broken))") }
    let stored = try ShardedRun.RunOfParts(parts)
    if let due = parts.due(stored.experiment, shards: stored.header.shard.count) {
      let stage = stored.name(ofStage: due.stage)
      if !stage.isEmpty { Console.note("shards\(stage):") }
      Console.print(PartFolder.expression(due.missing))
    }
  }
}
