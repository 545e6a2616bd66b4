package import ExperimentFiles
package import PolicyLibrary
import PopGesture
package import TrialStatistics

/// A policy that was chosen for a goal on some screens, and what it does.
package struct Choice: Sendable {
  package let goal: Goal
  package let scope: ChoiceScope
  package let context: String
  package let recognizer: RecognizerPreset
  /// The policy: one that the experiment names, or a setting under its family's name.
  package let policy: NamedPolicy
  package let candidate: Candidate
  /// Whether no other does better.
  package let isBest: Bool
  /// Whether no other setting does better.
  package internal(set) var isBestSetting = false
  /// Whether no other setting of its family does better, behind any recognizer; false where
  /// settings are not tuned.
  package internal(set) var isBestOfFamily = false
  /// Whether nothing else with its recognizer does better; false with a single one.
  package internal(set) var isBestOfRecognizer = false
  /// Whether its largest loss over all scenarios is the smallest (minimax regret); false
  /// where nothing is varied.
  package internal(set) var isRobust = false
  package let status: Status
  /// Its rates on each screen of the scope.
  package internal(set) var screens: [OnScreen]
  /// What it does for other people; nil where that was not looked at.
  package internal(set) var prospect: Prospect?
  /// How often worlds drawn again would choose it; nil if not computed or never chosen.
  package internal(set) var stability: Double?
  /// Whether they often choose it in place of the best.
  package internal(set) var isEqual = false

  /// Whether a policy keeps to the limits, the better first.
  package enum Status: String, Sendable, Comparable {
    /// The 95% bounds do, or nothing is limited.
    case kept
    /// Its rates do, their bounds do not.
    case withinNoise = "within-noise"
    /// It does not.
    case over

    package static func < (one: Status, other: Status) -> Bool { one.rank < other.rank }

    private var rank: Int { self == .kept ? 0 : self == .withinNoise ? 1 : 2 }
  }

  /// A rate with its clustered standard error.
  package typealias Rate = (rate: Double, standardError: Double)

  /// What it does on one screen: by people who had no part in the choice (`FreshPeople`), or by
  /// those who chose where no others were counted.
  package struct OnScreen: Sendable {
    package let screen: String
    /// Completed pops among wanted ones.
    package let success: Rate
    /// Completed pops among all content gestures; nil without such swipes.
    package let falseTrigger: Rate?
    /// Completed pops among the content gestures of the worst kind; nil without content gestures.
    package let falseTriggers: FalseTriggers?
    /// Cancelled pops among aborts; nil without aborts.
    package let abortsHonoured: Rate?
    /// Cost per hundred swipes; nil where the goal weighs none.
    package let cost: Double?
    /// What limits are kept by; nil where nothing was counted.
    package let atLimits: CriterionRates?
    /// What mistakes add up to in each usage mix, in the experiment's order.
    package let mistakes: [Mistakes]
  }

  /// Mistakes among swipes that are mixed as people make them, as proportions of all swipes.
  package struct Mistakes: Sendable {
    /// Wanted pops that do not complete.
    package let missed: Double
    /// Completed pops that nobody wanted.
    package let unwanted: Double
  }

  /// Completed pops among content gestures of one kind.
  package struct FalseTriggers: Sendable {
    package let intent: String
    /// How many, of how many.
    package let events, trials: Int
    package let rate: Rate
    /// Wilson's 95% interval of the rate.
    ///
    /// Few people make most of the events, so a rate that came out low has a standard error that is
    /// too low as well: with 6,528 people 1.96 errors to either side hold the rate 90 times in 100.
    package let interval: ConfidenceInterval
  }

  /// The lowest success over its screens.
  package var worstSuccess: Rate {
    screens.map(\.success).min { $0.rate < $1.rate } ?? (0, .infinity)
  }

  /// The most false triggers over its screens; nil without content gestures.
  package var mostFalseTriggers: FalseTriggers? {
    screens.compactMap(\.falseTriggers).max { $0.rate.rate < $1.rate.rate }
  }

  /// The fewest honoured aborts over its screens; nil without aborts.
  package var fewestAborts: Rate? {
    screens.compactMap(\.abortsHonoured).min { $0.rate < $1.rate }
  }

  /// Everything that is limited, on the screen where each is worst; nil where nothing was counted.
  package var atLimits: CriterionRates? {
    let all = screens.compactMap(\.atLimits)
    return all.isEmpty ? nil : all.reduce(into: .best) { $0.worsen(to: $1) }
  }

  /// The highest cost over its screens; nil where the goal weighs none.
  package var highestCost: Double? { screens.compactMap(\.cost).max() }

  /// Whether it is the same candidate, for the same question.
  func isSame(as other: Choice) -> Bool {
    isSameQuestion(as: other) && candidate == other.candidate
  }

  /// Whether it was chosen for the same goal on the same screens and page as another.
  package func isSameQuestion(as other: Choice) -> Bool {
    goal == other.goal && scope == other.scope && context == other.context
  }
}
