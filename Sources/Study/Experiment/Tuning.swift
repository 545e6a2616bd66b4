package import PopGesture

/// What settings are chosen for, among everything that an experiment sweeps.
public struct Tuning: Sendable, Equatable {
  /// Rates of false triggers within which success shall be highest, in turn; the first is the one
  /// that reports recommend for.
  public var budgets: [Double]
  /// How many missed pops an unwanted one is as bad as, in turn; by each of the experiment's
  /// priors the cost shall be least.
  public var costRatios: [Double]

  /// What settings are chosen for where an experiment says nothing else: the highest success with
  /// false triggers of at most one swipe in a hundred.
  public static let usual = Tuning(budgets: [0.01])

  /// Asks for choices at budgets and at prices.
  public init(budgets: [Double] = [], costRatios: [Double] = []) {
    (self.budgets, self.costRatios) = (budgets, costRatios)
  }
}

/// One thing that a setting is chosen for.
public enum TuningGoal: Sendable, Equatable {
  /// The highest success on the worst screen, with false triggers within a rate on every screen.
  case budget(Double)
  /// The least cost on the worst screen by a prior and a price.
  case cost(prior: String, ratio: Double)
}

extension Experiment {
  /// Everything that settings are chosen for, budgets first.
  public var tuningGoals: [TuningGoal] {
    guard let tuning else { return [] }
    return tuning.budgets.map { .budget($0) }
      + tuning.costRatios.flatMap { ratio in
        priors.map { .cost(prior: $0.name, ratio: ratio) }
      }
  }

  /// Whether every swept value's events are counted by intent, as costs need them.
  var countsIntents: Bool { !(tuning?.costRatios ?? []).isEmpty }

  /// People on whom settings are chosen: the first half; those after them are for reporting.
  package var trainingPeople: Int { participants / 2 }
}

extension Experiment {
  /// The velocity that the headroom rule reads: that of all policies, or what UIKit's recognizer
  /// tells where each has its own.
  package var headroomEstimator: VelocityEstimatorKind {
    guard case .common(let kind)? = velocityEstimators.first else { return .uikitBlend }
    return kind
  }
}
