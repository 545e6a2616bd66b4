import Findings
import OptionParsing
import Reporting

/// `run`: experiments in, report folders out.
enum RunVerb: Verb {
  static let command = CommandSpec(
    "run", summary: "run experiments and write their reports",
    positionals: [SharedOptions.experiments],
    options: [
      SharedOptions.out,
      SharedOptions.seed,
      SharedOptions.participants,
      SharedOptions.threads,
      OptionSpec(
        "--until-error", .number(0.00001...0.5), placeholder: "E",
        help: "add people, up to \(PrecisionGoal.patience) times the file's number, until every"
          + " success and false-trigger rate has an error of at most E, a proportion"),
      SharedOptions.memory,
      SharedOptions.quiet,
      .help,
    ],
    examples: [
      "swipelab run Experiments/quickstart.json",
      "swipelab run Experiments/quickstart.json --until-error 0.002",
      "swipelab run Experiments/*.json --out /tmp/reports --participants 200",
    ])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    try await RunBatch(arguments, SharedOptions.overrides(arguments), verb: "run").run(
      until: arguments.number("--until-error").map(PrecisionGoal.init))
    return .done
  }
}
