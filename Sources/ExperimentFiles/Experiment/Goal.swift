import PopGesture
package import SwipeSimulation

/// What a recommended rule or system keeps to, on every screen.
package struct Limits: Sendable, Equatable {
  /// The most completed pops among the content gestures of the worst kind, as a proportion.
  package var falseTriggers: Double
  /// The fewest cancelled pops among aborts, as a proportion.
  package var abortsHonoured: Double
  /// The most strokes of a page's content that it loses to a pop, or that move both at once, as a
  /// proportion of those of the worst kind; of systems of all kinds, as often as people want each.
  ///
  /// One stroke in twenty: about as many begin where the system's own edge swipe lies.
  package var contentLost = 0.05
  /// Of systems: the most sessions on a page after which nothing can be pushed any more, or stack
  /// and screen disagree, as a proportion.
  package var stuck = 0.0

  /// Keeps to a false trigger in two hundred scrolls, and to nineteen of twenty aborts.
  ///
  /// Chosen by looking at `Reports/quickstart`: the recommended rules complete 77% of wanted pops
  /// on phones and 67% on tablets at 0.1% false triggers, 87 and 83% at 0.2%, 94 and 93% at 0.5%,
  /// 96 and 95% at 1%. Half of 1% is where twice as many false triggers buy no more than two
  /// points. Rules on distance alone honour 70 to 80% of aborts where
  /// they complete most wanted ones, rules that ask which way the finger leaves nearly all: 95%
  /// tells them apart.
  package static let usual = Limits(falseTriggers: 0.005, abortsHonoured: 0.95)
}

/// One thing that a policy is chosen for.
package enum Goal: Sendable, Equatable {
  /// The highest success on the worst screen within limits on every screen.
  case limits(Limits)
  /// The least cost on the worst screen by a prior and a price.
  case cost(prior: String, ratio: Double)

  /// What the best rule has most or least of, on its worst screen.
  package enum Merit: Sendable {
    /// The share of wanted pops that complete.
    case success
    /// What a hundred swipes cost.
    case cost

    /// 1 where more is better, -1 where less is.
    package var sign: Double {
      switch self {
      case .success: 1
      case .cost: -1
      }
    }
    /// A difference in points: of a proportion its percentage points, of a cost itself.
    package func points(_ difference: Double) -> Double {
      switch self {
      case .success: difference * 100
      case .cost: difference
      }
    }
  }

  /// What is made as large or as small as possible.
  package var merit: Merit {
    switch self {
    case .limits: .success
    case .cost: .cost
    }
  }

  /// The limits that a rule must keep, also in simulated apps; nil where costs weigh everything.
  package var limits: Limits? {
    switch self {
    case .limits(let limits): limits
    case .cost: nil
    }
  }
}

extension Limits {
  /// What experiments call each.
  package static var keys:
    [(name: String, limit: any WritableKeyPath<Limits, Double> & Sendable, summary: String)]
  {
    [
      (
        "false_triggers", \.falseTriggers,
        "at most so many completed pops among the content gestures of the worst kind"
      ),
      ("aborts_honoured", \.abortsHonoured, "at least so many cancelled pops among aborts"),
      (
        "content_lost", \.contentLost,
        "at most so many strokes for the page's content that a pop takes or moves with, of the"
          + " worst kind; a system is switched off on pages where they are more"
      ),
      ("stuck", \.stuck, "of systems: sessions that a broken navigation ends"),
    ]
  }
}

/// What settings are chosen for besides the limits, among everything that an experiment sweeps.
package struct Tuning: Sendable, Equatable {
  /// Rates of false triggers to keep to in place of the limit, in turn.
  package var budgets: [Double] = []
  /// How many missed pops an unwanted one is as bad as, in turn; by each of the experiment's
  /// priors the cost shall be least.
  package var costRatios: [Double] = []
}

extension Experiment {
  /// Everything that policies are chosen for: the limits, then other limits of false triggers, then
  /// prices.
  package var goals: [Goal] {
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
