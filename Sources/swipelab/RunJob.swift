import Experimentation
import Reporting

/// One experiment from start to report folder.
struct RunJob {
  let experiment: Experiment
  /// What to type to repeat it, when people were added: with that many.
  let command: @Sendable (_ participants: Int?) -> String
  /// Whether people are added until the rates are precise.
  let goal: PrecisionGoal?
  let folder: String
  let workers: Int
  let isQuiet: Bool

  /// Runs, and puts the report in place whole; on any failure the old report stays as it was.
  func run(_ interrupt: Interrupt) async throws(Failure) {
    let place = try ReportFolder(experiment.name, in: folder)
    if !isQuiet { announce() }
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let (grown, counts) = try await count(progress, place, interrupt)
    let scenarios = try await scenarios(of: grown, progress, place, interrupt)
    let tuning = try await tuning(of: grown, progress, place, interrupt)
    let claims = try await claims(progress, place, interrupt)
    progress.finish()
    let results = StudyResults(
      grown, counts, claims: claims, scenarios: scenarios, tuning: tuning)
    let added = grown.participants == experiment.participants ? nil : grown.participants
    let files = await ReportFiles.all(
      results, command: command(added), environment: Environment.description)
    let changed = try place.publish(files)
    if !isQuiet { conclude(results, place, elapsed: progress.elapsed, changed: changed) }
    if let goal { report(goal, results, isPrecise: !isQuiet) }
  }

  /// Makes and judges every swipe, and adds people where a precision is asked for.
  private func count(
    _ progress: Progress, _ place: ReportFolder, _ interrupt: Interrupt
  ) async throws(Failure) -> (experiment: Experiment, counts: StudyCounts) {
    let share = parts.own
    return try await interruptible(progress, place) { () throws(Runner.Stop) in
      if let goal {
        return try await Runner.run(
          experiment, until: goal, workers: workers, progress: { progress.show($0 * share) },
          isCancelled: { interrupt.isRequested })
      }
      let counts = try await Runner.run(
        experiment, workers: workers, progress: { progress.show($0 * share) },
        isCancelled: { interrupt.isRequested })
      return (experiment, counts)
    }
  }

  /// Does a part of the work; nothing is written when it is interrupted.
  private func interruptible<Result: Sendable>(
    _ progress: Progress, _ place: ReportFolder,
    _ work: () async throws(Runner.Stop) -> Result
  ) async throws(Failure) -> Result {
    do throws(Runner.Stop) {
      return try await work()
    } catch {
      progress.finish()
      place.discard()
      throw Failure(.interrupted, "interrupted; nothing was written")
    }
  }

  /// Makes and judges the swipes of other people, if the experiment asks for them.
  private func scenarios(
    of experiment: Experiment, _ progress: Progress, _ place: ReportFolder, _ interrupt: Interrupt
  ) async throws(Failure) -> [ScenarioResults] {
    let (own, each) = (parts.own, parts.scenarios)
    return try await interruptible(progress, place) { () throws(Runner.Stop) in
      try await SensitivityStudy.run(
        experiment, workers: workers, progress: { progress.show(own + $0 * each) },
        isCancelled: { interrupt.isRequested })
    }
  }

  /// Chooses settings, if the experiment asks for it.
  private func tuning(
    of experiment: Experiment, _ progress: Progress, _ place: ReportFolder, _ interrupt: Interrupt
  ) async throws(Failure) -> TuningResults? {
    let (before, rest) = (parts.own + parts.scenarios, 1 - parts.own - parts.scenarios)
    return try await interruptible(progress, place) { () throws(Runner.Stop) in
      try await TuningStudy.run(
        experiment, workers: workers, progress: { progress.show(before + $0 * rest) },
        isCancelled: { interrupt.isRequested })
    }
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

  /// Puts the articles' statements to the test, if the experiment asks for it.
  private func claims(
    _ progress: Progress, _ place: ReportFolder, _ interrupt: Interrupt
  ) async throws(Failure) -> [ClaimRow] {
    guard experiment.testsClaims else { return [] }
    return try await interruptible(progress, place) { () throws(Runner.Stop) in
      try await ClaimStudy.run(
        experiment: experiment, workers: workers, progress: { progress.show($0) },
        isCancelled: { interrupt.isRequested })
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

  private func conclude(
    _ results: StudyResults, _ place: ReportFolder, elapsed: Double, changed: Bool
  ) {
    Console.print(ReportFiles.summary(results))
    let rate = Double(results.experiment.swipes) / max(elapsed, 1e-6) / 1e6
    Console.note(
      "\(changed ? "wrote" : "unchanged:") \(place.destination)/report.md"
        + " (\(Progress.text(elapsed)), \(Double(Int(rate * 100)) / 100) million swipes/s)")
  }
}
