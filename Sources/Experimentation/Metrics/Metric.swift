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
  /// Which of a participant's swipes count at all, and which of those count as events.
  let trials: Trials
  let events: Events

  /// Swipes that count.
  enum Trials: Sendable {
    /// All of them.
    case swipes
    /// Those that became a pop gesture.
    case begun
  }

  /// Swipes that count as events.
  enum Events: Sendable {
    /// Completed pops.
    case completed
    /// Pops that began and were cancelled.
    case cancelled
  }

  init(
    name: String, summary: String, formula: String, higherIsBetter: Bool, roles: Set<IntentRole>,
    isAlsoPerIntent: Bool = false,
    trials: Trials = .swipes, events: Events = .completed
  ) {
    self.name = name
    self.summary = summary
    self.formula = formula
    self.higherIsBetter = higherIsBetter
    self.roles = roles
    self.isAlsoPerIntent = isAlsoPerIntent
    self.trials = trials
    self.events = events
  }

  /// Every metric, in the order of tables.
  ///
  /// Adding one is its file and its line here.
  public static let all: [Metric] = [
    .success,
    .falseTrigger,
    .falseTriggerWithAbort,
    .abortHonoured,
  ]
}

/// What one participant did with one intent under one recognizer, before policies differ.
public struct IntentCounts: Sendable {
  /// Swipes made.
  public var swipes: Int
  /// Swipes that became a pop gesture and were released by the finger.
  public var begun: Int
}
