import OptionParsing
import Recordings
import StrictFiles
import Study

/// `sample`: the touches of the very swipes that a run judges.
enum SampleVerb: Verb {
  static let command = CommandSpec(
    "sample", summary: "write an experiment's synthetic touches in the format that judge reads",
    positionals: [SharedOptions.experiment],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "FILE", help: "the touch file to write (needed)"),
      SharedOptions.seed,
      SharedOptions.participants,
      .help,
    ],
    examples: ["swipelab sample Experiments/quickstart.json --participants 20 --out t.csv"])

  /// Bytes collected before they are written: few enough to stay in the processor's cache.
  private static let chunk = 1 << 17

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    guard arguments.string("--out") != nil else {
      throw Failure(.wrongUsage, "error: --out: needs the name of the touch file to write")
    }
    let loaded = try SharedOptions.load(
      arguments.arguments("EXPERIMENT"), SharedOptions.overrides(arguments))
    guard let experiment = loaded.first?.experiment else { return .failed }
    let out = try Output(arguments)
    var csv = CSVWriter.touches()
    try SwipeSampler(experiment).visit { swipe throws(Failure) in
      csv.append(swipe)
      guard csv.bytes.count >= chunk else { return }
      try out.write(csv.bytes)
      csv.removeWritten()
    }
    try out.write(csv.bytes)
    try out.commit()
    Console.note("wrote \(experiment.sampledSwipes) swipes to \(out.name)")
    return .done
  }
}
