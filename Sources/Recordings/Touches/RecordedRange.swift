/// What recorded numbers may be: far more than fingers and glass can do, but nothing that
/// arithmetic cannot follow.
///
/// Recordings have artefacts, such as speeds of a million pt/s from time stamps a millisecond
/// apart, and these are kept; what lies beyond is a broken file.
enum RecordedRange {
  /// Width in pt of a view, as of screens in experiments.
  static let viewWidth: ClosedRange<Double> = 50...5000
  /// Size in mm of a pt, as of screens in experiments.
  static let density: ClosedRange<Double> = 0.02...1
  /// Location in pt, on the glass or beside it.
  static let place: ClosedRange<Double> = -100_000...100_000
  /// Time in s, from any origin: within these a `Double` tells microseconds apart.
  static let time: ClosedRange<Double> = -9_000_000_000...9_000_000_000

  /// Any finite number.
  static let anything = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude

  /// The columns of a table of strokes, `RecordedStroke.columns`.
  static let ofStrokes: [String: ClosedRange<Double>] = [
    "view_width_pt": viewWidth, "start_x_pt": place, "dx_pt": place, "dy_pt": place,
    // An hour.
    "duration_ms": 0...3_600_000,
    "mean_speed_pt_per_s": 0...1_000_000_000, "release_speed_pt_per_s": 0...1_000_000_000,
    "straightness": 0...1.01, "deviation": 0...100_000,
  ]
}
