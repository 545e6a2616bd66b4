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

/// A report folder as what its report is rendered from: the experiment and its counts.
package struct StoredStudy: Sendable {
  /// The experiment, which reads the same wherever it lies.
  static let experimentName = "experiment.json"
  /// Every count, as `CountArchive` writes them.
  static let countsName = "counts.bin"
  static let meanings = [
    (experimentName, "The experiment on its own: `run` takes it anywhere."),
    (countsName, "Every count, from which `swipelab report` renders the folder again."),
    (
      AdviceNotes.fileName,
      "What `swipelab advise` says of the answer, and each person's own figures."
    ),
  ]
  /// Larger than any file but the counts that was ever made.
  private static let largest = 1 << 26

  package let experiment: Experiment
  /// What to type to repeat it.
  let command: String
  /// SHA-256 of the manifest.
  package let digest: String
  /// What made it.
  let environment: [(name: String, value: String)]
  let counts: [UInt8]
  /// Claims and complaints; empty where they were not tested.
  let claims: ClaimRows
  /// What `advise` says; empty of all other experiments.
  let advice: AdviceNotes
  /// Swipes that are shown; nil where none are.
  let examples: [RecordedSwipe]?
  private let folder: String

  /// Reads a report folder, and checks every file that is used against the manifest's digest.
  ///
  /// - Parameter limit: what the run may take; counts that could only be of a larger one are
  ///   refused.
  /// - Throws: what is missing, was changed, or is of another version than this program reads.
  package init(_ folder: String, limit: Experiment.Limit = Experiment.Limit()) throws(Diagnostics) {
    self.folder = folder
    let manifest = try StoredManifest(of: folder)
    (command, environment, digest) = (manifest.command, manifest.environment, manifest.digest)
    func path(_ name: String) -> String { PathParts.join(folder, name) }
    // A file of the folder that has the digest of the manifest; else what to run again.
    func read(_ name: String, limit: Int = Self.largest) throws(Diagnostics) -> [UInt8] {
      let again = "run it again: \(manifest.command)"
      let bytes: [UInt8]
      do throws(FileFailure) {
        bytes = try FileBytes.load(path: path(name), limit: limit, isFound: true)
      } catch {
        throw Diagnostics(
          file: path(name), "it cannot be read: \(error.reason)",
          hint:
            "a run writes it beside the tables (too large ones are left out of version control);"
            + " \(again)")
      }
      guard SHA256.hexDigest(bytes) == manifest.digests[name] else {
        throw Diagnostics(
          file: path(name), "it is not the file that the manifest lists", hint: again)
      }
      return bytes
    }
    var experiment = try Experiment.stored(
      read(Self.experimentName), file: path(Self.experimentName), name: manifest.name,
      digest: manifest.experimentDigest, command: manifest.command, limit: limit)
    counts = try read(Self.countsName, limit: Experiment.Limit.counts(of: experiment))
    var claims = ClaimRows()
    if experiment.testsClaims {
      let name = ClaimRow.table.fileName
      claims.articles = try ClaimRow.read(read(name), file: path(name))
    }
    if experiment.playsCases {
      let name = CaseRow.table.fileName
      claims.cases = try CaseRow.read(read(name), file: path(name))
    }
    self.claims = claims
    let notes = AdviceNotes.fileName
    advice =
      manifest.digests[notes] == nil
      ? AdviceNotes() : AdviceNotes(JSONText(try JSONNode.parse(read(notes), file: notes)))
    experiment.recorded = advice.recorded(around: experiment.population)
    self.experiment = experiment
    let touches = Examples.fileName
    examples =
      manifest.digests[touches] == nil
      ? nil : try TouchFileReader.swipes(in: read(touches), file: path(touches))
  }

  /// What is said where the counts are not those that the experiment has.
  var otherCounts: Diagnostics {
    Diagnostics(
      file: PathParts.join(folder, Self.countsName),
      "these are not counts of this experiment, or another version of swipelab made them",
      hint: "run it again: \(command)")
  }
}
