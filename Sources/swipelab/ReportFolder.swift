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

  /// Puts a report in place, and its line into the index; a report that is there already and
  /// differs at most in what made it is left untouched.
  ///
  /// - Parameter files: the files by name; the manifest comes last.
  /// - Returns: what to say of it: `wrote out/quickstart/report.md`.
  func publish(_ files: [(name: String, bytes: [UInt8])]) throws(Failure) -> String {
    do throws(FileFailure) {
      let changed = try write(files)
      try ReportIndex.update(folder: folder)
      return "\(changed ? "wrote" : "unchanged:") \(destination)/report.md"
    } catch {
      throw Failure(error, option: "--out")
    }
  }

  private func write(_ files: [(name: String, bytes: [UInt8])]) throws(FileFailure) -> Bool {
    if StoredReports.holds(files, in: destination, ignoring: [Manifest.fileName]),
      Manifest.sameResult(
        at: destination + "/" + Manifest.fileName, as: files.last?.bytes ?? [])
    {
      staged.discard()
      return false
    }
    for file in files { try staged.write(file.bytes, to: file.name) }
    try staged.commit()
    return true
  }
}
