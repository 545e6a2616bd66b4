import ExperimentFiles

/// `tune`: the settings that do best among those that experiments sweep.
enum TuneVerb: Verb {
  static let command = CommandSpec(
    "tune", summary: "find the best setting of every family and recognizer within the limits",
    positionals: [SharedOptions.experiments],
    options: [
      OptionSpec(
        "--max-false-trigger", .number(0...1), placeholder: "P",
        help:
          "maximise success while at most P, a proportion, of the content gestures of the worst"
          + " kind trigger falsely (in 90% of simulated apps, if there are 640 people or more)",
        defaultText: "what the file says, or 0.005"),
      OptionSpec(
        "--cost-ratio", .number(ExperimentRange.costRatio), placeholder: "R",
        help:
          "minimise cost in each usage mix, where an unwanted pop costs as much as R missed ones;"
          + " replaces what the file asks for"),
      SharedOptions.out,
    ] + SharedOptions.draws + SharedOptions.effort,
    examples: [
      "swipelab tune Experiments/tune-phone.json",
      "swipelab tune Experiments/widths.json --max-false-trigger 0.003 --out /tmp",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    var overrides = SharedOptions.overrides(arguments)
    overrides.tunesAnyway = true
    var options = ""
    let (budget, ratio) = (
      arguments.number("--max-false-trigger"), arguments.number("--cost-ratio")
    )
    (overrides.falseTriggers, overrides.costRatio) = (budget, ratio)
    for (name, value) in [("--max-false-trigger", budget), ("--cost-ratio", ratio)] {
      if let value { options += " \(name) \(value)" }
    }
    try await RunBatch(arguments, overrides, verb: "tune").run(options: options)
  }
}
