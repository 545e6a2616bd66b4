public import PopGesture

/// Rules that ask for a length or a share, perhaps of the place where the finger is heading.
extension Fraction: TabledPolicy {
  static let table = FamilyTable(
    "fraction", Fraction(fraction: 0.5), thresholds: ["fraction"],
    summary: "completes past a share of the view's width, whatever the speed",
    rule: "x / W {boundary} fraction",
    source: "article \"How to implement a non-edge swipe back (continued)\": progress > 0.5, or"
      + " more than 1/3",
    [
      .share(isRequired: true, \.fraction, "share of the view's width that the drag must exceed"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])

  /// The rule with its number: `x > 0.5 W`, or `x > W/3`.
  public var ownRule: String? {
    let share = fraction == 1.0 / 3 ? "W/3" : "\(plain(fraction)) W"
    return "x \(boundary.symbol) \(share)"
  }
}

extension FixedDistance: TabledPolicy {
  static let table = FamilyTable(
    "fixed-distance", FixedDistance(distance: .points(100)),
    thresholds: ["distance_pt", "distance_mm"],
    summary: "completes past a fixed length, the same on every screen",
    rule: "x {boundary} distance, or x / W {boundary} fraction",
    source: "article \"How to implement a non-edge swipe back (continued)\", which gives no number;"
      + " 100 pt as in Damus, strict (secondary source)",
    [
      .kind(
        "distance_pt", unit: "pt", in: 0...2000, \.distance, Distance.points,
        "length in pt that the drag must exceed"),
      .kind(
        "distance_mm", unit: "mm", in: 0...400, insteadOf: "distance_pt", \.distance,
        Distance.millimetres, "the same in mm of glass; give this or distance_pt"),
      .share(
        none: .infinity, \.fraction, "share of the view's width beyond which any drag completes"),
      .boundary(\.boundary, "whether the length itself completes"),
    ])

  /// The rule without a cap that it does not have: `x > 100 pt`.
  public var ownRule: String? {
    let unit = if case .points = distance { "pt" } else { "mm" }
    let cap = fraction < .infinity ? ", or x \(boundary.symbol) \(plain(fraction)) W" : ""
    return "x \(boundary.symbol) \(plain(distance.number)) \(unit)\(cap)"
  }
}

extension FixedDistance.Distance: NumberOfKind {
  var parts: (kind: String, number: Double) {
    switch self {
    case .points(let length): ("points", length)
    case .millimetres(let length): ("millimetres", length)
    }
  }
}

extension VelocityWeighted: TabledPolicy {
  static let table = FamilyTable(
    "velocity-weighted", VelocityWeighted(velocityWeight: 0.3, fraction: 0.5),
    thresholds: ["fraction"],
    summary: "completes when distance plus a little of the speed passes a share of the width",
    rule: "(x + velocity_weight * v) / W {boundary} fraction, and x > least_distance",
    source: "React Navigation stack, Card.tsx, commit 73f8c29 (MIT): x + 0.3 v > W/2, verified",
    [
      .time(
        "velocity_weight_s", in: 0...5, isRequired: true, \.velocityWeight,
        "seconds that the release velocity is projected ahead"),
      .share(
        isRequired: true, \.fraction,
        "share of the view's width that the projected place must exceed"),
      .length(
        "least_distance_pt", none: -.infinity, \.leastDistance,
        "travel that must be exceeded whatever the speed"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])

  /// The rule without a least distance that it does not have: `x + 0.3 v > 0.5 W`.
  public var ownRule: String? {
    let far = leastDistance > -.infinity ? ", and x > \(plain(leastDistance))" : ""
    return "x + \(plain(velocityWeight)) v \(boundary.symbol) \(plain(fraction)) W\(far)"
  }
}

extension NavigationProjection: TabledPolicy {
  static let table = FamilyTable(
    "navigation-projection", NavigationProjection(), thresholds: ["scale"],
    summary:
      "completes when projected travel passes a limit",
    rule: "x + v*T + a*T^2/2 > scale * min(cap, fraction * W) after three samples; v > 0 after"
      + " fewer; never if no event followed the gesture's beginning",
    source: "reverse-engineered _UINavigationInteractiveTransitionBase, unconfirmed",
    estimator: .uikitTransition,
    [
      .time("duration_s", in: 0...2, \.duration, "duration T of the transition (from memory)"),
      .length("cap_pt", \.cap, "largest distance to be exceeded"),
      .share(\.fraction, "share of the width to be exceeded on views where that is less"),
      .number(
        "scale", unit: "times", in: 0...10, \.scale,
        "how many times that distance must be exceeded; 1 in the original"),
    ])
}

extension DecayProjection: TabledPolicy {
  static let table = FamilyTable(
    "decay-projection", DecayProjection(), thresholds: ["fraction", "distance_pt"],
    summary: "completes when a scroll let go at this speed would come to rest past a share of the"
      + " width",
    rule: "(x + v / 1000 * d / (1 - d)) / W {boundary} fraction",
    source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces: nearest target to"
      + " x + (v / 1000) d / (1 - d) (secondary source)",
    [
      .number(
        "deceleration", unit: "share kept per ms", in: 0...0.9999, \.deceleration,
        "share d of its velocity that the projected motion keeps every millisecond"),
      .share(\.fraction, "share of the view's width that the projected place must exceed"),
      .length(
        "distance_pt", insteadOf: "fraction", \.distance,
        "a length that must be exceeded instead; give this or fraction"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])

  /// The rule with its own threshold, a share or a length.
  public var ownRule: String? {
    let end =
      distance.map { "\(boundary.symbol) \(plain($0))" }
      ?? "/ W \(boundary.symbol) \(plain(fraction))"
    return "(x + v / 1000 * d / (1 - d)) \(end), d = \(plain(deceleration))"
  }
}

extension SnapProjection: TabledPolicy {
  static let table = FamilyTable(
    "snap-projection", SnapProjection(), thresholds: ["fraction"],
    summary: "slow releases go to the nearer page, fast ones the way they move",
    rule: "x held in 0...W; |v| < slow: x / W {boundary} fraction; v >= slow: complete;"
      + " v <= -slow: x / W + v / 1000 * d / (1 - d) / 1000 {boundary} fraction",
    source: "GNOME libadwaita, adw-swipe-tracker.c, commit c68992b (LGPL-2.1+), verified",
    [
      .number(
        "slow_pt_per_s", unit: "pt/s", in: 0...20_000, label: "slowVelocity", \.slowVelocity,
        "speed below which the release snaps to the nearer page"),
      .number(
        "deceleration", unit: "share kept per ms", in: 0.998...0.9999, \.deceleration,
        "share d of its velocity that the projected motion keeps every millisecond"),
      .share(\.fraction, "share of the view's width from which on the next page is nearer"),
      .boundary(\.boundary, "whether the share itself, as near to either page, completes"),
    ])
}

extension FixedGestureWidth: TabledPolicy {
  static let table = FamilyTable(
    "fixed-gesture-width", FixedGestureWidth(), thresholds: ["fraction"],
    summary:
      "completes when travel plus speed passes a share of a fixed length; moving back cancels",
    rule: "v / G >= -1e-7, and x / G + velocity_weight * v / G {boundary} fraction; x held in"
      + " 0...G",
    source: "Mozilla gecko-dev, widget/SwipeTracker.cpp (MPL-2.0), verified",
    [
      .number(
        "gesture_width_pt", unit: "pt", in: 1...5000, \.gestureWidth,
        "length G that counts as a whole gesture"),
      .time(
        "velocity_weight_s", in: 0...5, \.velocityWeight,
        "seconds that the release velocity is projected ahead"),
      .number(
        "fraction", unit: "share of the gesture", in: 0...1, \.fraction,
        "share of the gesture that the projected place must reach"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])
}
