import PopGesture

/// Parts that several systems share.
extension PopRecognizer {
  /// A plain pan with a gate, without relation to the content unless said otherwise.
  static func pan(
    _ gate: BeginGate, _ arbitration: Arbitration = .exclusive, isMirrored: Bool = false
  ) -> PopRecognizer {
    PopRecognizer(
      Recognizer(slop: .eitherAxis(10), gate: gate), arbitration, isMirrored: isMirrored)
  }

  /// The system's edge pan with a gate of the app's own.
  static func edge(
    _ gate: BeginGate, _ arbitration: Arbitration = .edgeFirst
  ) -> PopRecognizer {
    PopRecognizer(
      Recognizer(slop: .alongPop(15), edgeRegion: EdgeRegion(width: 13), gate: gate), arbitration)
  }
}

extension BeginGate {
  /// What UIKit's own delegate asks, as far as known.
  static let system: BeginGate = [
    .previousPage, .notTransitioning, .popEnabled, .standardBackButton, .notAway,
  ]
  /// What the sample code of the first article asks: gesture enabled, and a page to go back to.
  static let firstArticle: BeginGate = [.popEnabled, .previousPage]
}

extension NamedPolicy {
  /// UIKit's own decision.
  static let uikit = NamedPolicy(
    name: "uikit", NavigationProjection(),
    parameters: [(name: "duration_s", value: 0.35), (name: "cap_pt", value: 187.5)])
  /// UIKit's older decision.
  static let uikitLegacy = NamedPolicy(
    name: "uikit-legacy", VelocitySign(), parameters: [(name: "velocity_pt_per_s", value: 0)])
}
