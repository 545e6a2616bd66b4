import Experimentation
import OptionParsing

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
    guard let path = arguments.string("--out") else {
      throw Failure(.wrongUsage, "error: --out: needs the name of the touch file to write")
    }
    let loaded = try SharedOptions.load(
      arguments.arguments("EXPERIMENT"), SharedOptions.overrides(arguments))
    guard let experiment = loaded.first?.experiment else { return .failed }
    let interrupt = Interrupt()
    let file: AtomicFile
    do throws(FileFailure) {
      file = try AtomicFile(replacing: path)
    } catch {
      throw Failure(error, option: "--out")
    }
    do throws(FileFailure) {
      var csv = CSVWriter.touches()
      try SwipeSampler(experiment).visit { swipe throws(FileFailure) in
        csv.append(swipe)
        guard csv.bytes.count >= chunk else { return }
        if interrupt.isRequested { throw Self.interrupted }
        try file.append(csv.bytes)
        csv.removeWritten()
      }
      try file.append(csv.bytes)
      try file.commit()
    } catch {
      file.discard()
      if error == interrupted {
        throw Failure(.interrupted, "interrupted; nothing was written")
      }
      throw Failure(error, option: "--out")
    }
    Console.note("wrote \(experiment.sampledSwipes) swipes to \(path)")
    return .done
  }

  /// Marks the way out of the loop when a signal came.
  private static let interrupted = FileFailure(
    .refused, path: "", reason: "interrupted", remedy: "")
}
