public import StrictFiles
import SwipeSimulation

/// The recorded sets in a folder: every table of strokes or touches is one.
public struct RecordingFolder: Sendable {
  /// The figures of each set, by the name of its file.
  public let sets: [SetFigures]
  /// The files that were read, in order, with the digests of their bytes.
  public let files: [(name: String, digest: String)]
  /// CSV files with other columns, which were passed over.
  public let ignored: [String]
  /// Remarks on the files, with their places.
  public let warnings: [Diagnostic]

  /// Reads every `*.csv` of a folder whose header has the columns of `strokes.csv`
  /// (`RecordedStroke.columns`) or of `touches.csv`.
  ///
  /// A participant's name means one person throughout a file.
  ///
  /// - Throws: every problem of every file; also a folder that cannot be read or holds no such
  ///   file.
  public static func load(path: String) throws(Diagnostics) -> RecordingFolder {
    let names: [String]
    do throws(FileFailure) {
      names = try FolderListing.all(in: path)
    } catch {
      throw Diagnostics(
        Diagnostic(file: path, error.reason, hint: "name a folder of recordings"))
    }
    var sets: [SetFigures] = []
    var files: [(name: String, digest: String)] = []
    var ignored: [String] = []
    var (problems, warnings): ([Diagnostic], [Diagnostic]) = ([], [])
    for name in names where name.hasSuffix(".csv") {
      let file = PathParts.join(path, name)
      do throws(Diagnostics) {
        let bytes = try TextInput.read(
          path: file, limit: CSVReader.defaultSizeLimit, isFound: true)
        guard let more = try read(CSVReader(bytes, file: file)) else {
          ignored.append(name)
          continue
        }
        sets.append(SetFigures(name: String(name.dropLast(4)), more.tally))
        warnings += more.warnings
        files.append((name, SHA256.hexDigest(bytes)))
      } catch {
        problems += error.list
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    guard !files.isEmpty else {
      throw Diagnostics(
        Diagnostic(
          file: path, "the folder holds no recordings",
          hint: "put .csv files there with the columns of strokes.csv or touches.csv"))
    }
    return RecordingFolder(sets: sets, files: files, ignored: ignored, warnings: warnings)
  }

  /// What the strokes of one file add up to; nil when its header is that of neither table.
  private static func read(
    _ csv: CSVReader
  ) throws(Diagnostics) -> (tally: SetTally, warnings: [Diagnostic])? {
    if let problem = csv.wrongSeparator(RecordedStroke.columns + RecordedSwipe.columns) {
      throw Diagnostics(problem)
    }
    var tally = SetTally()
    func kind(_ intent: String) -> SwipeKind? {
      SwipeKind.allCases.first { $0.intent.rawValue == intent }
    }
    if Set(RecordedStroke.columns).isSubset(of: csv.header) {
      let (strokes, warnings) = try RecordedStroke.read(csv)
      for stroke in strokes {
        if let kind = kind(stroke.intent) { tally[kind, stroke.participant].add(stroke.features) }
      }
      return (tally, warnings)
    }
    guard Set(RecordedSwipe.columns).isSubset(of: csv.header) else { return nil }
    var reader = try TouchFileReader(csv)
    while let swipe = try reader.next() {
      if let kind = kind(swipe.intent) { tally[kind, swipe.participant].add(swipe.samples) }
    }
    return (tally, reader.warnings)
  }
}
