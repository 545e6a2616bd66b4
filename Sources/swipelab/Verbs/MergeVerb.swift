import Findings

/// `merge`: the parts of a run in, its report out.
enum MergeVerb: Verb {
  static let command = CommandSpec(
    "merge", summary: "merge the parts of a run into the report that a single run would write",
    positionals: [SharedOptions.parts],
    options: [
      SharedOptions.out,
      OptionSpec(
        "--allow-missing", .flag,
        help: "merge the parts that exist; the report says which are missing"),
    ] + SharedOptions.effort,
    examples: ["swipelab merge out/parts --out out"])

  static func run(_ arguments: ParsedArguments) async throws {
    let parts = try PartFolder(arguments.required("PARTS"), limit: SharedOptions.limit(arguments))
    try await ShardedRun.merge(
      parts, into: SharedOptions.folder(arguments), allowsMissing: arguments.has("--allow-missing"),
      workers: SharedOptions.workers(arguments), isQuiet: arguments.has("--quiet"))
  }
}
