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
        try recording.addTouches(TouchFiles.load(paths: [path], names: .fitted))
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
          try recording.addTouches(TouchFiles([reader]))
        }
      }
      recordings.append(recording)
    }
    if let first = together.first {
      var recording = FitRecording()
      recording.name = TouchFiles.name(ofFile: first.file)
      try recording.addTouches(TouchFiles(together))
      recordings.append(recording)
    }
    for place in recordings.indices { recordings[place].finish() }
    return recordings
  }

  /// The recording of swipes that were read before.
  init(_ swipes: [RecordedSwipe]) {
    self.init()
    name = "recorded"
    var intervals: [Double] = []
    for swipe in swipes { add(swipe, &intervals) }
    touchRate = Self.rate(of: intervals)
    finish()
  }

  private mutating func addTouches(_ source: TouchFiles) throws(Diagnostics) {
    var reader = source
    var intervals: [Double] = []
    var axes = AxisCheck()
    while let swipe = try reader.next() {
      add(swipe, &intervals)
      axes.add(swipe)
    }
    touchRate = Self.rate(of: intervals)
    warnings += reader.warnings + [axes.problem(file: name)].compactMap(\.self)
  }

  /// Touches that the system cancelled have no lift, and are left out.
  private mutating func add(_ swipe: RecordedSwipe, _ intervals: inout [Double]) {
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

  /// Events per second, whole; nil for too few intervals.
  ///
  /// The mean of the intervals near the median, which leaves out those in which nothing moved, and
  /// evens out noisy time stamps.
  static func rate(of intervals: [Double]) -> Double? {
    guard intervals.count >= 100 else { return nil }
    let median = intervals.sorted()[intervals.count / 2]
    let near = intervals.filter { $0 > 0.5 * median && $0 < 1.5 * median }
    return (Double(near.count) / near.reduce(0, +)).rounded()
  }

  private mutating func addStrokes(_ table: CSVReader) throws(Diagnostics) {
    let (strokes, remarks) = try RecordedStroke.read(table)
    for stroke in strokes { add(stroke, screen: "") }
    warnings += remarks
  }
}
