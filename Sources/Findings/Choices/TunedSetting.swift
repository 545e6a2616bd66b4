public import PopGesture
public import Study

/// A setting that was chosen for a goal on some screens, and what it does on people who had no part
/// in the choice.
public struct TunedSetting: Sendable {
  /// What it was chosen for.
  public let goal: TuningGoal
  /// Where.
  public let scope: TuningScope
  /// The page.
  public let context: String
  /// The setting.
  public let recognizer: RecognizerPreset
  /// The policy, under its family's name.
  public let policy: NamedPolicy
  /// Whether no other family or recognizer does better on the people who chose.
  public let isBest: Bool
  /// Whether no other loses less against the best of each scenario, where it loses most; false
  /// where nothing is varied.
  public internal(set) var isRobust = false
  /// Whether it kept within the goal's budget on the people who chose; else it is the nearest.
  public let isMet: Bool
  /// Pops that people withdrew and it honoured, by the names of screens; empty where nobody
  /// withdrew any.
  public internal(set) var abortsHonoured: [String: RateRow] = [:]
  /// Its rates on each screen of the scope.
  public let screens: [OnScreen]
  let setting: SweptSetting

  /// Whether it was chosen for the same goal on the same screens and page as another.
  func isSameChoice(as other: TunedSetting) -> Bool {
    goal == other.goal && scope == other.scope && context == other.context
  }

  /// A rate with its clustered standard error.
  public typealias Rate = (rate: Double, standardError: Double)

  /// What a setting does on one screen.
  public struct OnScreen: Sendable {
    /// Name of the screen.
    public let screen: String
    /// Success and false triggers of those who chose: flattered by the choice.
    public let trainingSuccess, trainingFalseTrigger: Double
    /// The same of the others.
    public let success, falseTrigger: Rate
    /// Cost per hundred swipes of those who chose, and of the others; nil where the goal weighs
    /// none.
    public let trainingCost, cost: Double?
  }

  /// The lowest success over its screens, of people who had no part in the choice.
  public var worstSuccess: Rate {
    screens.map(\.success).min { $0.rate < $1.rate } ?? (0, .infinity)
  }

  /// The lowest success over its screens, of those who chose.
  public var worstTrainingSuccess: Double { screens.map(\.trainingSuccess).min() ?? 0 }

  /// The most false triggers over its screens, of people who had no part in the choice.
  public var mostFalseTriggers: Rate {
    screens.map(\.falseTrigger).max { $0.rate < $1.rate } ?? (0, .infinity)
  }

  /// The highest cost over its screens, of people who had no part in the choice.
  public var highestCost: Double? { screens.compactMap(\.cost).max() }
}
