import PopGesture
public import StrictFiles

extension FitRecording {
  /// Reads a touch file, a table of strokes with the columns of `RecordedStroke`, or a file in
  /// pixels.
  ///
  /// - Parameter panel: what its pixels are, for such a file.
  /// - Throws: every problem of the file, with its line.
  public static func load(
    path: String, panel: PixelPanel? = nil
  ) throws(Diagnostics) -> FitRecording {
    let csv = try CSVReader.load(path: path)
    var recording = FitRecording()
    recording.name =
      path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    if csv.header.contains("x_px") {
      try recording.addPixels(csv, panel)
    } else if csv.header.contains("dx_pt") {
      try recording.addStrokes(csv)
    } else {
      try recording.addTouches(TouchFileReader(csv, names: .fitted))
    }
    recording.finish()
    return recording
  }

  /// Touches that the system cancelled have no lift, and are left out.
  private mutating func addTouches(_ source: TouchFileReader) throws(Diagnostics) {
    var reader = source
    var intervals: [Double] = []
    while let swipe = try reader.next() {
      let moves = swipe.samples.filter { $0.phase == .moved }
      for (before, after) in zip(moves, moves.dropFirst()) where after.time > before.time {
        intervals.append(TouchSample.elapsed(from: before.time, to: after.time))
      }
      guard swipe.samples.last?.phase == .ended, let stroke = RecordedStroke(swipe) else {
        continue
      }
      add(stroke, screen: swipe.screen)
    }
    touchRate = Self.rate(of: intervals)
    warnings += reader.warnings
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
