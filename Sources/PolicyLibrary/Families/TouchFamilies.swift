public import PopGesture

/// Rules that read more than travel and velocity along: the touch from its beginning, its path, or
/// the direction alone.
extension VelocitySign: TabledPolicy {
  static let table = FamilyTable(
    "velocity-sign", VelocitySign(), thresholds: ["velocity_pt_per_s"],
    summary: "completes by the release velocity alone, however little the finger has moved",
    rule: "v {boundary} velocity",
    source: "reverse-engineered older branch of UIKit's navigation transition, unconfirmed",
    [
      .number(
        "velocity_pt_per_s", unit: "pt/s", in: -10_000...10_000, \.velocity,
        "release velocity that decides"),
      .boundary(\.boundary, "whether that velocity itself completes: a finger at rest, at 0"),
    ])
}

extension DirectionVeto: TabledPolicy {
  static let table = FamilyTable(
    "direction-veto", DirectionVeto(), thresholds: ["fraction"],
    summary: "completes past a share of the width unless the finger last moved back",
    rule: "v < 0 and |v| >= |vy|: cancel; otherwise x / W {boundary} fraction",
    source: "Onsen UI, swipe-reveal.js, commit 9c5fc90 (Apache-2.0), verified",
    estimator: .onsen,
    [
      .share(\.fraction, "share of the view's width that the drag must exceed"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])
}

extension QuickSwipe: TabledPolicy {
  static let table = FamilyTable(
    "quick-swipe", QuickSwipe(), thresholds: ["fraction"],
    summary: "a short touch completes on little travel; a longer one must cover a share of the"
      + " width",
    rule: "t {quick_boundary} quick: x > quick_distance; otherwise x / W {boundary} fraction",
    source: "Framework7, swipe-back.js, commit 963fc75 (MIT): t < 300 ms and x > 10, or x > W/2,"
      + " verified",
    [
      .time(
        "quick_s", label: "quickDuration", \.quickDuration,
        "seconds from touch-down within which a touch is quick"),
      .boundary(
        named: "quick_boundary", of: ["<", "<="], \.quickBoundary,
        "whether that time itself is quick"),
      .length("quick_distance_pt", \.quickDistance, "travel that a quick touch must exceed"),
      .share(\.fraction, "share of the view's width that other touches must exceed"),
      .boundary(\.boundary, "whether the share itself completes"),
      .choice(
        "travel", \.travel,
        "where travel starts: where the drag begins, or at the finger's touch-down"),
    ])

  /// Whether x counts from touch-down.
  public var countsFromTouchDown: Bool { travel == .finger }

  /// The rule with its numbers: `t < 0.3 s: x > 10; otherwise x / W > 0.5`.
  public var ownRule: String? {
    "t \(quickBoundary == .inclusive ? "<=" : "<") \(plain(quickDuration)) s:"
      + " x > \(plain(quickDistance)); otherwise"
      + " x / W \(boundary.symbol) \(plain(fraction))"
  }
}

extension QuickSwipe.Travel: SwiftWritable {}

extension MeanSpeed: TabledPolicy {
  static let table = FamilyTable(
    "mean-speed", MeanSpeed(), thresholds: ["fraction"],
    summary: "completes when the whole touch was fast on average, or past a share of the width",
    rule: "x / t > speed and x > fast_distance: complete; otherwise x / W {boundary} fraction, and"
      + " x >= 0",
    source: "vaul, src/index.tsx, commit 995e36a (MIT): mean speed > 0.4 px/ms, or x / W >= 0.25,"
      + " verified",
    [
      .speedLimit("speed_pt_per_s", \.speed, "mean speed that a touch must exceed"),
      .length("fast_distance_pt", \.fastDistance, "travel that a fast touch must exceed"),
      .share(
        none: .infinity, \.fraction, "share of the view's width that other touches must reach"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// The clauses that can happen, with their numbers.
  public var ownRule: String? {
    let far = fastDistance > 0 ? " and x > \(plain(fastDistance))" : ""
    let fast = "x / t > \(plain(speed))\(far)"
    return fraction < .infinity
      ? "\(fast): complete; otherwise x / W \(boundary.symbol) \(plain(fraction))" : fast
  }
}

extension ReversalHysteresis: TabledPolicy {
  static let table = FamilyTable(
    "reversal-hysteresis", ReversalHysteresis(), thresholds: [],
    summary: "a short drag arms, a sustained reversal disarms, and the release completes what is"
      + " armed or flung",
    rule: "armed; or never armed and x > arm_distance, x with slop; or travel since the last turn >"
      + " fling_distance and v > fling",
    source: "AOSP SystemUI, BackPanelController.kt (Apache-2.0); 16 and 32 dp from a secondary"
      + " source",
    PolicyField.group(
      "rule", ReversalRule.self,
      [
        .length(
          "arm_distance_pt", \.rule.armDistance,
          "travel from touch-down beyond which the drag is armed"),
        .time(
          "arm_hold_s", \.rule.armHold, "seconds that it must stay beyond arm_distance_pt"),
        .length(
          "reverse_distance_pt", \.rule.reverseDistance,
          "travel back, without a turn, that disarms the drag"),
        .length(
          "rearm_distance_pt", \.rule.rearmDistance, "net travel forward that arms the drag again"),
        .length(
          "slack_pt", \.rule.slack, "how far below 0 the net travel starts, and may fall"),
        .time(
          "rearm_hold_s", \.rule.rearmHold, "seconds that rearming must last"),
        .time(
          "settle_s", label: "settleTime", \.rule.settleTime,
          "seconds after the drag begins in which nothing disarms it"),
        .number(
          "steepness", unit: "ratio", in: 0...100, \.rule.steepness,
          "ratio of travel across to travel along that disarms the drag"),
      ]) + [
        .length(
          "fling_distance_pt", \.flingDistance,
          "travel since the last turn that a flick must exceed"),
        .speedLimit(
          "fling_pt_per_s", label: "flingVelocity", \.flingVelocity,
          "speed that a flick must exceed"),
      ])

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }
}

extension LongSideOverscroll: TabledPolicy {
  static let table = FamilyTable(
    "long-side-overscroll", LongSideOverscroll(), thresholds: ["fraction"],
    summary: "a share of the view's longer side, from touch-down; a fling back cancels",
    rule: "-v > return: cancel; otherwise x / max(W, H) {boundary} fraction",
    source: "Chromium, overscroll_controller.cc, commit 03ab469 (BSD-3), verified",
    [
      .speedLimit(
        "return_pt_per_s", label: "returnVelocity", \.returnVelocity,
        "speed back beyond which a fling cancels (none: it never does)"),
      .length(
        "start_pt", label: "startDistance", \.startDistance,
        "travel from touch-down within which nothing has started"),
      .number(
        "fraction", unit: "share of the longer side", in: 0...1, \.fraction,
        "share of the view's longer side that other releases must reach"),
      .boundary(\.boundary, "whether the share itself completes"),
    ])

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }
}
