import Findings
import OptionParsing
import StrictFiles

/// `merge`: the parts of a run in, its report out.
enum MergeVerb: Verb {
  static let command = CommandSpec(
    "merge", summary: "merge the parts of a run into its report, the same as that of one run",
    positionals: [SharedOptions.parts],
    options: [
      SharedOptions.out,
      OptionSpec(
        "--allow-missing", .flag,
        help: "merge the parts that exist; the report says which are missing"),
      SharedOptions.threads,
      SharedOptions.memory,
      SharedOptions.quiet,
      .help,
    ],
    examples: ["swipelab merge out/parts --out out"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let folder = arguments.arguments("PARTS").first ?? "."
    let limit = SharedOptions.limit(arguments)
    let parts = try await Failure.of { () async throws(Diagnostics) in
      try PartFolder(folder, limit: limit)
    }
    try await PartRun.merge(
      parts, into: SharedOptions.folder(arguments),
      allowsMissing: arguments.has("--allow-missing"),
      workers: SharedOptions.workers(arguments), isQuiet: arguments.has("--quiet"))
    return .done
  }
}
