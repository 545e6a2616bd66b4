import ArticleClaims
import Findings
import Reporting
import Study

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
    let results: StudyResults
    do throws(Runner.Stop) {
      results = try await work(progress)
    } catch {
      throw Failure(.interrupted, "interrupted")
    }
    progress.finish()
    let people = results.experiment.participants
    let files = await ReportFiles.all(
      results, command: command(people == experiment.participants ? nil : people),
      environment: Environment.description)
    let changed = try place.publish(files)
    if !isQuiet { conclude(results, elapsed: progress.elapsed, changed: changed) }
    if let goal { report(goal, results, isPrecise: !isQuiet) }
  }

  /// Makes and judges every swipe: of the experiment's own people, of other people, for the choice
  /// of settings and for the articles' statements, as far as the experiment asks for them.
  private func work(_ progress: Progress) async throws(Runner.Stop) -> StudyResults {
    let (own, each) = parts
    let (grown, counts) = try await count { progress.show($0 * own) }
    let scenarios = try await SensitivityStudy.run(grown, workers: workers) {
      progress.show(own + $0 * each)
    }
    let tuning = try await TuningStudy.run(grown, workers: workers) {
      progress.show(own + each + $0 * (1 - own - each))
    }
    let claims =
      experiment.testsClaims
      ? try await ClaimStudy.run(experiment: experiment, workers: workers) { progress.show($0) }
      : []
    return StudyResults(grown, counts, claims: claims, scenarios: scenarios, tuning: tuning)
  }

  /// Counts the experiment's own people, and adds some where a precision is asked for.
  private func count(
    _ progress: @escaping @Sendable (Double) -> Void
  ) async throws(Runner.Stop) -> (experiment: Experiment, counts: StudyCounts) {
    if let goal {
      return try await Runner.run(experiment, until: goal, workers: workers, progress: progress)
    }
    return (experiment, try await Runner.run(experiment, workers: workers, progress: progress))
  }

  /// Shares of the work: the experiment's own people, then its scenarios; tuning is the rest.
  private var parts: (own: Double, scenarios: Double) {
    let scenarios = Double(experiment.scenarios.count)
    let all = (scenarios + 1) * (experiment.tuning == nil ? 1 : 2)
    return (1 / all, scenarios / all)
  }

  /// Says how precise the rates became; that they did not even when the run is quiet.
  private func report(_ goal: PrecisionGoal, _ results: StudyResults, isPrecise isTold: Bool) {
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

  private func conclude(_ results: StudyResults, elapsed: Double, changed: Bool) {
    Console.print(ReportFiles.summary(results))
    let rate = Double(results.experiment.swipes) / max(elapsed, 1e-6) / 1e6
    Console.note(
      "\(changed ? "wrote" : "unchanged:") \(place.destination)/report.md"
        + " (\(Progress.text(elapsed)), \(Double(Int(rate * 100)) / 100) million swipes/s)")
  }
}
