import ArticleClaims
package import ExperimentFiles
package import Findings
import Recordings
package import StrictFiles
import Study

/// An experiment from its file to the files of its report.
///
/// Any number of concurrent workers, at least 1, gives the same. The environment is what makes the
/// report, for the manifest's block of that name.
package struct StudyReport: Sendable {
  /// What was found, of as many people as were asked in the end.
  package let results: StudyResults
  /// Paths inside the report folder with their bytes; the manifest comes last.
  package let files: [(name: String, bytes: [UInt8])]

  /// Makes and judges every swipe, those of claims and complaints included, and renders the report.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people.
  ///   - progress: called now and then with the share done, from any worker.
  ///   - command: what to type to repeat the run with so many people.
  package init(
    of experiment: Experiment, until goal: PrecisionGoal?, workers: Int,
    environment: [(name: String, value: String)],
    progress: @escaping @Sendable (Double) -> Void, command: (_ participants: Int) -> String
  ) async {
    let claims = await ClaimStudy.all(experiment: experiment, workers: workers, progress: progress)
    let counter = PassCounter(workers: workers, progress: progress)
    results = await StudyRun.results(
      of: experiment, until: goal, claims: claims, by: counter, workers: workers)
    files = await ReportFiles.all(
      results, counts: await counter.bytes, command: command(results.experiment.participants),
      environment: environment)
  }

  /// Renders what the parts of a run add up to: the very report of a run in one.
  ///
  /// - Throws: which part is not one of its run.
  package init(
    merging parts: PartFolder, of experiment: Experiment, command: String, workers: Int,
    environment: [(name: String, value: String)],
    progress: @escaping @Sendable (Double) -> Void
  ) async throws(Diagnostics) {
    let claims = await ClaimStudy.all(experiment: experiment, workers: workers, progress: progress)
    let counter = try parts.counter(of: experiment, workers: workers)
    var results = await StudyRun.results(
      of: experiment, claims: claims, by: counter, workers: workers)
    guard await counter.isReadWhole else { throw parts.others }
    if !results.rates.isEmpty, results.rates.allSatisfy({ $0.trials == 0 }) {
      throw Diagnostics(
        file: parts.path, "nobody is in these parts",
        hint: "there are more shards than blocks of people; run the others too")
    }
    results.missingShards = parts.missing(experiment)
    results.shards = parts.run?.shard.count ?? 1
    self.results = results
    files = await ReportFiles.all(
      results, counts: await counter.bytes, command: command, environment: environment)
  }

  /// Renders a stored report again, from its counts alone: no swipe is made.
  ///
  /// - Throws: what is missing, was changed, or is of another version than this program reads.
  package init(stored: StoredStudy, workers: Int) async throws(Diagnostics) {
    let counter = PassCounter(stored: stored.counts, workers: workers)
    var results = await StudyRun.results(
      of: stored.experiment, claims: stored.claims, by: counter, workers: workers)
    guard await counter.isReadWhole else { throw stored.otherCounts }
    results.advice = stored.advice
    self.results = results
    files = await ReportFiles.all(
      results, examples: stored.examples ?? [], counts: stored.counts, command: stored.command,
      environment: stored.environment)
  }
}
