import ExperimentFiles
import Findings
import Reporting
import StrictFiles

/// One report folder in the making: its place is found before the work, and the report put there
/// whole after it.
///
/// What is not published leaves no trace when the program ends.
struct ReportFolder {
  /// The folder of reports.
  let folder: String
  /// Where the report goes.
  let destination: String
  private let staged: StagedFolder

  /// Opens the place for a report, so that a wrong place fails before the work.
  init(_ name: String, in folder: String) throws(Failure) {
    self.folder = folder
    destination = folder + "/" + name
    do throws(FileFailure) {
      StagedFolder.recover(destination)
      staged = try StagedFolder(replacing: destination)
    } catch {
      throw Failure(error, option: "--out")
    }
  }

  /// SHA-256 of the manifest of the report that is there; nil where there is none.
  var manifestDigest: String? { Manifest.digest(in: destination) }

  /// Puts a report in place, and its line into the index; a report that is there already and
  /// differs at most in what made it is left untouched.
  ///
  /// - Parameters:
  ///   - files: the files by name; the manifest comes last.
  ///   - source: SHA-256 of the manifest of the report here from which they were made; nil where
  ///     they were made of another.
  /// - Returns: what to say of it: `wrote out/quickstart/report.md`.
  func publish(
    _ files: [(name: String, bytes: [UInt8])], of source: String? = nil
  ) throws(Failure) -> String {
    let note: String
    do throws(FileFailure) {
      let changed = try write(files, of: source)
      note = "\(changed ? "wrote" : "unchanged:") \(destination)/report.md"
    } catch {
      throw Failure(error, option: "--out")
    }
    do throws(FileFailure) {
      try ReportIndex.update(folder: folder)
    } catch {
      let failure = Failure(error, option: "--out")
      throw Failure(
        failure.status, "\(note)\n\(failure.message)\nthe index does not have the report")
    }
    return note
  }

  private func write(
    _ files: [(name: String, bytes: [UInt8])], of source: String?
  ) throws(FileFailure) -> Bool {
    if StoredReports.holds(files, in: destination, ignoring: [Manifest.fileName]),
      Manifest.sameResult(
        at: destination + "/" + Manifest.fileName, as: files.last?.bytes ?? [])
    {
      staged.discard()
      return false
    }
    for file in files { try staged.write(file.bytes, to: file.name) }
    // Whoever has run the experiment again meanwhile is right.
    if let source, source != manifestDigest {
      throw FileFailure(
        .refused, path: destination, reason: "another report was put here meanwhile, which stays",
        remedy: "render it again")
    }
    try staged.commit()
    return true
  }
}
