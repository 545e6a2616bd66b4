package import PopGesture
package import SwipeSimulation

/// What settings are chosen for besides the limits, among everything that an experiment sweeps.
public struct Tuning: Sendable, Equatable {
  /// Rates of accidents to keep to in place of the limit, in turn.
  public var budgets: [Double]
  /// How many missed pops an unwanted one is as bad as, in turn; by each of the experiment's
  /// priors the cost shall be least.
  public var costRatios: [Double]

  /// Asks for choices at budgets and at prices.
  public init(budgets: [Double] = [], costRatios: [Double] = []) {
    (self.budgets, self.costRatios) = (budgets, costRatios)
  }
}

/// What a recommended rule keeps to, on every screen.
public struct Limits: Sendable, Equatable {
  /// The most completed pops among the page swipes of the worst kind, as a proportion.
  public var accidents: Double
  /// The fewest cancelled pops among those that people withdrew, as a proportion.
  public var abortsHonoured: Double

  /// Keeps to an accident in two hundred scrolls, and to nineteen of twenty withdrawn pops.
  ///
  /// Chosen by looking at `Reports/quickstart`: behind a plain pan the best rule completes 82 % of
  /// wanted pops on a phone and 84 % on a tablet at 0.1 % accidents, 88 and 90 % at 0.2 %, 94 and
  /// 95 % at 0.5 %, 97 and 97 % at 1 %. Half of 1 % is where twice as many accidents stop to buy
  /// more than a few points. Rules on distance alone honour 70 to 80 % of withdrawn pops where they
  /// complete most wanted ones, rules that ask which way the finger leaves nearly all: 95 % tells
  /// them apart.
  public static let usual = Limits(accidents: 0.005, abortsHonoured: 0.95)

  /// Keeps to both.
  public init(accidents: Double, abortsHonoured: Double) {
    (self.accidents, self.abortsHonoured) = (accidents, abortsHonoured)
  }
}

/// One thing that a policy is chosen for.
public enum Goal: Sendable, Equatable {
  /// The highest success on the worst screen within limits on every screen.
  case limits(Limits)
  /// The least cost on the worst screen by a prior and a price.
  case cost(prior: String, ratio: Double)
}

extension Experiment {
  /// Everything that policies are chosen for: the limits, then other limits of accidents, then
  /// prices.
  public var goals: [Goal] {
    let asked = tuning?.budgets ?? []
    let others = (asked.isEmpty ? Self.otherBudgets : asked).filter { $0 != limits.accidents }.map {
      Goal.limits(Limits(accidents: $0, abortsHonoured: limits.abortsHonoured))
    }
    let ratios = tuning.map(\.costRatios) ?? costRatios.suffix(Self.mostPrices)
    let weighed = tuning == nil ? Array(priors.prefix(Self.mostPriors)) : priors
    return [.limits(limits)] + others
      + ratios.flatMap { ratio in weighed.map { .cost(prior: $0.name, ratio: ratio) } }
  }

  /// Prices, the highest, and priors, the first, for which policies are chosen where it is not said
  /// for which: costs themselves are told for all.
  private static let (mostPrices, mostPriors) = (3, 2)

  /// Limits of accidents that reports tell of besides the experiment's own.
  private static let otherBudgets = [0.001, 0.002, 0.01]

  /// Whether a policy is chosen: there are some, and somebody wants a pop.
  package var isChosenFrom: Bool {
    !policies.isEmpty && intents.contains { $0.role == .wanted }
  }

  /// Every line of settings that is counted: those of the file, or the usual ones.
  package var lines: [Sweep] { sweeps + usualSweeps }

  /// Intents whose completed pops are counted on their own for every setting.
  package var otherIntents: [Intent] {
    intents.filter { $0.role == .unwanted || $0.role == .withdrawn }
  }

  /// Groups of people, neighbours in number: what is chosen by all but one group is looked at on
  /// that one, each in turn.
  package var folds: [Range<Int>] {
    guard isChosenFrom, !lines.isEmpty, participants >= Self.foldCount else {
      return [0..<participants]
    }
    return (0..<Self.foldCount).map { fold in
      participants * fold / Self.foldCount..<participants * (fold + 1) / Self.foldCount
    }
  }

  private static let foldCount = 4
}

extension Experiment {
  /// The velocity that the headroom rule reads: that of all policies, or what UIKit's recognizer
  /// tells where each has its own.
  package var headroomEstimator: VelocityEstimatorKind {
    guard case .common(let kind)? = velocityEstimators.first else { return .uikitBlend }
    return kind
  }
}
