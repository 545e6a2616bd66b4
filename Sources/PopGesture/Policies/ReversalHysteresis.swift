/// Completes when the drag is armed at release: a few pt arm it, a sustained reversal disarms it,
/// and a flick completes in any case.
///
/// Android's back gesture. Distances are small because its gate is strict. The rule needs a tracker
/// that follows `reversalRule`: a release of which nobody kept the reversals never completes.
public struct ReversalHysteresis: CompletionPolicy {
  /// When the drag is armed and disarmed.
  public let rule: ReversalRule
  /// Travel in pt since the last change of direction that a flick must exceed.
  public let flingDistance: Double
  /// Speed in pt/s that a flick must exceed.
  public let flingVelocity: Double

  /// Creates the policy; the defaults are Android's numbers, with a touch slop of 8 pt.
  public init(
    rule: ReversalRule = ReversalRule(), flingDistance: Double = 24, flingVelocity: Double = 50
  ) {
    (self.rule, self.flingDistance, self.flingVelocity) = (rule, flingDistance, flingVelocity)
  }

  /// Name, rule, parameters and source.
  public static let family = PolicyFamily(
    name: "reversal-hysteresis",
    summary: "a short drag arms, a sustained reversal disarms, and the release completes what is"
      + " armed or flung",
    rule: "armed; or never armed and x > arm_distance, x with slop; or travel since the last turn >"
      + " fling_distance and v > fling",
    parameters: [
      length("arm_distance_pt", 16, "travel from touch-down beyond which the drag is armed"),
      time("arm_hold_s", 0.01, "seconds that this must last"),
      length("reverse_distance_pt", 32, "travel back without a turn that disarms it"),
      length("rearm_distance_pt", 32, "net travel forward that arms it again"),
      length("slack_pt", 8, "how far below 0 that net travel begins, and may fall"),
      time("rearm_hold_s", 0.16, "seconds that this must last"),
      time("settle_s", 0.3, "seconds from the begin before which nothing disarms it"),
      PolicyParameter(
        "steepness", unit: "ratio", range: 0...100, default: 2,
        "how many times further across than along disarms it"),
      length("fling_distance_pt", 24, "travel since the last turn that a flick must exceed"),
      .speedLimit(
        "fling_pt_per_s", default: 50, "speed that a flick must exceed"),
    ],
    thresholdParameters: [],
    source: "AOSP SystemUI, BackPanelController.kt (Apache-2.0); 16 and 32 dp from a secondary"
      + " source",
    readsPath: true)

  private static func length(_ name: String, _ value: Double, _ summary: String) -> PolicyParameter
  {
    PolicyParameter(name, unit: "pt", range: 0...2000, default: value, summary)
  }

  private static func time(_ name: String, _ value: Double, _ summary: String) -> PolicyParameter {
    PolicyParameter(name, unit: "s", range: 0...10, default: value, summary)
  }

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self.init(
      rule: ReversalRule(
        armDistance: parameters.value("arm_distance_pt"),
        armHold: parameters.value("arm_hold_s"),
        reverseDistance: parameters.value("reverse_distance_pt"),
        rearmDistance: parameters.value("rearm_distance_pt"), slack: parameters.value("slack_pt"),
        rearmHold: parameters.value("rearm_hold_s"), settleTime: parameters.value("settle_s"),
        steepness: parameters.value("steepness")),
      flingDistance: parameters.value("fling_distance_pt"),
      flingVelocity: parameters.value("fling_pt_per_s"))
  }

  /// What must be followed while the finger is down.
  public var reversalRule: ReversalRule? { rule }
  /// None: the score is an infinity.
  public var threshold: Double { 0 }
  /// Of no consequence.
  public var boundary: ThresholdBoundary { .exclusive }

  /// Plus infinity where the release completes, minus infinity where it cancels.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, !release.displacement.isNaN, !release.runTravel.isNaN,
      !release.velocity.isNaN
    else { return .nan }
    let isFlung = release.runTravel > flingDistance && release.velocity > flingVelocity
    let isArmed =
      switch release.reversal {
      case .active: true
      case .entry: release.displacement > rule.armDistance
      case .inactive: false
      }
    return isArmed || isFlung ? .infinity : -.infinity
  }

  /// Its initializer's call.
  public var swiftSource: String {
    SwiftCall(self, usual: ReversalHysteresis())
      .argument("rule", \.rule)
      .argument("flingDistance", \.flingDistance)
      .argument("flingVelocity", \.flingVelocity).text
  }
}

extension ReversalRule: SwiftWritable {
  var swiftText: String {
    SwiftCall(self, usual: ReversalRule())
      .argument("armDistance", \.armDistance)
      .argument("armHold", \.armHold)
      .argument("reverseDistance", \.reverseDistance)
      .argument("rearmDistance", \.rearmDistance)
      .argument("slack", \.slack)
      .argument("rearmHold", \.rearmHold)
      .argument("settleTime", \.settleTime)
      .argument("steepness", \.steepness).text
  }
}
