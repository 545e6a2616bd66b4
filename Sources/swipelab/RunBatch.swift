import ArticleClaims
import ExperimentFiles
import Findings
import Reporting

/// Experiments of one command, run one after the other.
struct RunBatch {
  private let arguments: ParsedArguments
  private let overrides: Experiment.Overrides
  /// What to type to repeat a run.
  private let verb: String
  private let loaded: [(path: String, experiment: Experiment)]

  /// Reads every experiment of a command; all problems of all files at once.
  init(_ arguments: ParsedArguments, _ overrides: Experiment.Overrides, verb: String) throws {
    (self.arguments, self.overrides, self.verb) = (arguments, overrides, verb)
    loaded = try SharedOptions.load(arguments.arguments("EXPERIMENT"), overrides)
    try Self.refuseRepeatedNames(loaded.map { ($0.experiment.name, $0.path) })
  }

  /// Runs them all, and writes their reports; `options` are further words that repeat the run.
  func run(until goal: PrecisionGoal? = nil, options: String = "") async throws {
    let folder = SharedOptions.folder(arguments)
    // All places before all work.
    var places: [ReportFolder] = []
    for (_, experiment) in loaded {
      places.append(try ReportFolder(experiment.name, in: folder))
    }
    for ((path, experiment), place) in zip(loaded, places) {
      // What a file asks for anyway needs no other verb, so that both write the same report.
      let isPlain = experiment.ownTuning == (experiment.limits, experiment.tuning)
      try await run(experiment, until: goal, at: place) { people in
        var repeated = overrides
        if goal != nil || people != experiment.participants { repeated.participants = people }
        return Self.command(isPlain ? "run" : verb, path, repeated) + (isPlain ? "" : options)
      }
    }
  }

  /// Runs one, and puts its report in place whole; on any failure the old one stays as it was.
  private func run(
    _ experiment: Experiment, until goal: PrecisionGoal?, at place: ReportFolder,
    _ command: (_ participants: Int) -> String
  ) async throws {
    let isQuiet = arguments.has("--quiet")
    if !isQuiet { announce(experiment) }
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let report = await StudyReport(
      of: experiment, until: goal, workers: SharedOptions.workers(arguments),
      environment: Environment.description, progress: progress.show, command: command)
    progress.finish()
    let note = try place.publish(report.files)
    if !isQuiet {
      Console.print(ReportFiles.summary(report.results))
      let elapsed = progress.elapsed
      let speed = Progress.speed(swipes: report.results.experiment.swipes, seconds: elapsed)
      Console.note("\(note) (\(Progress.text(elapsed)), \(speed))")
    }
    if let goal { tell(goal, report.results, isPrecise: !isQuiet) }
  }

  /// Says how precise the rates became; that they did not even when the run is quiet.
  private func tell(_ goal: PrecisionGoal, _ results: StudyResults, isPrecise isTold: Bool) {
    guard let worst = PrecisionGoal.worst(results.rates) else { return }
    let (row, people) = (worst.row, results.experiment.participants)
    let least =
      "\(row.metric) of \(row.policy) on \(row.condition.screen), error"
      + " \(ExplainVerb.number(worst.error))"
    if worst.error > goal.error {
      Console.note(
        "warning: gave up at \(people) people, \(PrecisionGoal.patience) times the experiment's"
          + " number: the least precise rate is \(least), not \(ExplainVerb.number(goal.error));"
          + " start with more people (--participants) or accept a larger error")
    } else if isTold {
      Console.note("\(people) people; the least precise rate is \(least)")
    }
  }

  private func announce(_ experiment: Experiment) {
    Console.note(
      "\(experiment.name): \(experiment.sizeText), \(experiment.participants) people,"
        + " \(experiment.swipes) swipes,"
        + " seed \(experiment.seed)")
    if Environment.isDebugBuild {
      Console.note(
        "warning: this is a debug build, many times slower; the numbers are the same. Use"
          + " `swift run -c release swipelab ...`")
    }
  }

  /// Two files of one name would write one report folder; where names differ in case only, on many
  /// file systems.
  static func refuseRepeatedNames(_ reports: [(name: String, path: String)]) throws {
    var seen: [String: String] = [:]
    for (name, path) in reports {
      if let first = seen.updateValue(path, forKey: name.lowercased()) {
        throw Failure(
          usage: "\(first) and \(path) would both write the report \"\(name)\""
            + " (upper and lower case are one to many file systems);"
            + " rename one of them or give them different --out")
      }
    }
  }

  /// What to type to repeat the run; the same wherever the file was when it ran.
  static func command(_ verb: String, _ path: String, _ overrides: Experiment.Overrides) -> String {
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
