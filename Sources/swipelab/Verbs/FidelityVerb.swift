import ExperimentFiles
import Recordings
import Reporting
import StrictFiles
import SwipeSimulation

/// `fidelity`: how like recorded people the synthetic ones swipe.
enum FidelityVerb: Verb {
  static let command = CommandSpec(
    "fidelity", summary: "compare synthetic people with recorded ones",
    options: [
      OptionSpec(
        "--recordings", .path, placeholder: "DIR",
        help: "folder of .csv files, each with the strokes or touches of one set of people",
        defaultText: "published figures"),
      OptionSpec(
        "--population", .string, placeholder: "NAME|FILE",
        help: "who swipes: a preset, or a population file",
        defaultText: FidelityStudy.usual.population.name,
        completes: .names(["populations"], orFiles: true)),
      OptionSpec(
        "--participants", .integer(2...20_000), placeholder: "N",
        help: "number of synthetic people", defaultText: String(FidelityStudy.usual.participants)),
      OptionSpec(
        "--seed", .integer(0...UInt64.max), placeholder: "N", help: "seed of every random draw",
        defaultText: String(FidelityStudy.usual.seed)),
      OptionSpec(
        "--out", .path, placeholder: "DIR",
        help: "folder in which to write the report folder \(FidelityComparison.name)",
        defaultText: SharedOptions.usualFolder),
    ],
    examples: [
      "swipelab fidelity", "swipelab fidelity --recordings recordings --population recorded-paging",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    let (study, recordings) = try inputs(arguments)
    let place = try ReportFolder(FidelityComparison.name, in: SharedOptions.folder(arguments))
    let comparison = try await compare(study, recordings)
    let files = FidelityFiles.all(
      comparison, command: repeatCommand(arguments), environment: Environment.description)
    let note = try place.publish(files)
    Console.print(FidelityFiles.summary(comparison))
    Console.note(note)
  }

  /// What is compared; every wrong file and name at once.
  private static func inputs(
    _ arguments: ParsedArguments
  ) throws -> (FidelityStudy, RecordingFolder?) {
    var study = FidelityStudy.usual
    var recordings: RecordingFolder?
    var problems: [Failure] = []
    if let name = arguments.string("--population") {
      do throws(Diagnostics) {
        study.population = try Population.load(name)
      } catch {
        let isFile = Population.isFile(name)
        problems.append(
          Failure(isFile ? .wrongInput : .wrongUsage, "\(isFile ? "" : "--population: ")\(error)"))
      }
    }
    if let path = arguments.string("--recordings") {
      do throws(Diagnostics) {
        let folder = try RecordingFolder.load(path: path)
        for name in folder.ignored { Console.note("warning: \(name) has other columns; left out") }
        for warning in folder.warnings { Console.note(warning.description) }
        recordings = folder
      } catch {
        problems.append(Failure(error))
      }
    }
    if let first = problems.first {
      throw Failure(first.status, problems.map(\.message).joined(separator: "\n"))
    }
    if let people = arguments.integer("--participants") { study.participants = Int(people) }
    if let seed = arguments.integer("--seed") { study.seed = seed }
    return (study, recordings)
  }

  private static func compare(
    _ study: FidelityStudy, _ recordings: RecordingFolder?
  ) async throws -> FidelityComparison {
    let crowds = FidelityComparison.crowds(of: recordings)
    guard !crowds.isEmpty else {
      let intents = SwipeKind.allCases.map(\.intent.rawValue).joined(separator: ", ")
      throw Failure(
        .wrongInput,
        "error: --recordings: no strokes to compare with; at least two people must have"
          + " \(SwipeKind.leastStrokes) of 16 pt or more, of an intent named \(intents)")
    }
    let progress = Progress(FidelityComparison.name, isQuiet: false)
    let synthetic = await study.run(crowds: crowds, workers: Environment.processors) {
      progress.show($0)
    }
    progress.finish()
    return FidelityComparison(study, synthetic, recordings: recordings)
  }

  /// What to type to repeat the comparison, wherever its files were and its report went.
  private static func repeatCommand(_ arguments: ParsedArguments) -> String {
    var command = "swift run -c release swipelab fidelity"
    for option in ["--recordings", "--population"] {
      guard let value = arguments.string(option) else { continue }
      command += " \(option) \(shellWord(value.split(separator: "/").last.map(String.init) ?? ""))"
    }
    if let people = arguments.integer("--participants") { command += " --participants \(people)" }
    if let seed = arguments.integer("--seed") { command += " --seed \(seed)" }
    return command
  }
}
