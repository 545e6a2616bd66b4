/// A number of a scroll model, described once: population files set it, manifests hold it, and
/// `fit` estimates it.
public struct ScrollModelNumber: Sendable {
  /// Name in population files.
  public let name: String
  /// Values that make sense.
  public let range: ClosedRange<Double>
  /// What it is, with its unit.
  public let summary: String
  private let path: any WritableKeyPath<ScrollModel, Float> & Sendable

  private init(
    _ name: String, _ range: ClosedRange<Double>,
    _ path: any WritableKeyPath<ScrollModel, Float> & Sendable, _ summary: String
  ) {
    (self.name, self.range, self.path, self.summary) = (name, range, path, summary)
  }

  /// The value in a model: the shortest decimal that names it.
  public func value(in model: ScrollModel) -> Double {
    Double(model[keyPath: path].description) ?? Double(model[keyPath: path])
  }

  /// Sets the value.
  public func set(_ value: Double, in model: inout ScrollModel) {
    model[keyPath: path] = Float(value)
  }

  /// Whether it is a standard deviation of people.
  var isBetweenPeople: Bool { name.contains("_between_people") && !name.contains("_with_") }

  /// The number with a name; nil where there is none.
  public static func named(_ name: String) -> ScrollModelNumber? { all.first { $0.name == name } }

  /// Every number, in the order of files; where scrolls begin belongs to the kind of scroll.
  ///
  /// Adding one is a line here.
  public static let all: [ScrollModelNumber] = [
    ScrollModelNumber(
      "length_mean", 1...7, \.length.mean, "mean over people of the ln of the way in dp"),
    ScrollModelNumber(
      "length_between_people", 0...2, \.length.betweenPeople,
      "standard deviation of that between people"),
    ScrollModelNumber(
      "length_within_person", 0...2, \.length.withinPerson, "the same within one person"),
    ScrollModelNumber(
      "duration_mean", 3...10, \.duration.mean, "mean over people of the ln of the time in ms"),
    ScrollModelNumber(
      "duration_between_people", 0...2, \.duration.betweenPeople,
      "standard deviation of that between people"),
    ScrollModelNumber(
      "duration_within_person", 0...2, \.duration.withinPerson, "the same within one person"),
    ScrollModelNumber(
      "lean_mean_deg", -45...45, \.lean.mean,
      "mean over people of the direction of scrolls up, degrees to the right of up"),
    ScrollModelNumber(
      "lean_between_people_deg", 0...45, \.lean.betweenPeople,
      "standard deviation of that between people, of scrolls of 97 dp"),
    ScrollModelNumber(
      "lean_within_person_deg", 0...45, \.lean.withinPerson, "the same within one person"),
    ScrollModelNumber(
      "sway_mean", -1...1, \.sway.mean,
      "mean over people of the bulge to the right half-way, over the way"),
    ScrollModelNumber(
      "sway_between_people", 0...1, \.sway.betweenPeople,
      "standard deviation of that between people"),
    ScrollModelNumber(
      "sway_within_person", 0...1, \.sway.withinPerson, "the same within one person"),
    ScrollModelNumber(
      "length_with_duration_between_people", -0.99...0.99, \.lengthWithDuration.betweenPeople,
      "correlation of length and duration over people"),
    ScrollModelNumber(
      "length_with_duration_within_person", -0.99...0.99, \.lengthWithDuration.withinPerson,
      "the same over one person's scrolls"),
    ScrollModelNumber(
      "lean_with_sway_between_people", -0.99...0.99, \.leanWithSway.betweenPeople,
      "correlation of lean and sway over people"),
    ScrollModelNumber(
      "lean_with_sway_within_person", -0.99...0.99, \.leanWithSway.withinPerson,
      "the same over one person's scrolls"),
    ScrollModelNumber("down_share", 0...1, \.downShare, "share of scrolls that go down"),
    ScrollModelNumber(
      "down_lean_deg", -45...45, \.downLean,
      "mean direction of scrolls down, degrees to the right of down"),
    ScrollModelNumber(
      "touch_phase", 0...0.5, \.touchPhase, "mean phase of the reach at touch-down"),
    ScrollModelNumber(
      "quick_lift", 0.3...1, \.quickLift,
      "mean phase of the reach at the lift, of scrolls of 150 ms and less"),
    ScrollModelNumber(
      "quick_lift_within_person", 0...0.5, \.quickLiftSpread, "its standard deviation"),
    ScrollModelNumber(
      "slow_lift", 0.3...1, \.slowLift, "the mean of scrolls of 400 ms and more"),
    ScrollModelNumber(
      "slow_lift_within_person", 0...0.5, \.slowLiftSpread, "its standard deviation"),
    ScrollModelNumber(
      "held_share", 0...1, \.heldShare, "share of scrolls that rest first and then flick"),
  ]
}
