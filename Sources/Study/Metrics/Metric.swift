public import SwipeSimulation

/// A rate that reports are about: which swipes it is over, and what counts.
public struct Metric: Sendable {
  /// Name in `rates.csv`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// The formula in words.
  public let formula: String
  /// Whether a larger rate is a better policy.
  public let higherIsBetter: Bool
  /// The intents whose swipes it is over.
  public let roles: Set<IntentRole>
  /// Whether each intent has a row of its own besides the pooled one.
  public let isAlsoPerIntent: Bool
  /// Whether contrasts between contestants are made for it.
  package let isContrasted: Bool
  /// Which of a participant's swipes count at all, and which of those count as events.
  package let trials: Trials
  package let events: Events

  /// Swipes that count.
  package enum Trials: Sendable {
    /// All of them.
    case swipes
    /// Those that became a pop gesture and were released: others under each system.
    case begun
    /// Those that the page's content takes.
    case served
  }

  /// Swipes that count as events.
  package enum Events: Sendable, Equatable {
    /// Completed pops.
    case completed
    /// Pops that began and were cancelled.
    case cancelled
    /// Pops that began, whatever became of them.
    case begun
    /// What only whole pages tell.
    case fact(SwipeFact)
  }

  /// Whether cancelled pops are its events.
  package var countsCancelled: Bool { events == .cancelled }

  init(
    name: String, summary: String, formula: String, higherIsBetter: Bool, roles: Set<IntentRole>,
    isAlsoPerIntent: Bool = false, isContrasted: Bool = true,
    trials: Trials = .swipes, events: Events = .completed
  ) {
    self.name = name
    self.summary = summary
    self.formula = formula
    self.higherIsBetter = higherIsBetter
    self.roles = roles
    self.isAlsoPerIntent = isAlsoPerIntent
    self.isContrasted = isContrasted
    self.trials = trials
    self.events = events
  }

  /// The formula of the metrics that tell where wanted pops came to their end.
  static let stageFormula =
    "wanted pops that came to their end at this stage / swipes with intent pop; with the other"
    + " stages and success these add up to 1"

  /// Whether it is counted only where whole swipes are played to whole pages.
  var needsWholePages: Bool {
    if case .fact = events { true } else { false }
  }

  /// Names of the metrics on which answers rest: success and false triggers.
  package static let headlines: Set<String> = [success.name, falseTrigger.name]
  /// Whether answers rest on it.
  package var isHeadline: Bool { Metric.headlines.contains(name) }

  /// Every metric, in the order of tables.
  ///
  /// Adding one is its entry in a table of this folder and its line here.
  public static let all: [Metric] = [
    .success,
    .falseTrigger,
    .falseTriggerWithAbort,
    .abortHonoured,
    .flash,
    .contentLost,
    .blockedContent,
    .dualActivation,
    .twoPagesBack,
    .stuck,
    .corrupted,
    .missedBySlop,
    .missedByGate,
    .missedByArbitration,
    .missedByDecision,
    .missedByRace,
    .missedByNavigation,
    .missedBySystem,
  ]
}
