import Experimentation
import OptionParsing
import Reporting

/// `run`: experiments in, report folders out.
enum RunVerb: Verb {
  static let command = CommandSpec(
    "run", summary: "run experiments and write their reports",
    positionals: [SharedOptions.experiments],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "DIR",
        help: "folder that takes a report folder for each experiment, named after its file",
        defaultText: "Reports"),
      SharedOptions.seed,
      SharedOptions.participants,
      OptionSpec(
        "--threads", .integer(1...1024), placeholder: "N",
        help: "concurrent workers; changes no byte of the result", defaultText: "all cores"),
      OptionSpec(
        "--until-error", .number(0.00001...0.5), placeholder: "E",
        help: "add people, up to \(PrecisionGoal.patience) times the file's number, until every"
          + " success and false-trigger rate has an error of at most E, a proportion"),
      SharedOptions.quiet,
      .help,
    ],
    examples: [
      "swipelab run Experiments/quickstart.json",
      "swipelab run Experiments/quickstart.json --until-error 0.002",
      "swipelab run Experiments/*.json --out /tmp/reports --participants 200",
    ])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let overrides = SharedOptions.overrides(arguments)
    let loaded = try SharedOptions.load(arguments.arguments("EXPERIMENT"), overrides)
    try refuseRepeatedNames(loaded)
    let folder = arguments.string("--out") ?? "Reports"
    let workers =
      arguments.integer("--threads").map { Int($0) }
      ?? Environment.processors
    let interrupt = Interrupt()
    for (path, experiment) in loaded {
      let job = RunJob(
        experiment: experiment,
        command: { added in
          var repeated = overrides
          if let added { repeated.participants = added }
          return repeatCommand(path, repeated)
        }, goal: arguments.number("--until-error").map(PrecisionGoal.init), folder: folder,
        workers: workers, isQuiet: arguments.has("--quiet"))
      try await job.run(interrupt)
    }
    return .done
  }

  /// Two files of one name would write one report folder.
  private static func refuseRepeatedNames(
    _ loaded: [(path: String, experiment: Experiment)]
  ) throws(Failure) {
    var seen: [String: String] = [:]
    for (path, experiment) in loaded {
      if let first = seen.updateValue(path, forKey: experiment.name) {
        throw Failure(
          .wrongUsage,
          "error: \(first) and \(path) would both write the report \"\(experiment.name)\";"
            + " rename one of them or run them with different --out")
      }
    }
  }

  /// What to type to repeat the run; the same wherever the file was when it ran.
  private static func repeatCommand(
    _ path: String, _ overrides: Experiment.Overrides
  ) -> String {
    let parts = path.split(separator: "/").suffix(2)
    let file =
      parts.first == "Experiments" ? parts.joined(separator: "/") : String(parts.last ?? "")
    var command = "swift run -c release swipelab run \(file)"
    if let seed = overrides.seed { command += " --seed \(seed)" }
    if let people = overrides.participants { command += " --participants \(people)" }
    return command
  }
}
