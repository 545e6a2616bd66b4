import PopGesture
package import StrictFiles

/// Touch files that are read one after the other as if they were one.
///
/// Of several files, people and swipes of the same name stay apart, unless both files name the same
/// recording. A swipe that stands in several files is taken once, with a warning.
package struct TouchFiles: Sendable {
  /// What can be used but probably does not say what was meant, as far as was read.
  package var warnings: [Diagnostic] { found + readers.flatMap(\.warnings) }

  /// Whether swipes back run sideways, as far as was read.
  package private(set) var axes = AxisCheck()

  private var readers: [TouchFileReader]
  /// Names of the files, each another: what stands before those of their people and swipes.
  private let names: [String]
  private var place = 0
  private var found: [Diagnostic]
  private var problems: [Diagnostic] = []
  /// Which file has a swipe of a name, and which one of these very touches.
  private var fileOfName: [String: Int] = [:]
  private var fileOfTouches: [Int: Int] = [:]
  /// How many swipes of the current file stand in each earlier one too.
  private var repeated: [Int: Int] = [:]

  /// - Parameter warnings: what was noticed before.
  init(_ readers: [TouchFileReader], warnings: [Diagnostic] = []) {
    self.readers = readers
    found = warnings
    var taken: [String: Int] = [:]
    names = readers.map { reader in
      let name = Self.name(ofFile: reader.file)
      taken[name, default: 0] += 1
      let count = taken[name, default: 1]
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  /// Opens files, and those of folders that hold touches.
  ///
  /// - Throws: every problem of a file or folder as a whole.
  package static func load(
    paths: [String], names: TouchNames = .unasked
  ) throws(Diagnostics) -> TouchFiles {
    var readers: [TouchFileReader] = []
    var (problems, warnings): ([Diagnostic], [Diagnostic]) = ([], [])
    for path in paths {
      do throws(Diagnostics) {
        guard FolderListing.isFolder(path) else {
          readers.append(try TouchFileReader(CSVReader.load(path: path), names: names))
          continue
        }
        var isEmpty = true
        for csv in try tables(in: path) {
          if hasTouches(csv) {
            isEmpty = false
            readers.append(try TouchFileReader(csv, names: names))
          } else {
            warnings.append(
              Diagnostic(.warning, file: csv.file, "the file has other columns; it is left out"))
          }
        }
        if isEmpty {
          throw Diagnostics(
            file: path, "the folder holds no touch files",
            hint: "put .csv files there with the columns \(required)")
        }
      } catch {
        problems += error.list
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    return TouchFiles(readers, warnings: warnings)
  }

  private static let required = RecordedSwipe.required.joined(separator: ",")

  private static func hasTouches(_ csv: CSVReader) -> Bool {
    Set(RecordedSwipe.required).isSubset(of: csv.header)
  }

  static func tables(in folder: String) throws(Diagnostics) -> [CSVReader] {
    let names: [String]
    do throws(FileFailure) {
      names = try FolderListing.names(in: folder)
    } catch {
      throw Diagnostics(file: folder, error.reason, hint: "name a folder of recordings")
    }
    var problems: [Diagnostic] = []
    let tables = names.filter { $0.hasSuffix(".csv") }.compactMap { name in
      problems.reading { () throws(Diagnostics) in
        try CSVReader.load(path: PathParts.join(folder, name), isFound: true)
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
    return tables
  }

  /// The name of a file without its folder and ending.
  static func name(ofFile path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
  }

  /// The next swipe; nil at the end.
  ///
  /// - Throws: at the end, every problem found.
  package mutating func next() throws(Diagnostics) -> RecordedSwipe? {
    while place < readers.count {
      do throws(Diagnostics) {
        while let swipe = try readers[place].next() {
          guard let own = admit(swipe) else { continue }
          axes.add(own)
          return own
        }
      } catch {
        problems += error.list
      }
      for (earlier, count) in repeated.sorted(by: { $0.key < $1.key }) {
        found.append(
          Diagnostic(
            .warning, file: readers[place].file,
            "\(count) \(count == 1 ? "swipe stands" : "swipes stand") in \(readers[earlier].file)"
              + " too, and \(count == 1 ? "is" : "are") taken once"))
      }
      repeated = [:]
      place += 1
    }
    if let errors = Diagnostics(problems) { throw errors }
    return nil
  }

  /// A swipe under names that no other file has; nil where an earlier file holds it.
  private mutating func admit(_ swipe: RecordedSwipe) -> RecordedSwipe? {
    if readers.count == 1 { return swipe }
    var hasher = Hasher()
    for text in [swipe.recording, swipe.participant, swipe.identifier] { hasher.combine(text) }
    for sample in swipe.samples {
      for number in [sample.time, sample.x, sample.y] { hasher.combine(number) }
    }
    if let earlier = fileOfTouches.updateValue(place, forKey: hasher.finalize()) {
      repeated[earlier, default: 0] += 1
      return nil
    }
    var own = swipe
    let scope = swipe.recording.isEmpty ? names[place] : swipe.recording
    if swipe.recording.isEmpty { own.participant = "\(scope)/\(swipe.participant)" }
    if !swipe.identifier.hasPrefix("\(scope)-") { own.identifier = "\(scope)/\(swipe.identifier)" }
    let isWeighted = swipe.weight != nil
    let earlier = fileOfName.updateValue(place, forKey: own.identifier)
    guard !isWeighted, earlier == nil else {
      let problem =
        isWeighted
        ? Diagnostic(
          file: readers[place].file, "its swipes have weights, which are of one file alone",
          hint: "read it by itself")
        : Diagnostic(
          file: readers[place].file,
          "swipe \(quoted(swipe.identifier)) of recording \(quoted(swipe.recording)) has other"
            + " touches than in \(readers[earlier ?? place].file)",
          hint: "keep one of the files, or give each recording a code of its own")
      if !problems.contains(where: { $0.file == problem.file }) { problems.append(problem) }
      return nil
    }
    return own
  }
}
