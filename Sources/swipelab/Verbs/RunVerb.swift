import ExperimentFiles
import Findings

/// `run`: experiments in, report folders out.
enum RunVerb: Verb {
  static let command = CommandSpec(
    "run", summary: "run experiments and write their reports",
    positionals: [SharedOptions.experiments],
    options: [SharedOptions.out] + SharedOptions.draws + [
      SharedOptions.threads,
      OptionSpec(
        "--until-error", .number(0.00001...0.5), placeholder: "E",
        help: "add people, up to \(PrecisionGoal.patience) times the file's number, until every"
          + " success and false-trigger rate has a standard error of at most E, a proportion"),
      OptionSpec(
        "--shard", .string, placeholder: "I/N",
        help: "simulate only shard I of the people, from 0 to N - 1, and write its part into --out;"
          + " `merge` makes the report"),
      OptionSpec(
        "--parts", .path, placeholder: "DIR",
        help: "run the parts that DIR lacks, then merge all; this resumes an interrupted run"),
      OptionSpec(
        "--shards", .integer(1...UInt64(Shard.most)), placeholder: "N",
        help: "with --parts: how many shards", defaultText: "as in DIR, or 8"),
      SharedOptions.memory,
      SharedOptions.quiet,
    ],
    examples: [
      "swipelab run Experiments/quickstart.json",
      "swipelab run Experiments/quickstart.json --until-error 0.002",
      "swipelab run Experiments/*.json --out /tmp/reports --participants 200",
      "swipelab run Experiments/widths.json --shard 3/8 --out out/parts",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    if let folder = arguments.string("--parts") {
      if arguments.string("--shard") != nil {
        throw Failure(usage: "--parts: works through all shards; leave out --shard")
      }
      try await ShardedRun(arguments, folder: folder, option: "--parts").finish(
        shards: arguments.integer("--shards").map { Int($0) },
        out: SharedOptions.folder(arguments))
      return
    }
    if arguments.has("--shards") { throw Failure(usage: "--shards: goes with --parts DIR") }
    if let text = arguments.string("--shard") {
      guard let shard = Shard(text) else {
        throw Failure(
          usage: "--shard: \(text) is no shard; write I/N with 0 <= I < N <= \(Shard.most), such as"
            + " 3/8")
      }
      guard let folder = arguments.string("--out") else {
        throw Failure(usage: "--shard: --out has to name the folder of the parts")
      }
      try await ShardedRun(arguments, folder: folder, option: "--shard").run(shard)
      return
    }
    var overrides = SharedOptions.overrides(arguments)
    overrides.addsPeople = arguments.number("--until-error") != nil
    try await RunBatch(arguments, overrides, verb: "run").run(
      until: arguments.number("--until-error").map(PrecisionGoal.init))
  }
}
