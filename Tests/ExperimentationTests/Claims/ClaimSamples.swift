import Experimentation
import SwipeSimulation

/// Rows of small studies, played once for all tests.
enum ClaimSamples {
  /// An experiment whose people and screens claims take.
  static func experiment(people: Int, swipes: Int, seed: UInt64 = 5) throws -> Experiment {
    try smallExperiment(
      participants: people, swipes: swipes, seed: seed,
      screens: ["iphone-16-pro", "iphone-se-1", "iphone-16-pro-max", "ipad-pro-13"],
      intents: [.pop], recognizers: ["pan"])
  }

  /// Rows of 60 people with 4 swipes each.
  static let rows = Task {
    try await ClaimStudy.run(experiment: experiment(people: 60, swipes: 4), workers: 2)
  }
}
