/// How people scroll: the joint distribution of one kind of scroll, over people and over one
/// person's scrolls.
///
/// Most go up, some back down.
/// Each quantity is normal: it has a mean, a standard deviation between people and one within a
/// person. Length and duration go together, and so do lean and sway. A person keeps their scores
/// from kind to kind: who reads in long, leaning scrolls also browses in them (assumed).
public struct ScrollModel: Sendable, Equatable {
  /// A quantity of scrolls: its mean over people, and its standard deviations between people and
  /// within one person.
  public struct Quantity: Sendable, Equatable {
    /// Mean over people.
    public var mean: Float
    /// Standard deviation between people, and within one.
    public var betweenPeople, withinPerson: Float
  }

  /// Two quantities' correlation over people, and over one person's scrolls.
  public struct Correlation: Sendable, Equatable {
    /// Correlation over people, and over one person's scrolls; between -1 and 1.
    public var betweenPeople, withinPerson: Float
  }

  /// ln of the way up or down in dp (1/160 inch).
  public var length: Quantity
  /// ln of the time from touch-down to the last move in ms.
  public var duration: Quantity
  /// Direction from touch-down to the end of scrolls up, in degrees to the right of up.
  ///
  /// Deviations from the mean shrink with the length of a scroll, as its power -.38; they are those
  /// of 97 dp.
  public var lean: Quantity
  /// How far the path bulges to the right of its straight line, over the way up or down: half-way
  /// most, a parabola.
  public var sway: Quantity
  /// Share of scrolls that go down, and their mean direction in degrees to the right of down.
  ///
  /// A person's lean to one side up is .4 of it to the other side down.
  public var downShare, downLean: Float
  /// Of length and duration.
  public var lengthWithDuration: Correlation
  /// Of lean and sway.
  public var leanWithSway: Correlation
  /// Mean phase of the reach at touch-down; its standard deviation is .04.
  public var touchPhase: Float
  /// Phase of the reach at which scrolls of 150 ms and less lift, and those of 400 ms and more; in
  /// between it rises with the ln of the duration.
  public var quickLift, slowLift: Float
  /// Standard deviations of these phases within a person.
  public var quickLiftSpread, slowLiftSpread: Float
  /// Share of scrolls in which the finger rests first and then flicks, within .22 s.
  public var heldShare: Float
  /// Where touch-down lies, in widths from the leading edge: its quantiles at the probabilities of
  /// `startProbabilities`.
  public var starts: SIMD8<Float>

  /// The probabilities of `starts`; the outermost values are assumed, the last is given twice.
  ///
  /// Computed, as a stored one would be asked for by a call in the loop that makes scrolls.
  @inline(__always) public static var startProbabilities: SIMD8<Float> {
    SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1)
  }

  /// The phase at which a scroll of this ln ms lifts, for a standard normal.
  @inline(__always) func liftPhase(_ duration: Float, _ score: Float) -> Float {
    let share = min(max((duration - 5.010_635) / 0.980_829, 0), 1)
    let spread = quickLiftSpread + (slowLiftSpread - quickLiftSpread) * share
    return quickLift + (slowLift - quickLift) * share + spread * score
  }
}

extension ScrollModel {
  /// Scrolls of people who read a text.
  ///
  /// Fitted by `swipelab fit` to 6,207 scrolls of 16 dp and more of 21 people (touchalytics, Frank
  /// et al. 2013), but for lifts and the share that rests first, which are set so that replayed
  /// scrolls leave as fast sideways as recorded ones.
  public static let reading = ScrollModel(
    length: Quantity(mean: 4.74, betweenPeople: 0.46, withinPerson: 0.486),
    duration: Quantity(mean: 6.9, betweenPeople: 0.58, withinPerson: 0.72),
    lean: Quantity(mean: 3.9, betweenPeople: 8.9, withinPerson: 10.9),
    sway: Quantity(mean: -0.011, betweenPeople: 0.047, withinPerson: 0.065),
    downShare: 0.09, downLean: -4.2,
    lengthWithDuration: Correlation(betweenPeople: 0.59, withinPerson: 0.17),
    leanWithSway: Correlation(betweenPeople: -0.66, withinPerson: -0.34),
    touchPhase: 0.05, quickLift: 0.76, slowLift: 0.82, quickLiftSpread: 0.11,
    slowLiftSpread: 0.2, heldShare: 0.012,
    starts: SIMD8(0.01, 0.14, 0.37, 0.64, 0.74, 0.86, 0.98, 0.98))

  /// Quick scrolls of people who browse pages and feeds.
  ///
  /// Fitted by `swipelab fit`: lengths, durations and leans to 28,289 scrolls of 69 people
  /// (Serwadda, Phoha and Wang 2013), bulges to the raw points of 11 others of the same kind, whose
  /// spread between people is too little known and assumed. Durations are those recorded, which may
  /// lack the first events of a touch (`browse_first_events_ms`): a scroll is then seen from a
  /// later phase on. Lifts are set as those of readers.
  public static let browsing = ScrollModel(
    length: Quantity(mean: 4.757, betweenPeople: 0.31, withinPerson: 0.54),
    duration: Quantity(mean: 5.46, betweenPeople: 0.385, withinPerson: 1.08),
    lean: Quantity(mean: 12.4, betweenPeople: 10.2, withinPerson: 7.84),
    sway: Quantity(mean: -0.03, betweenPeople: 0.03, withinPerson: 0.06),
    downShare: 0.407, downLean: -2.6,
    lengthWithDuration: Correlation(betweenPeople: 0.86, withinPerson: -0.05),
    leanWithSway: Correlation(betweenPeople: -0.3, withinPerson: -0.21),
    touchPhase: 0.3, quickLift: 0.78, slowLift: 0.83, quickLiftSpread: 0.14,
    slowLiftSpread: 0.18, heldShare: 0.012,
    starts: SIMD8(0.1, 0.48, 0.63, 0.69, 0.75, 0.84, 0.98, 0.98))
}

/// A number of a scroll model.
public typealias ScrollModelNumber = ModelNumber<ScrollModel>

extension ScrollModelNumber {
  /// Whether it is a standard deviation of people.
  var isBetweenPeople: Bool { name.contains("_between_people") && !name.contains("_with_") }

  /// The number with a name; nil where there is none.
  public static func named(_ name: String) -> ScrollModelNumber? { all.first { $0.name == name } }

  /// Every number, in the order of files (where scrolls begin belongs to the kind of scroll).
  public static var all: [ScrollModelNumber] { scrollModelNumbers }
}

/// Adding a number is a line here.
private let scrollModelNumbers: [ScrollModelNumber] = [
  .init("length_mean", 1...7, \.length.mean, "mean over people of the ln of the way in dp"),
  .init(
    "length_between_people", 0...2, \.length.betweenPeople,
    "standard deviation of that between people"),
  .init("length_within_person", 0...2, \.length.withinPerson, "the same within one person"),
  .init("duration_mean", 3...10, \.duration.mean, "mean over people of the ln of the time in ms"),
  .init(
    "duration_between_people", 0...2, \.duration.betweenPeople,
    "standard deviation of that between people"),
  .init("duration_within_person", 0...2, \.duration.withinPerson, "the same within one person"),
  .init(
    "lean_mean_deg", -45...45, \.lean.mean,
    "mean over people of the direction of scrolls up, degrees to the right of up"),
  .init(
    "lean_between_people_deg", 0...45, \.lean.betweenPeople,
    "standard deviation of that between people, of scrolls of 97 dp"),
  .init("lean_within_person_deg", 0...45, \.lean.withinPerson, "the same within one person"),
  .init(
    "sway_mean", -1...1, \.sway.mean,
    "mean over people of the bulge to the right half-way, over the way"),
  .init(
    "sway_between_people", 0...1, \.sway.betweenPeople,
    "standard deviation of that between people"),
  .init("sway_within_person", 0...1, \.sway.withinPerson, "the same within one person"),
  .init(
    "length_with_duration_between_people", -0.99...0.99, \.lengthWithDuration.betweenPeople,
    "correlation of length and duration over people"),
  .init(
    "length_with_duration_within_person", -0.99...0.99, \.lengthWithDuration.withinPerson,
    "the same over one person's scrolls"),
  .init(
    "lean_with_sway_between_people", -0.99...0.99, \.leanWithSway.betweenPeople,
    "correlation of lean and sway over people"),
  .init(
    "lean_with_sway_within_person", -0.99...0.99, \.leanWithSway.withinPerson,
    "the same over one person's scrolls"),
  .init("down_share", 0...1, \.downShare, "share of scrolls that go down"),
  .init(
    "down_lean_deg", -45...45, \.downLean,
    "mean direction of scrolls down, degrees to the right of down"),
  .init("touch_phase", 0...0.5, \.touchPhase, "mean phase of the reach at touch-down"),
  .init(
    "quick_lift", 0.3...1, \.quickLift,
    "mean phase of the reach at the lift, of scrolls of 150 ms and less"),
  .init("quick_lift_within_person", 0...0.5, \.quickLiftSpread, "its standard deviation"),
  .init("slow_lift", 0.3...1, \.slowLift, "the mean of scrolls of 400 ms and more"),
  .init("slow_lift_within_person", 0...0.5, \.slowLiftSpread, "its standard deviation"),
  .init("held_share", 0...1, \.heldShare, "share of scrolls that rest first and then flick"),
]
