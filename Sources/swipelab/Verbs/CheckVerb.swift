import Experimentation
import OptionParsing

/// `check`: validates experiment files.
enum CheckVerb: Verb {
  static let command = CommandSpec(
    "check", summary: "validate experiment files; every problem with its place",
    positionals: [SharedOptions.experiments], options: [.help],
    examples: ["swipelab check Experiments/*.json"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    for (path, experiment) in try SharedOptions.load(arguments.arguments("EXPERIMENT")) {
      Console.print(
        "\(path): ok: \(experiment.sizeText), \(experiment.swipes) swipes")
    }
    return .done
  }
}
