package import ExperimentFiles
package import Findings
package import PolicyLibrary
import PopGesture
import Study
package import SwipeSimulation

/// A small experiment to run; a few keys can be replaced.
package func smallExperiment(
  participants: Int = 40, swipes: Int = 3, seed: UInt64 = 11,
  screens: [String] = ["iphone-16-pro", "ipad-pro-13"],
  intents: [Intent] = [.pop, .popAbort, .contentLeft, .contentVertical, .tapSmear],
  recognizers: [String] = ["pan", "edge"], policies: String = #""half-width", "fling-override""#,
  sweeps: String = "", estimator: VelocityEstimatorKind = .uikitBlend,
  design: DrawDesign = .plain
) throws -> Experiment {
  func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
  return try experiment(
    """
    {
      "seed": \(seed), "participants": \(participants), "swipes_per_intent": \(swipes), "design": "\(design.rawValue)",
      "screens": [\(list(screens))], "intents": [\(list(intents.map(\.rawValue)))],
      "recognizers": [\(list(recognizers))], "policies": [\(policies)], "sweeps": [\(sweeps)],
      "velocity_estimator": "\(estimator.rawValue)"
    }
    """)
}

/// Runs an experiment to its tables.
package func results(_ experiment: Experiment, workers: Int = 2) async throws -> StudyResults {
  StudyResults(experiment, await Runner.run(experiment, workers: workers))
}
