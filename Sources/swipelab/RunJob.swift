import ArticleClaims
import ExperimentFiles
import Findings
import Reporting

/// One experiment from start to report folder.
struct RunJob {
  let experiment: Experiment
  /// What to type to repeat it, when people were added: with that many.
  let command: @Sendable (_ participants: Int?) -> String
  /// Whether people are added until the rates are precise.
  let goal: PrecisionGoal?
  /// Where the report goes.
  let place: ReportFolder
  let workers: Int
  let isQuiet: Bool

  /// Runs, and puts the report in place whole; on any failure the old report stays as it was.
  func run() async throws(Failure) {
    if !isQuiet { announce() }
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let report = await StudyReport(
      of: experiment, until: goal, workers: workers, environment: Environment.description,
      progress: progress.show
    ) { command(goal == nil && $0 == experiment.participants ? nil : $0) }
    progress.finish()
    let note = try place.publish(report.files)
    if !isQuiet { conclude(report.results, elapsed: progress.elapsed, note) }
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
          + " start with more people (--participants) or ask for less")
    } else if isTold {
      Console.note("\(people) people; the least precise rate is \(least)")
    }
  }

  private func announce() {
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

  private func conclude(_ results: StudyResults, elapsed: Double, _ note: String) {
    Console.print(ReportFiles.summary(results))
    let speed = Progress.speed(swipes: results.experiment.swipes, seconds: elapsed)
    Console.note("\(note) (\(Progress.text(elapsed)), \(speed))")
  }
}
