public import NavigationModel
public import PopGesture
public import SwipeSimulation

/// A validated experiment: everything that decides the result, and nothing else.
public struct Experiment: Sendable {
  /// Name, taken from the file; also the name of the report folder.
  public var name: String
  /// The question that the report answers.
  public var question: String
  /// Seed of every random draw.
  public var seed: UInt64
  /// Number of synthetic people; they are the clusters of every error.
  public var participants: Int
  /// Swipes per participant, screen and intent.
  public var swipesPerIntent: Int
  /// Who swipes.
  public var population: Population
  /// What they want.
  public var intents: [Intent]
  /// Where they swipe.
  public var screens: [Screen]
  /// The pages under the finger.
  public var contexts: [PageContext]
  /// When a touch becomes a pop gesture.
  public var recognizers: [RecognizerPreset]
  /// The rules that are compared.
  public var policies: [NamedPolicy]
  /// Parameters that are swept.
  public var sweeps: [Sweep]
  /// Smallest difference of interest between two rates, as a proportion.
  public var margin: Double
  /// How release velocity is estimated from touch events.
  public var velocityEstimator: VelocityEstimatorKind

  /// One cell of the design: where, on what page, and with which recognizer people swipe.
  public struct Condition: Sendable {
    /// The screen.
    public let screen: Screen
    /// The page under the finger.
    public let context: PageContext
    /// The recognizer.
    public let recognizer: RecognizerPreset

    /// Its names, as in tables.
    public var key: ConditionKey {
      ConditionKey(
        screen: screen.name, context: context.name, recognizer: recognizer.name)
    }
  }

  /// Every condition, screens first, then contexts, then recognizers: the order of all tables.
  public var conditions: [Condition] {
    screens.flatMap { screen in
      contexts.flatMap { context in
        recognizers.map { Condition(screen: screen, context: context, recognizer: $0) }
      }
    }
  }

  /// Swipes that are made, over all conditions; recognizers judge the same ones.
  public var swipes: Int {
    participants * swipesPerIntent * intents.count * screens.count * contexts.count
  }
}
