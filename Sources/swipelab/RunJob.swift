import Experimentation
import Reporting

/// One experiment from start to report folder.
struct RunJob {
  let experiment: Experiment
  let command: String
  let folder: String
  let workers: Int
  let isQuiet: Bool

  /// Runs, and puts the report in place whole; on any failure the old report stays as it was.
  func run(_ interrupt: Interrupt) async throws(Failure) {
    let place = try ReportFolder(experiment.name, in: folder)
    if !isQuiet { announce() }
    let progress = Progress(experiment.name, isQuiet: isQuiet)
    let counts: StudyCounts
    do throws(Runner.Stop) {
      counts = try await Runner.run(
        experiment, workers: workers, progress: { progress.show($0) },
        isCancelled: { interrupt.isRequested })
    } catch {
      progress.finish()
      place.discard()
      throw Failure(.interrupted, "interrupted; nothing was written")
    }
    let claims = try await claims(progress, place, interrupt)
    progress.finish()
    let results = StudyResults(experiment, counts, claims: claims)
    let files = await ReportFiles.all(
      results, command: command, environment: Environment.description)
    let changed = try place.publish(files)
    if !isQuiet { conclude(results, place, elapsed: progress.elapsed, changed: changed) }
  }

  /// Puts the articles' statements to the test, if the experiment asks for it.
  private func claims(
    _ progress: Progress, _ place: ReportFolder, _ interrupt: Interrupt
  ) async throws(Failure) -> [ClaimRow] {
    guard experiment.testsClaims else { return [] }
    do throws(Runner.Stop) {
      return try await ClaimStudy.run(
        experiment: experiment, workers: workers, progress: { progress.show($0) },
        isCancelled: { interrupt.isRequested })
    } catch {
      progress.finish()
      place.discard()
      throw Failure(.interrupted, "interrupted; nothing was written")
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
    let rate = Double(experiment.swipes) / max(elapsed, 1e-6) / 1e6
    Console.note(
      "\(changed ? "wrote" : "unchanged:") \(place.destination)/report.md"
        + " (\(Progress.text(elapsed)), \(Double(Int(rate * 100)) / 100) million swipes/s)")
  }
}
