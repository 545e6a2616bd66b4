package import StrictFiles
import SwipeSimulation

/// The recorded sets in a folder: every table of strokes or touches is one.
package struct RecordingFolder: Sendable {
  /// The figures of each set, by the name of its file.
  package let sets: [SetFigures]
  /// The files that were read, in order, with the digests of their bytes.
  package let files: [(name: String, digest: String)]
  /// CSV files with other columns, which were passed over.
  package let ignored: [String]
  /// Remarks on the files, with their places.
  package let warnings: [Diagnostic]

  /// Reads every `*.csv` of a folder whose header has the columns of `strokes.csv`
  /// (`RecordedStroke.columns`) or of `touches.csv`.
  ///
  /// A participant's name means one person throughout a file. Files that name the recording of each
  /// swipe are one set, as of people who recorded themselves.
  ///
  /// - Throws: every problem of every file; also a folder that cannot be read or holds no such
  ///   file.
  package static func load(path: String) throws(Diagnostics) -> RecordingFolder {
    var sets: [SetFigures] = []
    var files: [(name: String, digest: String)] = []
    var ignored: [String] = []
    var together: [TouchFileReader] = []
    var (problems, warnings): ([Diagnostic], [Diagnostic]) = ([], [])
    func add(_ name: String, _ readers: [TouchFileReader]) throws(Diagnostics) {
      var (touches, tally) = (TouchFiles(readers), SetTally())
      while let swipe = try touches.next() {
        if let kind = kind(swipe.intent) { tally[kind, swipe.participant].add(swipe.samples) }
      }
      sets.append(SetFigures(name: name, tally))
      warnings += touches.warnings
    }
    for csv in try TouchFiles.tables(in: path) {
      let name = csv.file.split(separator: "/").last.map(String.init) ?? ""
      let title = String(name.dropLast(4))
      do throws(Diagnostics) {
        if let problem = csv.wrongSeparator(RecordedStroke.columns + RecordedSwipe.columns) {
          throw Diagnostics(problem)
        }
        if Set(RecordedStroke.columns).isSubset(of: csv.header) {
          let (strokes, remarks) = try RecordedStroke.read(csv)
          var tally = SetTally()
          for stroke in strokes {
            if let kind = kind(stroke.intent) {
              tally[kind, stroke.participant].add(stroke.features)
            }
          }
          sets.append(SetFigures(name: title, tally))
          warnings += remarks
        } else if Set(RecordedSwipe.columns).isSubset(of: csv.header) {
          let reader = try TouchFileReader(csv)
          if reader.hasRecordings { together.append(reader) } else { try add(title, [reader]) }
        } else {
          ignored.append(name)
          continue
        }
        files.append((name, csv.digest))
      } catch {
        problems += error.list
      }
    }
    problems.reading { () throws(Diagnostics) in
      if together.count == 1 { try add(TouchFiles.name(ofFile: together[0].file), together) }
      if together.count > 1 { try add(PathParts(path)?.name ?? "recordings", together) }
    }
    if let errors = Diagnostics(problems) { throw errors }
    guard !files.isEmpty else {
      throw Diagnostics(
        file: path, "the folder holds no recordings",
        hint: "put .csv files there with the columns of strokes.csv or touches.csv")
    }
    return RecordingFolder(sets: sets, files: files, ignored: ignored, warnings: warnings)
  }

  private static func kind(_ intent: String) -> SwipeKind? {
    SwipeKind.allCases.first { $0.intent.rawValue == intent }
  }
}
