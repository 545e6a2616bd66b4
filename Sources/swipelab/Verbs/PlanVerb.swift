import Experimentation
import OptionParsing

/// `plan`: what a run would do, how long it takes and how precise it will be.
enum PlanVerb: Verb {
  static let command = CommandSpec(
    "plan", summary: "show what a run would do, how long, and the precision to expect",
    positionals: [SharedOptions.experiment],
    options: [SharedOptions.seed, SharedOptions.participants, .help],
    examples: ["swipelab plan Experiments/widths.json"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let loaded = try SharedOptions.load(
      arguments.arguments("EXPERIMENT"), SharedOptions.overrides(arguments))
    for (_, experiment) in loaded {
      let progress = Progress("pilot", isQuiet: false)
      guard let pilot = await Pilot.run(experiment, progress: { progress.show($0) }) else {
        return .interrupted
      }
      let elapsed = progress.elapsed
      progress.finish()
      for line in pilot.lines(seconds: elapsed) { Console.print(line) }
    }
    return .done
  }
}
