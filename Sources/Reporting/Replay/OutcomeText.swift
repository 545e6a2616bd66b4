import PolicyLibrary
import PopGesture

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
