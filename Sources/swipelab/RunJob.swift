import Experimentation
import Reporting

/// One experiment from start to report folder.
struct RunJob {
  let experiment: Experiment
  let command: String
  let folder: String
  let workers: Int
  let isQuiet: Bool

  private var destination: String { folder + "/" + experiment.name }

  /// Runs, and puts the report in place whole; on any failure the old report stays as it was.
  func run(_ interrupt: Interrupt) async throws(Failure) {
    let staged = try stage()
    if !isQuiet { announce() }
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let counts: StudyCounts
    do throws(Runner.Stop) {
      counts = try await Runner.run(
        experiment, workers: workers, progress: { progress.show($0) },
        isCancelled: { interrupt.isRequested })
    } catch {
      progress.finish()
      staged.discard()
      throw Failure(.interrupted, "interrupted; nothing was written")
    }
    progress.finish()
    let results = StudyResults(experiment, counts)
    let changed: Bool
    do throws(FileFailure) {
      changed = try write(results, to: staged)
      try ReportIndex.update(folder: folder)
    } catch {
      staged.discard()
      throw Failure(error)
    }
    if !isQuiet { conclude(results, elapsed: progress.elapsed, changed: changed) }
  }

  /// Opens the place for the report, so that a wrong place fails before the work.
  private func stage() throws(Failure) -> StagedFolder {
    do throws(FileFailure) {
      _ = StagedFolder.removeStalePartials(of: destination)
      return try StagedFolder(replacing: destination)
    } catch {
      throw Failure(error, option: "--out")
    }
  }

  private func announce() {
    let plan = "\(experiment.conditions.count) conditions x \(experiment.policies.count) policies"
    Console.note(
      "\(experiment.name): \(plan), \(experiment.participants) people, \(experiment.swipes) swipes,"
        + " seed \(experiment.seed)")
    if Environment.isDebugBuild {
      Console.note(
        "warning: this is a debug build, many times slower; the numbers are the same. Use"
          + " `swift run -c release swipelab ...`")
    }
  }

  /// Writes the report; a report that is there already and differs at most in what made it is left
  /// untouched.
  ///
  /// - Returns: whether the folder changed.
  private func write(_ results: StudyResults, to staged: StagedFolder) throws(FileFailure) -> Bool {
    let files = ReportFiles.all(
      results, command: command, environment: Environment.description)
    for file in files { try staged.write(file.bytes, to: file.name) }
    if staged.sameContent(as: destination, ignoring: [Manifest.fileName]),
      Manifest.sameResult(
        at: destination + "/" + Manifest.fileName, as: files.last?.bytes ?? [])
    {
      staged.discard()
      return false
    }
    try staged.commit()
    return true
  }

  private func conclude(_ results: StudyResults, elapsed: Double, changed: Bool) {
    Console.print(ReportFiles.summary(results))
    let rate = Double(experiment.swipes) / max(elapsed, 1e-6) / 1e6
    Console.note(
      "\(changed ? "wrote" : "unchanged:") \(destination)/report.md"
        + " (\(Progress.text(elapsed)), \(Double(Int(rate * 100)) / 100) million swipes/s)")
  }
}
