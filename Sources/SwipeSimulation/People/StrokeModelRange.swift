/// What the numbers of a stroke model may be: more than people can do, but never so much that a
/// stroke takes no end or is no number.
///
/// Several times beyond any preset, study and assumption (the motion model's notes: medians of
/// studies differ by .24 in ln duration and .14 in ln length; the presets' standard deviations are
/// .1 roots, .3 ln ms, .16 reaches, 11 degrees and .12 phases, between people and within one).
public struct StrokeModelRange: Sendable {
  /// Name of the quantity, with its unit.
  public let name: String
  /// Its mean.
  public let mean: ClosedRange<Double>
  /// Its standard deviation, between people as well as within one.
  ///
  /// Above 0, so that scores can be divided by it.
  public let deviation: ClosedRange<Double>

  private init(_ name: String, mean: ClosedRange<Double>, deviation: Double) {
    (self.name, self.mean, self.deviation) = (name, mean, 0.000_1...deviation)
  }

  /// The five quantities of a stroke, in order.
  public static let quantities = [
    StrokeModelRange("square root of the length in reaches", mean: 0.1...3, deviation: 1),
    StrokeModelRange("ln of the duration in ms", mean: 2.5...7, deviation: 1.2),
    StrokeModelRange("start in reaches", mean: -1...2, deviation: 1),
    StrokeModelRange("tilt in degrees", mean: -80...80, deviation: 60),
    StrokeModelRange("lift phase", mean: -0.5...2, deviation: 1),
  ]
  /// Mean bow over the length.
  public static let bow: ClosedRange<Double> = -1...1
  /// Standard deviations of the bow.
  public static let bowDeviation: ClosedRange<Double> = 0...1
  /// What is added to the lift phase.
  public static let liftShift: ClosedRange<Double> = -1...1
}
