/// A number of a population or of one of its models, described once: experiments set it, manifests
/// hold it, and `fit` estimates it.
public struct ModelNumber<Model>: Sendable {
  /// Name in experiment files.
  public let name: String
  /// Values that make sense.
  public let range: ClosedRange<Double>
  /// One sentence, with its unit or where the default comes from.
  public let summary: String
  /// What stands behind the value of everyday people.
  public let evidence: Evidence
  /// The value that descriptions leave out, so that digests of older ones stay; nil for none.
  public let unsaid: Double?
  private let path: any WritableKeyPath<Model, Float> & Sendable

  init(
    _ name: String, _ range: ClosedRange<Double>,
    _ path: any WritableKeyPath<Model, Float> & Sendable, _ summary: String,
    evidence: Evidence = .assumed, unsaid: Double? = nil
  ) {
    (self.name, self.range, self.path, self.summary) = (name, range, path, summary)
    (self.evidence, self.unsaid) = (evidence, unsaid)
  }

  /// The value in a model.
  public func value(in model: Model) -> Double {
    // The shortest decimal that names the stored value, not its expansion.
    Double(model[keyPath: path].description) ?? Double(model[keyPath: path])
  }

  /// Sets the value.
  public func set(_ value: Double, in model: inout Model) {
    model[keyPath: path] = Float(value)
  }
}

/// A number of a population that experiments can set.
public typealias PopulationSetting = ModelNumber<Population>

extension PopulationSetting {
  /// Every setting, in the order of lists.
  public static var all: [PopulationSetting] { populationSettings }
}

/// Adding a setting is a line here.
private let populationSettings = [
  PopulationSetting(
    "width_exponent", -0.5...1, \.widthExponent,
    "stroke length grows as the view's width in mm to this power (fitted)",
    evidence: .fitted(people: 97, set: RecordedSet.wideStrokes, -0.19...0.15)),
  PopulationSetting(
    "hand_side", 0...1, \.handSide,
    "where strokes to the right lie on wider phones: 1 at the hand's edge, 0 at the other"
      + " (fitted)",
    evidence: .fitted(people: 97, set: RecordedSet.wideStrokes, 0.73...1)),
  PopulationSetting(
    "leftward_hand_side", 0...1, \.leftwardHandSide,
    "where strokes to the left lie on wider phones, on the same scale (fitted)",
    evidence: .fitted(people: 97, set: RecordedSet.wideStrokes, 0.41...0.75)),
  PopulationSetting(
    "wide_width_exponent", -0.5...1, \.wideWidthExponent,
    "how strokes grow with the width on views wider than 100 mm (assumed)"),
  PopulationSetting(
    "width_exponent_spread", 0...1, \.widthExponentSpread,
    "standard deviation of both width exponents between people (assumed)"),
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
    "share of these returns that turn late, far out, and lift while moving back (assumed)"),
  PopulationSetting(
    "scroll_sideways_share", 0...1, \.scrollSidewaysShare,
    "share of scrolls that run sideways altogether (fitted; assumed for people who browse)",
    evidence: .fitted(people: 21, set: RecordedSet.touchalytics, 0.001...0.006)),
  PopulationSetting(
    "scroll_lean_shift_deg", -45...45, \.scrollLeanShift,
    "added to how far scrolls lean to the right of vertical (0 as fitted)",
    evidence: .fitted(people: 21, set: RecordedSet.touchalytics, -2.4...2.4)),
  PopulationSetting(
    "browse_duration_shift", -2...2, \.browseDurationShift,
    "added to the ln duration of scrolls of people who browse (0 as fitted)",
    evidence: .fitted(people: 69, set: RecordedSet.wideStrokes, -0.4...0.87)),
  PopulationSetting(
    "browse_first_events_ms", 0...500, \.browseFirstEvents,
    "ms missing at the start of each recorded scroll of people who browse (assumed)"),
  PopulationSetting(
    "landing_spread_mm", 0...5, \.landingSpread,
    "standard deviation of the place where a finger is first seen (fitted)",
    evidence: .fitted(people: 21, set: RecordedSet.touchalytics, nil)),
  PopulationSetting(
    "drift_growth", 0...1, \.driftGrowth,
    "exponent by which room for sideways drift grows with the width (recordings show none)",
    evidence: .fitted(people: 98, set: RecordedSet.wideStrokes, nil)),
  PopulationSetting(
    "thumb_share", 0...1, \.thumbShare,
    "share of people who swipe with a thumb on a phone (published)",
    evidence: .published("Hoober 2013")),
  PopulationSetting(
    "wide_thumb_share", 0...1, \.wideThumbShare,
    "share of people who swipe with a thumb on wide views (assumed)"),
  PopulationSetting(
    "one_hand_share", 0...1, \.oneHandShare,
    "share of people who hold a phone in one hand and swipe with its thumb (published)",
    evidence: .published("Hoober 2013")),
  PopulationSetting(
    "thumb_span_mm", 0...300, \.thumbSpan,
    "how far the right thumb that holds a phone reaches from its trailing edge (assumed)"),
  PopulationSetting(
    "thumb_span_spread_mm", 0...100, \.thumbSpanSpread,
    "standard deviation of a thumb's reach between people (assumed)"),
  PopulationSetting(
    "edge_strip_mm", 0...20, \.edgeStrip,
    "width of a strip along the edge that people who aim at the edge cannot touch: a case's lip,"
      + " a flat thumb, an inset (assumed)", unsaid: 0),
  PopulationSetting(
    "left_thumb_share", 0...1, \.leftThumbShare, "share of left hands among thumbs (published)",
    evidence: .published("Hoober 2013")),
  PopulationSetting(
    "left_finger_share", 0...1, \.leftFingerShare,
    "share of left hands among other fingers (assumed)"),
  PopulationSetting(
    "digit_effect", 0...1, \.digitEffect,
    "half the ln of the ratio of a finger's stroke length to a thumb's (fitted)",
    evidence: .fitted(people: 18, set: "scsu_swipes", nil)),
  PopulationSetting(
    "session_spread", 0...1, \.sessionSpread,
    "standard deviation of a session's ln length and ln duration (fitted)",
    evidence: .fitted(people: 18, set: "scsu_swipes", nil)),
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
    "added to the phase at which flicks lift; a lower phase lifts faster (fitted mean .76)",
    evidence: .fitted(people: 21, set: RecordedSet.touchalytics, -0.21...0)),
  PopulationSetting(
    "touch_rate_hz", 10...1000, \.panel.rate, "touch events per second (documented)",
    evidence: .published("makers' documents")),
  PopulationSetting(
    "touch_noise_pt", 0...20, \.panel.noise, "standard deviation of a location (fitted)",
    evidence: .fitted(people: 10, set: "ipad_touch", nil)),
  PopulationSetting(
    "time_noise_ms", 0...20, \.panel.timeNoise,
    "standard deviation of an event's time stamp (assumed)"),
  PopulationSetting(
    "first_move_interval", 0...20, \.panel.firstMoveInterval,
    "touch intervals after touch-down before a move can be sent; the move comes within one more"
      + " (fitted)",
    evidence: .fitted(people: 10, set: "ipad_touch", nil)),
]
