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

/// A rate by which candidates are judged, on the screen where it is worst.
package enum Criterion: Sendable, CaseIterable {
  /// Completed among wanted pops.
  case success
  /// Completed pops among the content gestures of the worst kind.
  case falseTriggers
  /// Cancelled pops among aborts.
  case abortsHonoured
  /// Content gestures of the worst kind that are lost to a pop, or move with it.
  case contentLost

  /// All, in the order in which messages name them, without making an array each time.
  package static let all = allCases

  /// Whether more of it is better.
  package var isMoreBetter: Bool {
    switch self {
    case .success, .abortsHonoured: true
    case .falseTriggers, .contentLost: false
    }
  }

  /// 1 where more is better, -1 where less is.
  package var sign: Double { isMoreBetter ? 1 : -1 }

  /// How often what is not wanted happens: the rate itself where less is better, else the rest.
  package func mistakes(_ rate: Double) -> Double { isMoreBetter ? 1 - rate : rate }
}

/// One thing that a policy is chosen for.
package struct Goal: Sendable, Equatable {
  /// What is made as good as possible on the worst screen.
  package let merit: Merit
  /// The limits that a rule must keep, also in simulated apps; nil where costs weigh everything.
  package let limits: Limits?

  /// What the best rule has most or least of, on its worst screen.
  package enum Merit: Sendable, Equatable {
    /// A rate.
    case rate(Criterion)
    /// What a hundred swipes cost in a usage mix, if so many missed pops are as bad as an unwanted
    /// one.
    case cost(prior: String, ratio: Double)

    /// 1 where more is better, -1 where less is.
    package var sign: Double {
      switch self {
      case .rate(let criterion): criterion.sign
      case .cost: -1
      }
    }

    /// Whether a difference of the experiment's margin is too small to matter: of common outcomes
    /// it is; false triggers and lost content are rare, and a cost weighs everything already.
    package var hasMargin: Bool {
      switch self {
      case .rate(let criterion): criterion.isMoreBetter
      case .cost: false
      }
    }

    /// Whether success decides among equals: all rules behind one recognizer lose the same content,
    /// and many have no false trigger.
    package var breaksTiesBySuccess: Bool {
      if case .rate(let criterion) = self { criterion != .success } else { false }
    }

    /// A difference in points: of a proportion its percentage points, of a cost itself.
    package func points(_ difference: Double) -> Double {
      switch self {
      case .rate: difference * 100
      case .cost: difference
      }
    }
  }

  /// The highest success within limits on every screen.
  package static func limits(_ limits: Limits) -> Goal {
    Goal(merit: .rate(.success), limits: limits)
  }

  /// The least cost by a usage mix and a price.
  package static func cost(prior: String, ratio: Double) -> Goal {
    Goal(merit: .cost(prior: prior, ratio: ratio), limits: nil)
  }
}

extension Limits {
  /// The limit of a criterion; nil where it has none.
  package subscript(_ criterion: Criterion) -> Double? {
    switch criterion {
    case .success: nil
    case .falseTriggers: falseTriggers
    case .abortsHonoured: abortsHonoured
    case .contentLost: contentLost
    }
  }

  /// What experiments call each.
  package static var keys:
    [(name: String, limit: any WritableKeyPath<Limits, Double> & Sendable, summary: String)]
  {
    [
      (
        "false_triggers", \.falseTriggers,
        "largest share of the content gestures of the worst kind that may complete a pop"
      ),
      ("aborts_honoured", \.abortsHonoured, "smallest share of aborts that must be cancelled"),
      (
        "content_lost", \.contentLost,
        "largest share of the content gestures of the worst kind that a pop may take or move"
          + " with; a system is switched off on pages where the share is larger"
      ),
      ("stuck", \.stuck, "for systems: largest share of sessions that broken navigation may end"),
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
