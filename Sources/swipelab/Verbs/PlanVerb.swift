/// `plan`: what a run would do, how long it takes and how precise it will be.
enum PlanVerb: Verb {
  static let command = CommandSpec(
    "plan", summary: "show what a run would do, what it takes, and the precision to expect",
    positionals: [SharedOptions.experiment],
    options: SharedOptions.draws + [SharedOptions.memory],
    examples: ["swipelab plan Experiments/widths.json"])

  static func run(_ arguments: ParsedArguments) async throws {
    let experiment = try SharedOptions.experiment(arguments).experiment
    let progress = Progress("pilot", isQuiet: false)
    let pilot = await Pilot.run(experiment, progress: progress.show)
    progress.finish()
    for line in pilot.lines(workers: SharedOptions.workers(arguments)) { Console.print(line) }
  }
}
