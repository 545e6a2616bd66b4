import PopGesture
public import StrictFiles
import SwipeSimulation

extension FitRecording {
  /// Reads files: touches, a table of strokes with the columns of `RecordedStroke`, or touches in
  /// pixels.
  ///
  /// The files of a folder are one recording, and so are those that name the recording of each
  /// swipe; any other is one by itself.
  ///
  /// - Parameter panel: what pixels are, for such files.
  /// - Throws: every problem of a file, with its line.
  public static func load(
    paths: [String], panel: PixelPanel? = nil
  ) throws(Diagnostics) -> [FitRecording] {
    var recordings: [FitRecording] = []
    var together: [TouchFileReader] = []
    for path in paths {
      var recording = FitRecording()
      recording.name = TouchFiles.name(ofFile: path)
      if FolderListing.isFolder(path) {
        try recording.add(TouchFiles.load(paths: [path], names: .fitted))
      } else {
        let csv = try CSVReader.load(path: path)
        if csv.header.contains("x_px") {
          try recording.addPixels(csv, panel)
        } else if csv.header.contains("dx_pt") {
          try recording.addStrokes(csv)
        } else {
          let reader = try TouchFileReader(csv, names: .fitted)
          if reader.hasRecordings {
            together.append(reader)
            continue
          }
          try recording.add(TouchFiles([reader]))
        }
      }
      recordings.append(recording)
    }
    if let first = together.first {
      var recording = FitRecording()
      recording.name = TouchFiles.name(ofFile: first.file)
      try recording.add(TouchFiles(together))
      recordings.append(recording)
    }
    for place in recordings.indices { recordings[place].finish() }
    return recordings
  }

  /// The recording of swipes that were read before.
  init(_ swipes: [RecordedSwipe]) {
    self.init()
    name = "recorded"
    for swipe in swipes { add(swipe) }
    finish()
  }

  private mutating func add(_ source: TouchFiles) throws(Diagnostics) {
    var files = source
    while let swipe = try files.next() { add(swipe) }
    warnings += files.warnings + [files.axes.problem(file: name)].compactMap(\.self)
  }

  /// Touches that the system cancelled have no lift, and are left out.
  private mutating func add(_ swipe: RecordedSwipe) {
    let moves = swipe.samples.filter { $0.phase == .moved }
    for (before, after) in zip(moves, moves.dropFirst()) where after.time > before.time {
      intervals.append(TouchSample.elapsed(from: before.time, to: after.time))
    }
    guard swipe.samples.last?.phase == .ended, let stroke = RecordedStroke(swipe) else { return }
    if swipe.intent == Intent.popAbort.rawValue {
      aborts.add(swipe.samples, of: swipe.participant)
    }
    add(stroke, screen: swipe.screen, density: swipe.millimetresPerPoint)
  }

  private mutating func addStrokes(_ table: CSVReader) throws(Diagnostics) {
    let (strokes, remarks) = try RecordedStroke.read(table)
    for stroke in strokes { add(stroke, screen: "") }
    warnings += remarks
  }
}

/// A panel whose touches were recorded in pixels.
public struct PixelPanel: Sendable, Equatable {
  /// Pixels per inch.
  public let density: Double
  /// Width of the view in pixels.
  public let width: Double

  /// Describes a panel; both numbers are above 0.
  public init(density: Double, width: Double) {
    (self.density, self.width) = (density, width)
  }

  /// pt per pixel, a pt being as large as on the panels of the paging recordings.
  var pointsPerPixel: Double { 25.4 / density / FitRecording.assumedPoint }
}

/// Recordings in pixels, with phases `down`, `move` and `up` and times in ms.
extension FitRecording {
  /// The columns of such a file, by which it is known.
  static let pixelColumns = ["user", "stroke", "phase", "time_ms", "x_px", "y_px"]

  /// Takes in a file in pixels.
  ///
  /// - Throws: every problem, with its line; also a panel that is not described.
  mutating func addPixels(_ table: CSVReader, _ panel: PixelPanel?) throws(Diagnostics) {
    guard let panel else {
      throw Diagnostics(
        table.error(
          try table.column("x_px"), "the file is in pixels, whose size it does not tell",
          hint: "say --ppi and --width-px, the panel's pixels per inch and its view's width"))
    }
    var csv = table
    let column = try csv.columns(Self.pixelColumns)
    var (swipe, samples): (name: String, [TouchSample]) = ("", [])
    try csv.readRows { csv throws(Diagnostics) in
      let event = try Self.event(csv, column, panel)
      let name = csv.text(column[0]) + "\n" + csv.text(column[1])
      // Some panels lift twice.
      if name == swipe, samples.last?.phase == .ended, event.phase != .began { return }
      guard (name != swipe) == (event.phase == .began) else {
        throw Diagnostics(
          csv.error(
            column[2], "a stroke that \(name == swipe ? "begins twice" : "does not begin")",
            hint: "give each stroke of a user its own number, and `down` as its first phase"))
      }
      if event.phase == .began { samples = [] }
      if event.phase == .moved, let last = samples.last, last.phase == .moved {
        intervals.append(event.time - last.time)
      }
      swipe = name
      samples.append(event)
      guard event.phase == .ended, let features = StrokeFeatures(samples) else { return }
      add(
        RecordedStroke(
          participant: csv.text(column[0]), viewWidth: panel.width * panel.pointsPerPixel,
          intent: "", features: features), screen: "")
    }
  }

  /// The event of the current row.
  private static func event(
    _ csv: CSVReader, _ column: [Int], _ panel: PixelPanel
  ) throws(Diagnostics) -> TouchSample {
    let phases: [String: TouchPhase] = ["down": .began, "move": .moved, "up": .ended]
    var problems: [Diagnostic] = []
    let phase = phases[csv.text(column[2])]
    if phase == nil {
      problems.append(
        csv.error(
          column[2], "unknown phase \"\(csv.text(column[2]))\"", hint: "known: down, move, up"))
    }
    let numbers = column[3...].map { place -> Double in
      if let number = csv.number(place), abs(number) < 1e7 { return number }
      problems.append(csv.error(place, "\"\(csv.text(place))\" is no time and no place"))
      return 0
    }
    if let errors = Diagnostics(problems) { throw errors }
    let scale = panel.pointsPerPixel
    return TouchSample(
      time: numbers[0] / 1000, x: numbers[1] * scale, y: numbers[2] * scale,
      phase: phase ?? .cancelled)
  }
}
