import ArticleClaims
import OptionParsing

/// `check`: validates experiment files.
enum CheckVerb: Verb {
  static let command = CommandSpec(
    "check", summary: "validate experiment files; every problem with its place",
    positionals: [SharedOptions.experiments], options: [SharedOptions.memory, .help],
    examples: ["swipelab check Experiments/*.json"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let loaded = try SharedOptions.load(
      arguments.arguments("EXPERIMENT"), SharedOptions.overrides(arguments))
    for (path, experiment) in loaded {
      Console.print(
        "\(path): ok: \(experiment.sizeText), \(experiment.swipes) swipes")
    }
    return .done
  }
}
