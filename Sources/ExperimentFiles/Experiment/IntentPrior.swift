public import SwipeSimulation

/// How often people want what: the shares by which mistakes are weighed into a cost.
///
/// Nobody knows an app's shares in advance, so an experiment names several.
public struct IntentPrior: Sendable, Equatable {
  /// Name in the experiment and in tables.
  public let name: String
  /// Shares of all swipes, which add up to 1; intents not named have none.
  public let shares: [(intent: Intent, share: Double)]

  /// Takes weights in any unit, of which at least one is positive (precondition).
  public init(name: String, weights: [(intent: Intent, weight: Double)]) {
    let total = weights.reduce(0) { $0 + $1.weight }
    precondition(total > 0, "a usage mix needs a positive weight")
    self.name = name
    shares = weights.map { ($0.intent, $0.weight / total) }
  }

  /// The share of an intent.
  public func share(of intent: Intent) -> Double {
    shares.first { $0.intent == intent }?.share ?? 0
  }

  /// Whether names and shares are the same.
  public static func == (one: IntentPrior, other: IntentPrior) -> Bool {
    one.name == other.name && one.shares.elementsEqual(other.shares, by: ==)
  }
}
