package import ExperimentFiles
package import Findings
package import PolicyLibrary
package import PopGesture
import Study
package import SwipeSimulation
package import Testing
package import TrialStatistics

/// A small experiment to run; a few keys can be replaced.
package func smallExperiment(
  participants: Int = 40, swipes: Int = 3, seed: UInt64 = 11,
  screens: [String] = ["iphone-16-pro", "ipad-pro-13"],
  intents: [Intent] = [.pop, .popAbort, .contentLeft, .contentVertical, .tapSmear],
  recognizers: [String] = ["pan", "edge"], policies: String = #""half-width", "fling-override""#,
  sweeps: String = "", estimator: VelocityEstimatorKind = .uikitBlend,
  design: DrawDesign = .plain, worlds: Int? = nil
) throws -> Experiment {
  func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
  return try experiment(
    """
    {
      "seed": \(seed), "participants": \(participants), "swipes_per_intent": \(swipes), "design": "\(design.rawValue)",
      "screens": [\(list(screens))], "intents": [\(list(intents.map(\.rawValue)))],
      "recognizers": [\(list(recognizers))], "policies": [\(policies)], "sweeps": [\(sweeps)],
      "velocity_estimator": "\(estimator.rawValue)"\(worlds.map { ", \"worlds\": \($0)" } ?? "")
    }
    """)
}

/// Runs an experiment to its tables.
package func results(_ experiment: Experiment, workers: Int = 2) async throws -> StudyResults {
  StudyResults(experiment, await Runner.run(experiment, workers: workers))
}

extension [RateRow] {
  /// The first rate of a metric under a policy, over an intent where that matters.
  package func row(
    _ metric: String, of policy: String, _ intent: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RateRow {
    let found = first {
      $0.metric == metric && $0.policy == policy && (intent ?? $0.intent) == $0.intent
    }
    return try #require(found, "\(metric) of \(policy)", sourceLocation: sourceLocation)
  }
}

extension Screen {
  /// The phones of the recordings: 320 dp wide.
  package static let recorded = Screen(
    name: "recorded", title: "", width: 320, height: 533, millimetresPerPoint: 0.1558,
    kind: .phone, source: "")
}

extension SwipeGenerator {
  /// The touches of people's swipes of an intent, person by person.
  package func traces(
    _ intent: Intent, people: Int, each: Int = 1
  ) throws -> [[[TouchSample]]] {
    let entry = try #require(IntentCatalog.entry(intent))
    return (0..<people).map { index in
      let person = Participant(index: index, seed: seed, population: population)
      return (0..<each).map { number in
        var samples: [TouchSample] = []
        swipe(entry, of: person, index: number, into: &samples)
        return samples
      }
    }
  }
}

extension ClusterMoments {
  /// The sums over people, each with trials and the successes of every policy among them.
  package init(_ people: [(Int, [Int])]) {
    self.init(policies: people.first?.1.count ?? 1)
    for (trials, successes) in people { add(trials: trials, successes: successes) }
  }

  /// The sums over people, each with trials and successes of one policy.
  package init(_ people: [(Int, Int)]) { self.init(people.map { ($0, [$1]) }) }
}
