package import ExperimentFiles
package import Findings
package import PolicyLibrary
import PopGesture
import StrictFiles
import Study
package import SwipeSimulation

/// The experiment in a JSON text, under the name `f`.
package func experiment(_ text: String) throws -> Experiment {
  try Experiment.read(JSONNode.parse(Array(text.utf8), file: "f"), file: "f", name: "f")
}

/// What is wrong with an experiment, one message each.
package func experimentErrors(_ text: String) -> [String] {
  do {
    _ = try experiment(text)
    return []
  } catch {
    return (error as? Diagnostics)?.list.map(\.description) ?? ["\(error)"]
  }
}

/// What is wrong with some keys: they stand on line 2 of an experiment that is right otherwise.
package func keyErrors(_ keys: String) -> [String] {
  experimentErrors("{\"policies\": [\"half-width\"],\n\(keys)}")
}

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

/// All rows of a text, or the errors that reading it gives.
package func csvRows(_ text: String) throws -> [[String]] {
  var reader = try CSVReader(Array(text.utf8), file: "f")
  var rows = [reader.header]
  while try reader.next() { rows.append(reader.header.indices.map { reader.text($0) }) }
  return rows
}
