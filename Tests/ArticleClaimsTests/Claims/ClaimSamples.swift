import SwipeSimulation
import TestSupport

@testable import ArticleClaims
@testable import ExperimentFiles
@testable import Study

/// Rows of small studies, played once for all tests.
enum ClaimSamples {
  /// An experiment whose people and screens claims take.
  static func experiment(people: Int, swipes: Int, seed: UInt64 = 5) throws -> Experiment {
    try smallExperiment(
      participants: people, swipes: swipes, seed: seed,
      screens: ["iphone-16-pro", "iphone-se-1", "iphone-16-pro-max", "ipad-pro-13"],
      intents: [.pop], recognizers: ["pan"])
  }

  /// As many people as it takes to call none of them next to nobody.
  static let (people, swipes) = (400, 3)

  /// Rows of these people.
  static let rows = Task {
    try await claims(of: experiment(people: people, swipes: swipes), workers: 2)
  }

  /// Rows of all claims.
  static func claims(of experiment: Experiment, workers: Int) async -> [ClaimRow] {
    let plan = ClaimPlan(experiment, ClaimTable.all)
    return plan.rows(await plan.bench.run(workers: workers))
  }
}
