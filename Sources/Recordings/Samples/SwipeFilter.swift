public import PolicyLibrary
import PopGesture

/// Which swipes are meant, by what they are and by what became of them.
public struct SwipeFilter: Sendable {
  /// Names of screens, pages under the finger, and intents that are meant; all when there is none.
  public var screens, contexts, intents: Set<String>
  /// Outcomes as `decisions.csv` has them; `notBegun` stands for every reason.
  public var outcomes: Set<String>

  /// Swipes by what they are and by what became of them.
  public init(
    screens: Set<String> = [], contexts: Set<String> = [], intents: Set<String> = [],
    outcomes: Set<String> = []
  ) {
    (self.screens, self.contexts, self.intents) = (screens, contexts, intents)
    self.outcomes = outcomes
  }

  /// Whether a swipe is meant by what it is.
  public func allows(_ swipe: RecordedSwipe) -> Bool {
    screens.allows(swipe.screen) && contexts.allows(swipe.context) && intents.allows(swipe.intent)
  }

  /// Whether an outcome is meant.
  public func allows(_ outcome: Outcome) -> Bool {
    if outcomes.allows(outcome.description) { return true }
    if case .notBegun = outcome { return outcomes.allows(Self.anyReason) }
    return false
  }

  private static let anyReason = "notBegun"

  /// Every name that `outcomes` may have, for messages.
  public static let outcomeNames =
    named([.popCompleted, .popCancelled]) + [anyReason]
    + named(NotBegunReason.allCases.map { Outcome(notBegun: $0) })
    + named([.raced, .stuck, .corrupted, .systemCancelled])

  private static func named(_ outcomes: [Outcome]) -> [String] { outcomes.map(\.description) }
}

extension Set<String> {
  /// Whether a name is meant by these.
  func allows(_ name: String) -> Bool { isEmpty || contains(name) }
}
