import ExperimentFiles
import Findings
import OptionParsing

/// Experiments of one command, run one after the other.
struct RunBatch {
  private let arguments: ParsedArguments
  private let overrides: Experiment.Overrides
  private let verb: String
  private let loaded: [(path: String, experiment: Experiment)]

  /// Reads every experiment of a command; all problems of all files at once.
  ///
  /// - Parameter verb: what to type to repeat a run.
  init(
    _ arguments: ParsedArguments, _ overrides: Experiment.Overrides, verb: String
  ) throws(Failure) {
    (self.arguments, self.overrides, self.verb) = (arguments, overrides, verb)
    loaded = try SharedOptions.load(arguments.arguments("EXPERIMENT"), overrides)
    try Self.refuseRepeatedNames(loaded.map { ($0.experiment.name, $0.path) })
  }

  /// Runs them all, and writes their reports.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people.
  ///   - options: further words that repeat the run.
  func run(until goal: PrecisionGoal? = nil, options: String = "") async throws(Failure) {
    let folder = SharedOptions.folder(arguments)
    let workers = SharedOptions.workers(arguments)
    // All places before all work.
    var places: [ReportFolder] = []
    for (_, experiment) in loaded {
      places.append(try ReportFolder(experiment.name, in: folder))
    }
    for ((path, experiment), place) in zip(loaded, places) {
      // What a file asks for anyway needs no other verb, so that both write the same report.
      let isPlain = experiment.ownTuning == (experiment.limits, experiment.tuning)
      let (verb, overrides) = (isPlain ? "run" : verb, overrides)
      let job = RunJob(
        experiment: experiment,
        command: { added in
          var repeated = overrides
          if let added { repeated.participants = added }
          return Self.command(verb, path, repeated) + (isPlain ? "" : options)
        }, goal: goal, place: place, workers: workers, isQuiet: arguments.has("--quiet"))
      try await job.run()
    }
  }

  /// Two files of one name would write one report folder; where names differ in case only, on many
  /// file systems.
  static func refuseRepeatedNames(_ reports: [(name: String, path: String)]) throws(Failure) {
    var seen: [String: String] = [:]
    for (name, path) in reports {
      if let first = seen.updateValue(path, forKey: name.lowercased()) {
        throw Failure(
          .wrongUsage,
          "error: \(first) and \(path) would both write the report \"\(name)\""
            + " (upper and lower case are one to many file systems);"
            + " rename one of them or give them different --out")
      }
    }
  }

  /// What to type to repeat the run; the same wherever the file was when it ran.
  static func command(
    _ verb: String, _ path: String, _ overrides: Experiment.Overrides
  ) -> String {
    let parts = path.split(separator: "/").suffix(2)
    let file =
      parts.first == "Experiments" ? parts.joined(separator: "/") : String(parts.last ?? "")
    var command = "swift run -c release swipelab \(verb) \(shellWord(file))"
    if let seed = overrides.seed { command += " --seed \(seed)" }
    if let people = overrides.participants { command += " --participants \(people)" }
    if let worlds = overrides.worlds { command += " --worlds \(worlds)" }
    if let seed = overrides.worldSeed { command += " --world-seed \(seed)" }
    return command
  }
}
