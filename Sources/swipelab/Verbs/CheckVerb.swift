import ArticleClaims
import ExperimentFiles
import PolicyLibrary

/// `check`: validates experiment files.
enum CheckVerb: Verb {
  static let command = CommandSpec(
    "check", summary: "check experiment files and list every problem with its place",
    positionals: [SharedOptions.experiments], options: [SharedOptions.memory],
    examples: ["swipelab check Experiments/*.json"])

  static func run(_ arguments: ParsedArguments) async throws {
    let loaded = try SharedOptions.load(
      arguments.arguments("EXPERIMENT"), SharedOptions.overrides(arguments))
    for (path, experiment) in loaded {
      Console.print("\(path): ok: \(experiment.sizeText), \(experiment.swipes) swipes")
      if let warning = sweepWarning(experiment) { Console.note("\(path): warning: \(warning)") }
    }
  }

  /// That sweeps are of other families than the policy that the experiment is about, as where
  /// somebody changed one and not the other; nil where they are not.
  private static func sweepWarning(_ experiment: Experiment) -> String? {
    guard case .policy(let name) = experiment.subject, let first = experiment.sweeps.first,
      let family = experiment.policies.first(where: { $0.name == name })?.family.name,
      !experiment.sweeps.contains(where: { $0.family.name == family })
    else { return nil }
    return "no sweep varies \(family), the family of the subject \"\(name)\" (the first varies"
      + " \(first.family.name)), so its other settings are tried coarsely or not at all; add"
      + " \(family) to \"sweeps\""
  }
}
