import ExperimentFiles
import StrictFiles
import TrialStatistics

/// A report folder as a comparison reads it.
struct StoredRun: Sendable {
  /// The folder as the user named it.
  let folder: String
  let manifest: StoredManifest
  let rates: StoredRates
  /// Its batches of participants; nil where the folder has none, such as one that is kept without
  /// its large tables.
  let batches: [RateKey: ClusterSums]?
  /// What it recommends; none where it chose nothing.
  let recommendations: [StoredRecommendation]

  /// Reads a folder.
  ///
  /// - Throws: why it is no report folder, or everything wrong in its files.
  static func load(_ folder: String) throws(Diagnostics) -> StoredRun {
    InputFiles.note(folder)
    let names: [String]
    do throws(FileFailure) {
      names = try FolderListing.names(in: folder)
    } catch {
      let isThere = PathParts(folder)?.exists == true
      throw refusal(
        folder,
        FolderListing.isFolder(folder)
          ? error.reason : isThere ? "this is no folder" : "there is no such folder")
    }
    let listed = ReportContents.listed(in: folder) ?? []
    let rateName = RateRow.table.fileName
    if listed.contains(rateName), !names.contains(rateName) {
      throw Diagnostics(
        file: folder, "the folder lacks \(rateName), which its \(Manifest.fileName) lists",
        hint: "run the command that manifest.json records")
    }
    for name in [Manifest.fileName, rateName] where !names.contains(name) {
      throw refusal(folder, "the folder has no \(name), so it holds no rates to compare")
    }
    var problems: [Diagnostic] = []
    let manifest = problems.reading { () throws(Diagnostics) in
      let path = PathParts.join(folder, Manifest.fileName)
      return try StoredManifest(JSONNode.load(path: path, isFound: true), file: path)
    }
    func table(_ name: String) throws(Diagnostics) -> CSVReader {
      let csv = try CSVReader.load(path: PathParts.join(folder, name), isFound: true)
      if let digest = manifest?.digests[name], csv.digest != digest {
        throw Diagnostics(
          file: csv.file, "the file is not the one whose digest \(Manifest.fileName) lists",
          hint: "run the command that manifest.json records")
      }
      return csv
    }
    let rates = problems.reading { () throws(Diagnostics) in
      try StoredRates(table(rateName))
    }
    var batches: [RateKey: ClusterSums]?
    if let rates, names.contains(BatchRow.table.fileName) {
      batches = problems.reading { () throws(Diagnostics) in
        try rates.batches(table(BatchRow.table.fileName))
      }
    }
    var recommendations: [StoredRecommendation]?
    if let manifest, names.contains(Choice.table.fileName) {
      recommendations = problems.reading { () throws(Diagnostics) in
        try StoredRecommendation.all(
          in: table(Choice.table.fileName), limit: manifest.falseTriggerLimit)
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    guard let manifest, let rates else { throw refusal(folder, "the folder cannot be read") }
    return StoredRun(
      folder: folder, manifest: manifest, rates: rates, batches: batches,
      recommendations: recommendations ?? [])
  }

  private static func refusal(_ folder: String, _ message: String) -> Diagnostics {
    let inner = StoredReports.names(in: folder).prefix(3).map { PathParts.join(folder, $0) }
    return Diagnostics(
      file: folder, message,
      hint: inner.isEmpty
        ? "name a report folder that a run wrote, such as Reports/quickstart"
        : "name one of its report folders, such as \(inner.joined(separator: ", "))")
  }
}
