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
  /// A participant's name means one person throughout a file. Files that name the recording of each
  /// swipe are one set, as of people who recorded themselves.
  ///
  /// - Throws: every problem of every file; also a folder that cannot be read or holds no such
  ///   file.
  public static func load(path: String) throws(Diagnostics) -> RecordingFolder {
    var sets: [SetFigures] = []
    var files: [(name: String, digest: String)] = []
    var ignored: [String] = []
    var together: [TouchFileReader] = []
    var (problems, warnings): ([Diagnostic], [Diagnostic]) = ([], [])
    func add(_ name: String, _ tally: SetTally, _ remarks: [Diagnostic]) {
      sets.append(SetFigures(name: name, tally))
      warnings += remarks
    }
    for csv in try TouchFiles.tables(in: path) {
      let name = csv.file.split(separator: "/").last.map(String.init) ?? ""
      let title = String(name.dropLast(4))
      do throws(Diagnostics) {
        if let problem = csv.wrongSeparator(RecordedStroke.columns + RecordedSwipe.columns) {
          throw Diagnostics(problem)
        }
        if Set(RecordedStroke.columns).isSubset(of: csv.header) {
          let (tally, remarks) = try strokes(csv)
          add(title, tally, remarks)
        } else if Set(RecordedSwipe.columns).isSubset(of: csv.header) {
          let reader = try TouchFileReader(csv)
          if reader.hasRecordings {
            together.append(reader)
          } else {
            let (tally, remarks) = try touches(TouchFiles([reader]))
            add(title, tally, remarks)
          }
        } else {
          ignored.append(name)
          continue
        }
        files.append((name, csv.digest))
      } catch {
        problems += error.list
      }
    }
    if let first = together.first {
      do throws(Diagnostics) {
        let (tally, remarks) = try touches(TouchFiles(together))
        add(
          together.count == 1
            ? TouchFiles.name(ofFile: first.file) : PathParts(path)?.name ?? "recordings",
          tally, remarks)
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

  /// What the strokes of a table add up to.
  private static func strokes(
    _ csv: CSVReader
  ) throws(Diagnostics) -> (tally: SetTally, warnings: [Diagnostic]) {
    var tally = SetTally()
    let (strokes, warnings) = try RecordedStroke.read(csv)
    for stroke in strokes {
      if let kind = kind(stroke.intent) { tally[kind, stroke.participant].add(stroke.features) }
    }
    return (tally, warnings)
  }

  /// What touches add up to.
  private static func touches(
    _ source: TouchFiles
  ) throws(Diagnostics) -> (tally: SetTally, warnings: [Diagnostic]) {
    var (files, tally) = (source, SetTally())
    while let swipe = try files.next() {
      if let kind = kind(swipe.intent) { tally[kind, swipe.participant].add(swipe.samples) }
    }
    return (tally, files.warnings)
  }

  private static func kind(_ intent: String) -> SwipeKind? {
    SwipeKind.allCases.first { $0.intent.rawValue == intent }
  }
}
