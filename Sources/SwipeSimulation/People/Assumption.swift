/// Something that is assumed about people or pages, and what else it may be.
///
/// Nobody has recorded it for swipes back, so a recommendation is worth what is left of it when the
/// assumption is another.
public struct Assumption: Sendable, Equatable {
  /// Name in experiments and tables.
  public let name: String
  /// Names of the population's settings that all take the same value; none where it is about pages.
  public let settings: [String]
  /// The values to try, ascending.
  public let values: [Double]
  /// One sentence on what it means.
  public let summary: String

  /// Describes an assumption about settings that a population has (precondition).
  public init(_ name: String, _ settings: [String], _ values: [Double], _ summary: String) {
    precondition(
      settings.allSatisfy { name in PopulationSetting.all.contains { $0.name == name } },
      "no such setting")
    (self.name, self.settings, self.values, self.summary) = (name, settings, values, summary)
  }

  /// Who takes a drag of which both axes pass the slop at one event, over a vertical scroll view:
  /// about pages, whose model gives the values their meaning.
  public static let scrollTie = Assumption(
    "scroll-tie", [], [0, 1],
    "which recognizer gets a drag that passes the slop in both axes at one event: 1 the one along"
      + " the longer axis, 0 always the vertical scroll view")

  /// Values that make sense where it is no setting of a population.
  public static let shares = 0.0...1

  /// The people of `base` if the assumption were this value.
  public func population(_ value: Double, from base: Population) -> Population {
    var people = base
    for setting in PopulationSetting.all where settings.contains(setting.name) {
      setting.set(value, in: &people)
    }
    return people
  }

  /// Every assumption that a recommendation has to survive, in the order of tables.
  ///
  /// What must be varied is in the motion model's notes: the lift phase of flicks over the three
  /// values that recordings suggest, the growth of reach with a phone's width and the hand's side
  /// over what recordings leave open and what was assumed before, a tablet's reach over all that is
  /// possible, pace by half as much again as studies differ, length by twice as much, shares of
  /// habits over all that is plausible. How often people abort a pop weighs no rate, for each
  /// intent is counted apart; how they abort does.
  ///
  /// Adding one is a line here.
  public static let all: [Assumption] = [
    Assumption(
      "lift-phase", ["lift_phase_offset"], [-0.21, -0.11, 0],
      "how fast the finger still moves when it leaves: lower lifts faster"),
    Assumption(
      "reach-growth", ["width_exponent"], [-0.19, 0, 0.15, 0.5],
      "how the length of strokes grows on phones wider than the recorded one (50 mm wide): 0 is the"
        + " same length, 1 in proportion to the width, below 0 shorter"),
    Assumption(
      "tablet-reach", ["wide_width_exponent"], [0, 0.25, 0.5, 1],
      "how the length of strokes grows from the recorded phone (50 mm wide) to a tablet: 0 is the"
        + " same length, 1 in proportion to the width"),
    Assumption(
      "hand-side", ["hand_side"], [0, 0.73, 0.9, 1],
      "where strokes lie on wider phones: 1 at the hand's edge, 0 at the other"),
    Assumption(
      "pace", ["duration_shift"], [-0.3, 0, 0.3],
      "natural logarithm of the factor on all durations (0.3: strokes take 35% longer)"),
    Assumption(
      "stroke-length", ["length_shift"], [-0.24, 0, 0.24],
      "natural logarithm of the factor on all lengths (-0.24: strokes are 21% shorter)"),
    Assumption(
      "drags", ["drag_share"], [0.03, 0.07, 0.15],
      "share of pops that are slow, deliberate drags"),
    Assumption(
      "scroll-lean", ["scroll_lean_shift_deg"], [-2.4, 0, 2.4],
      "added to how far scrolls lean towards the back direction, in degrees"),
    Assumption(
      "sideways-scrolls", ["scroll_sideways_share"], [0.001, 0.003, 0.006],
      "share of scrolls that run sideways altogether"),
    Assumption(
      "browsing-pace", ["browse_duration_shift"], [-0.4, 0, 0.4, 0.87],
      "how long scrolls of people who browse take: ln of the factor on durations"),
    Assumption(
      "browsing-first-events", ["browse_first_events_ms"], [0, 40, 80],
      "ms that recordings of people who browse lack at the beginning of each scroll"),
    Assumption(
      "landing", ["landing_spread_mm"], [0, 0.34, 0.6],
      "error of the first reported location of a touch: standard deviation in mm"),
    Assumption(
      "drift-growth", ["drift_growth"], [0, 0.5, 1],
      "how the room for sideways drift grows with the width: 1 the same share of it"),
    Assumption(
      "abort-returns", ["abort_return_share"], [0, 0.5, 1],
      "share of aborted pops that return before the lift; the others stop and lift"),
    Assumption(
      "abort-late", ["abort_late_share"], [0, 0.2, 0.5],
      "share of returning aborted pops that turn far out and lift soon after, moving back"),
    Assumption(
      "edge-starts", ["edge_start_share"], [0.05, 0.5, 0.95], "share of pops that start at the edge"
    ),
    Assumption(
      "left-hands", ["left_thumb_share"], [0.1, 0.33], "share of left hands among thumbs"),
    Assumption(
      "thumb-span", ["thumb_span_mm"], [65, 75, 200],
      "how far the thumb of one hand reaches across a phone; 200: everywhere"),
    Assumption(
      "touch-rate", ["touch_rate_hz"], [60, 120],
      "touch events per second, on screens that have no rate of their own"),
    Assumption(
      "slow-movers", ["slow_mover_share"], [0, 0.1, 1],
      "share of people who move slowly and tremble"),
    scrollTie,
  ]
}
