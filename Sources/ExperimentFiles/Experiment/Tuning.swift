import PopGesture
package import SwipeSimulation

/// What settings are chosen for besides the limits, among everything that an experiment sweeps.
public struct Tuning: Sendable, Equatable {
  /// Rates of false triggers to keep to in place of the limit, in turn.
  public var budgets: [Double]
  /// How many missed pops an unwanted one is as bad as, in turn; by each of the experiment's
  /// priors the cost shall be least.
  public var costRatios: [Double]

  /// Asks for choices at budgets and at prices.
  public init(budgets: [Double] = [], costRatios: [Double] = []) {
    (self.budgets, self.costRatios) = (budgets, costRatios)
  }
}

extension Experiment {
  /// Everything that policies are chosen for: the limits, then other limits of false triggers, then
  /// prices.
  public var goals: [Goal] {
    let asked = tuning?.budgets ?? []
    let others = (asked.isEmpty ? Self.otherBudgets : asked).filter { $0 != limits.falseTriggers }
      .map { limit in
        var other = limits
        other.falseTriggers = limit
        return Goal.limits(other)
      }
    let ratios = tuning.map(\.costRatios) ?? costRatios.suffix(Self.mostPrices)
    let weighed = tuning == nil ? Array(priors.prefix(Self.mostPriors)) : priors
    return [.limits(limits)] + others
      + ratios.flatMap { ratio in weighed.map { .cost(prior: $0.name, ratio: ratio) } }
  }

  /// Prices, the highest, and priors, the first, for which policies are chosen where it is not said
  /// for which: costs themselves are told for all.
  private static let (mostPrices, mostPriors) = (3, 2)

  /// Limits of false triggers that reports tell of besides the experiment's own.
  private static let otherBudgets = [0.001, 0.002, 0.01]

  /// Whether a policy is chosen: there are some, and somebody wants a pop.
  package var isChosenFrom: Bool {
    !policies.isEmpty && intents.contains { $0.role == .wanted }
  }

  /// Every line of settings that is counted: those of the file, and usual ones of other families.
  package var lines: [Sweep] { sweeps + usualSweeps }

  /// Intents whose completed pops are counted on their own for every setting.
  package var otherIntents: [Intent] {
    intents.filter { $0.role == .unwanted || $0.role == .withdrawn }
  }
}
