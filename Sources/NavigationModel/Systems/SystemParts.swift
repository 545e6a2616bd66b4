import PolicyLibrary
import PopGesture

/// Parts that several systems share.
extension PopRecognizer {
  /// A pan of the app's own: what its delegate asks before it begins, and its relations.
  static func pan(
    _ gate: BeginGate, _ arbitration: Arbitration = .exclusive, isMirrored: Bool = false,
    target: PopRecognizer.Target = .app
  ) -> PopRecognizer {
    PopRecognizer(
      Recognizer(slop: .eitherAxis(10), gate: gate), arbitration, isMirrored: isMirrored,
      target: target)
  }

  /// The system's edge pan whose delegate an app has replaced: what the new one asks and answers.
  ///
  /// That every other recognizer waits is an answer of the system's own delegate, and goes with it:
  /// class dumps of UIKit show `shouldBeRequiredToFailByGestureRecognizer` on
  /// `_UINavigationInteractiveTransition`, the delegate that `delegate = self` replaces. Content
  /// whose pan takes 10 pt is then before the edge pan, which takes 15: what the second and the
  /// fifth article saw.
  static func edge(
    _ gate: BeginGate, _ arbitration: Arbitration = .exclusive, owner: Owner = .system
  ) -> PopRecognizer {
    PopRecognizer(
      Recognizer(slop: .alongPop(15), edgeRegion: EdgeRegion(width: 13), gate: gate), arbitration,
      owner: owner, target: .system)
  }

  /// The system's edge pan with its own delegate, for which every recognizer of a page waits:
  /// scroll views at their leading end and in the middle, maps, row actions.
  static let systemEdge = edge(.system, .requiredToFail(by: .everything))
}

extension System {
  /// A system of an article, whose name goes before the words on its source.
  static func cited(
    _ article: String, _ name: String, _ summary: String, _ recognizers: [PopRecognizer],
    _ policy: NamedPolicy = .uikit, transition: Transition = .native,
    installation: Installation = .everywhere, confidence: Confidence = .verified,
    source words: String
  ) -> System {
    System(
      name, summary, recognizers, policy, transition: transition, installation: installation,
      article: article, source: "\(article): \(words)", confidence: confidence)
  }
}

extension BeginGate {
  /// What UIKit's own delegate asks, as far as known.
  static let system: BeginGate = [
    .previousPage, .notTransitioning, .standardBackButton, .standardBar, .notAway,
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
