package import ExperimentFiles
import Findings
import Recordings
package import StrictFiles
import Study

/// A report folder as what its report is rendered from: the experiment and its counts.
package struct StoredStudy: Sendable {
  /// The experiment, which reads the same wherever it lies.
  static let experimentName = "experiment.json"
  /// Every count, as `CountArchive` writes them.
  static let countsName = "counts.bin"
  /// What the two hold.
  static let meanings = [
    (name: experimentName, meaning: "The experiment on its own: `run` takes it anywhere."),
    (
      name: countsName,
      meaning: "Every count, from which `swipelab report` renders the folder again."
    ),
    (
      name: AdviceNotes.fileName,
      meaning: "What `swipelab advise` says of the answer, and each person's own figures."
    ),
  ]
  /// Larger than any file but the counts that was ever made.
  private static let largest = 1 << 26

  /// What was run.
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
    let bytes = try Self.read(Self.experimentName, in: folder, manifest)
    let path = PathParts.join(folder, Self.experimentName)
    var experiment = try Experiment.stored(
      bytes, file: path, name: manifest.name, digest: manifest.experimentDigest,
      command: manifest.command, limit: limit)
    counts = try Self.read(
      Self.countsName, in: folder, manifest, limit: Experiment.Limit.counts(of: experiment))
    var claims = ClaimRows()
    if experiment.testsClaims {
      claims.articles = try ClaimRow.read(
        try Self.read(ClaimRow.table.fileName, in: folder, manifest),
        file: PathParts.join(folder, ClaimRow.table.fileName))
    }
    if experiment.playsCases {
      claims.cases = try CaseRow.read(
        try Self.read(CaseRow.table.fileName, in: folder, manifest),
        file: PathParts.join(folder, CaseRow.table.fileName))
    }
    self.claims = claims
    let notes = AdviceNotes.fileName
    advice =
      manifest.digests[notes] == nil
      ? AdviceNotes()
      : AdviceNotes(
        JSONText(try JSONNode.parse(try Self.read(notes, in: folder, manifest), file: notes)))
    experiment.recorded = advice.recorded(around: experiment.population)
    self.experiment = experiment
    examples =
      manifest.digests[Examples.fileName] == nil
      ? nil
      : try TouchFileReader.swipes(
        in: try Self.read(Examples.fileName, in: folder, manifest),
        file: PathParts.join(folder, Examples.fileName))
  }

  /// What is said where the counts are not those that the experiment has.
  var otherCounts: Diagnostics {
    Self.remark(
      PathParts.join(folder, Self.countsName),
      "these are no counts of this experiment, or another version of swipelab counts otherwise",
      "run it again: \(command)")
  }

  /// A file of the folder that is what the manifest says.
  private static func read(
    _ name: String, in folder: String, _ manifest: StoredManifest, limit: Int = largest
  ) throws(Diagnostics) -> [UInt8] {
    let path = PathParts.join(folder, name)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.load(path: path, limit: limit, isFound: true)
    } catch {
      throw remark(
        path, "there is none that can be read: \(error.reason)",
        "a run writes it beside the tables (too large ones are left out of version control); run"
          + " it again: \(manifest.command)")
    }
    guard SHA256.hexDigest(bytes) == manifest.digests[name] else {
      throw remark(
        path, "it is not the file that the manifest lists", "run it again: \(manifest.command)")
    }
    return bytes
  }

  private static func remark(_ path: String, _ message: String, _ hint: String) -> Diagnostics {
    Diagnostics(Diagnostic(file: path, message, hint: hint))
  }
}
