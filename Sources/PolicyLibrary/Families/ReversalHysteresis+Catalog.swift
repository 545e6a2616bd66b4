public import PopGesture

/// As experiments name it.
extension ReversalHysteresis: CatalogPolicy {
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

  /// Slop counts.
  public var countsFromTouchDown: Bool { true }

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
