import Drawing
import NavigationModel
import PolicyLibrary
import PopGesture
import Recordings

/// Why a policy decided as it did, in lengths that people see on the screen.
enum VerdictReason {
  /// What it needed and what it travelled: `it needed 134 pt and travelled 110 pt; 24 pt more would
  /// have completed it`.
  ///
  /// Lengths are of travel since the gesture began, at the speed of the release.
  static func phrase(_ verdict: SwipeReplay.Verdict) -> String? {
    guard let release = verdict.record.release, let need = verdict.need else { return nil }
    let isCompleted = verdict.record.outcome == .popCompleted
    let had = length(release.translation)
    let speed = verdict.system.policy.needs.contains(.velocity) ? " at this speed" : ""
    let reason =
      switch need {
      case .none: isCompleted ? "any travel completes\(speed)" : "it travelled \(had)"
      case .beyondView: isCompleted ? "it travelled \(had)" : "no travel completes\(speed)"
      case .atLeast(let least):
        "it needed \(length(least, up: true))\(speed) and travelled \(had)"
      }
    return [reason, lack(verdict.shortfall)].compactMap { $0 }.joined(separator: "; ")
  }

  /// What would have completed the pop.
  static func lack(_ shortfall: Shortfall?) -> String? {
    guard let shortfall else { return nil }
    let ways = [
      shortfall.travel.map { "\(length($0, up: true)) more" },
      shortfall.speed.map { "\(whole($0, up: true)) pt/s faster" },
    ].compactMap { $0 }
    return ways.isEmpty ? nil : ways.joined(separator: " or ") + " would have completed it"
  }

  /// A length with a tenth where it is short.
  ///
  /// - Parameter up: whether it is a least one, which rounding must not make too small.
  static func length(_ points: Double, up: Bool = false) -> String {
    let tenths = up ? (points * 10 - 0.011).rounded(.up) / 10 : points
    return FixedDecimals.trimmed(tenths, decimals: 1) + " pt"
  }

  private static func whole(_ number: Double, up: Bool) -> String {
    FixedDecimals.string((number - 0.002).rounded(.up), decimals: 0)
  }
}

/// What became of a swipe, in words.
enum OutcomeText {
  /// A sentence without its subject and full stop: `the touch never became a pop: ...`.
  static func phrase(_ outcome: Outcome) -> String {
    switch outcome {
    case .popCompleted: "completes"
    case .popCancelled: "cancels"
    case .notBegun(let reason): "never begins: \(phrase(reason))"
    case .lostToContent: "never begins: \(phrase(NotBegunReason.lostToContent))"
    case .raced: "cancels, but the transition ran to its end meanwhile: the page is gone"
    case .stuck: "begins on the first page: nothing can be pushed any more"
    case .corrupted: "begins while a push or pop is under way: stack and screen disagree"
    case .systemCancelled: "is taken away by the system"
    }
  }

  /// Why a touch never became a pop gesture.
  static func phrase(_ reason: NotBegunReason) -> String {
    switch reason {
    case .slop: "the finger lifted before it had moved past the slop"
    case .region: "it did not start at the edge"
    case .angle: "it ran across rather than along"
    case .direction: "it pointed away from popping"
    case .rootPage: "there was no page to go back to"
    case .busy: "a push or pop was under way"
    case .notShown: "the page shown last was not the top of the stack"
    case .disabled: "going back is switched off on this page"
    case .customBackButton: "the back button is not the system's own"
    case .customBar: "the navigation bar is hidden or not the system's own"
    case .condition: "the app's condition for the page did not hold"
    case .startLimit: "the finger was too far from the edge when it was recognised"
    case .secondTouch: "a second finger touched down before it could begin"
    case .waiting: "it was held until the lift, as another recognizer had not failed"
    case .notInstalled: "the page has no pop gesture"
    case .lostToContent: "a recognizer of the page's content began first"
    }
  }
}
