import ArticleClaims
public import Findings
public import Study

/// An experiment from its file to the files of its report.
public struct StudyReport: Sendable {
  /// What was found, of as many people as were asked in the end.
  public let results: StudyResults
  /// Paths inside the report folder with their bytes; the manifest comes last.
  public let files: [(name: String, bytes: [UInt8])]

  /// Makes and judges every swipe, the articles' claims included, and renders the report.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - environment: what makes it, for the manifest's block of that name.
  ///   - progress: called now and then with the share done, from any worker.
  ///   - command: what to type to repeat the run with so many people.
  public init(
    of experiment: Experiment, until goal: PrecisionGoal?, workers: Int,
    environment: [(name: String, value: String)],
    progress: @escaping @Sendable (Double) -> Void, command: (_ participants: Int) -> String
  ) async {
    let claims =
      experiment.testsClaims
      ? await ClaimStudy.run(experiment: experiment, workers: workers, progress: progress) : []
    results = await StudyRun.results(
      of: experiment, until: goal, claims: claims, workers: workers, progress: progress)
    files = await ReportFiles.all(
      results, command: command(results.experiment.participants), environment: environment)
  }
}
