/// A number of a population that experiments can set, described once.
public struct PopulationSetting: Sendable {
  /// Name in experiment files.
  public let name: String
  /// Values that make sense.
  public let range: ClosedRange<Double>
  /// One sentence, with where the default comes from.
  public let summary: String
  private let path: any WritableKeyPath<Population, Float> & Sendable

  private init(
    _ name: String, _ range: ClosedRange<Double>,
    _ path: any WritableKeyPath<Population, Float> & Sendable, _ summary: String
  ) {
    (self.name, self.range, self.path, self.summary) = (name, range, path, summary)
  }

  /// The value in a population.
  public func value(in population: Population) -> Double {
    // The shortest decimal that names the stored value, not its expansion.
    Double(population[keyPath: path].description) ?? Double(population[keyPath: path])
  }

  /// Sets the value.
  public func set(_ value: Double, in population: inout Population) {
    population[keyPath: path] = Float(value)
  }

  /// Every setting, in the order of lists.
  ///
  /// Adding one is a line here.
  public static let all: [PopulationSetting] = [
    PopulationSetting(
      "width_exponent", -0.5...1, \.widthExponent,
      "stroke length grows as the view's width in mm to this power (fitted)"),
    PopulationSetting(
      "hand_side", 0...1, \.handSide,
      "where strokes lie on wider phones: 1 at the hand's edge, 0 at the other (fitted)"),
    PopulationSetting(
      "wide_width_exponent", -0.5...1, \.wideWidthExponent,
      "the same on views wider than 100 mm (assumed)"),
    PopulationSetting(
      "width_exponent_spread", 0...1, \.widthExponentSpread,
      "standard deviation of both between people (assumed)"),
    PopulationSetting(
      "drag_share", 0...1, \.dragShare, "share of pops that are deliberate drags (assumed)"),
    PopulationSetting(
      "edge_start_share", 0...1, \.edgeStartShare,
      "share of pops that start at the edge (assumed)"),
    PopulationSetting(
      "abort_return_share", 0...1, \.abortReturnShare,
      "share of aborted pops that return before the lift (assumed)"),
    PopulationSetting(
      "abort_late_share", 0...1, \.abortLateShare,
      "share of these returns that come late, from far out, and lift moving back (assumed)"),
    PopulationSetting(
      "scroll_flick_share", 0...1, \.scrollFlickShare,
      "share of scrolls that are flicks lifting at top speed (calibrated)"),
    PopulationSetting(
      "scroll_accident_share", 0...1, \.scrollAccidentShare,
      "share of scrolls that run sideways altogether (fitted)"),
    PopulationSetting(
      "scroll_lean_deg", -45...45, \.scrollLean,
      "how far scrolls lean to the right of vertical (fitted)"),
    PopulationSetting(
      "drift_growth", 0...1, \.driftGrowth,
      "exponent of the room for sideways drift over the width (no growth is recorded)"),
    PopulationSetting(
      "thumb_share", 0...1, \.thumbShare,
      "share of people who swipe with a thumb on a phone (published)"),
    PopulationSetting(
      "wide_thumb_share", 0...1, \.wideThumbShare, "the same on wide views (assumed)"),
    PopulationSetting(
      "one_hand_share", 0...1, \.oneHandShare,
      "share of people who hold a phone in one hand and swipe with its thumb (published)"),
    PopulationSetting(
      "thumb_span_mm", 0...300, \.thumbSpan,
      "how far a right thumb of one hand reaches from the trailing edge of a phone (assumed)"),
    PopulationSetting(
      "thumb_span_spread_mm", 0...100, \.thumbSpanSpread,
      "standard deviation of that between people (assumed)"),
    PopulationSetting(
      "left_thumb_share", 0...1, \.leftThumbShare, "share of left thumbs (published)"),
    PopulationSetting(
      "left_finger_share", 0...1, \.leftFingerShare,
      "share of left hands among other fingers (assumed)"),
    PopulationSetting(
      "digit_effect", 0...1, \.digitEffect,
      "ln length of a finger's stroke above the mean, and of a thumb's below it (fitted)"),
    PopulationSetting(
      "session_spread", 0...1, \.sessionSpread,
      "standard deviation of a session's ln length and ln duration (fitted)"),
    PopulationSetting(
      "length_shift", -2...2, \.lengthShift,
      "added to the ln length of sideways strokes (assumed)"),
    PopulationSetting(
      "duration_shift", -2...2, \.durationShift,
      "added to the ln duration of strokes and scrolls (assumed)"),
    PopulationSetting(
      "slow_mover_share", 0...1, \.slowMoverShare,
      "share of people who move slowly and tremble (assumed)"),
    PopulationSetting(
      "lift_phase_offset", -0.5...0.5, \.liftPhaseOffset,
      "added to the phase at which flicks lift; lower lifts faster (fitted mean .76)"),
    PopulationSetting(
      "touch_rate_hz", 10...1000, \.panel.rate, "touch events per second (documented)"),
    PopulationSetting(
      "touch_noise_pt", 0...20, \.panel.noise, "standard deviation of a location (fitted)"),
    PopulationSetting(
      "time_noise_ms", 0...20, \.panel.timeNoise,
      "standard deviation of an event's time stamp (assumed)"),
    PopulationSetting(
      "first_move_interval", 0...20, \.panel.firstMoveInterval,
      "intervals after touch-down before the first reading, which follows within one (fitted)"),
  ]
}
