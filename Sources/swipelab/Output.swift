import ExperimentFiles
import Findings
import Reporting
import StrictFiles

/// Where the result of a verb goes: the file of `--out`, or standard output.
///
/// Open it once the inputs are read, so that it cannot be one of them. What is not committed leaves
/// no trace when the program ends.
struct Output {
  private let file: OutputFile
  private let option: String?

  /// Opens the file before the work, so that a wrong place fails at once.
  init(_ arguments: ParsedArguments) throws {
    let path = arguments.string("--out")
    option = path == nil ? nil : "--out"
    file = try Failure.naming(option) {
      try OutputFile(replacing: path ?? FileBytes.standardStream)
    }
  }

  /// Writes a whole result.
  @discardableResult init(_ arguments: ParsedArguments, _ bytes: [UInt8]) throws {
    try self.init(arguments)
    try write(bytes)
    try commit()
  }

  /// The file, as the user named it.
  var name: String { file.destination }
  /// Whether bytes go where they cannot be taken back.
  var isStream: Bool { file.isStream }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws { try Failure.naming(option) { try file.append(bytes) } }

  /// Hands over what a table holds once it is much: few enough bytes to stay in the processor's
  /// cache.
  func takeMuch(_ csv: inout CSVWriter) throws {
    guard csv.bytes.count >= 1 << 17 else { return }
    try write(csv.bytes)
    csv.removeWritten()
  }

  /// Puts the file in place.
  func commit() throws { try Failure.naming(option) { try file.commit() } }
}

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
  init(_ name: String, in folder: String) throws {
    self.folder = folder
    let destination = folder + "/" + name
    self.destination = destination
    StagedFolder.recover(destination)
    staged = try Failure.naming("--out") { try StagedFolder(replacing: destination) }
  }

  /// SHA-256 of the manifest of the report that is there; nil where there is none.
  var manifestDigest: String? { Manifest.digest(in: destination) }

  /// Puts a report in place, and its line into the index; a report that is there already and
  /// differs at most in what made it is left untouched.
  ///
  /// - Parameters:
  ///   - files: the files by name; the manifest comes last.
  ///   - source: SHA-256 of the manifest of the report here from which they were made, or nil.
  /// - Returns: what to say of it: `wrote out/quickstart/report.md`.
  func publish(
    _ files: [(name: String, bytes: [UInt8])], of source: String? = nil
  ) throws -> String {
    let changed = try Failure.naming("--out") { try write(files, of: source) }
    let note = "\(changed ? "wrote" : "unchanged:") \(destination)/report.md"
    do {
      try ReportIndex.update(folder: folder)
    } catch {
      let failure = Failure(error, option: "--out")
      throw Failure(
        failure.status, "\(note)\n\(failure.message)\nthe index does not list this report")
    }
    return note
  }

  private func write(
    _ files: [(name: String, bytes: [UInt8])], of source: String?
  ) throws(FileFailure) -> Bool {
    if StoredReports.holds(files, in: destination, ignoring: [Manifest.fileName]),
      Manifest.sameResult(at: destination + "/" + Manifest.fileName, as: files.last?.bytes ?? [])
    {
      staged.discard()
      return false
    }
    for file in files { try staged.write(file.bytes, to: file.name) }
    // Whoever has run the experiment again meanwhile is right.
    if let source, source != manifestDigest {
      throw FileFailure.refusal(
        destination, "another report was put here meanwhile and is kept",
        remedy: "render it again")
    }
    try staged.commit()
    return true
  }
}
