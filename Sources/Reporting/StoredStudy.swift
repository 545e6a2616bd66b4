import ArticleClaims
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
