import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport

@testable import ExperimentFiles
@testable import Findings

/// The rates of a real run of the product, by name.
struct ProductRates {
  /// What a rate is of.
  struct Key: Hashable {
    var recognizer: NaiveRecognizer
    var estimator: NaiveVelocity
    var intent: Intent
    /// A policy, or `begun`.
    var policy: String
    /// Whether it is the share of withdrawn pops that were cancelled, of those begun.
    var isAbortHonoured = false
  }

  struct Rate {
    var mean: TwoSamples.Mean
    var events: Int
    var trials: Int
  }

  private(set) var rates: [Key: Rate] = [:]

  /// Completes every pop, so that its rates are the shares of swipes that began one.
  private struct Always: CatalogPolicy {
    let boundary = ThresholdBoundary.inclusive
    static let family = PolicyFamily(
      name: "always", summary: "", rule: "", parameters: [], thresholdParameters: [], source: "")
    let threshold = 0.0
    let swiftSource = "Always()"
    init() {}
    init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {}
    func score(_ release: Release) -> Double { 1 }
  }

  /// Runs all intents with both recognizers and estimators.
  ///
  /// Aborted pops run alone: only then is their row of completed pops theirs alone.
  init(_ pipelineCase: PipelineCase, persons: Int, perIntent: Int) async throws {
    for estimator in NaiveVelocity.allCases {
      for intents in [PipelineCase.intents.filter { $0 != .popAbort }, [.popAbort]] {
        var experiment = try smallExperiment(
          participants: persons, swipes: perIntent, seed: pipelineCase.seed,
          screens: [pipelineCase.screen.name], intents: intents,
          policies: NaivePolicy.all.map(\.json).joined(separator: ", "),
          estimator: estimator == .uikitBlend ? .uikitBlend : .leastSquares)
        experiment.population = pipelineCase.population
        experiment.policies.append(NamedPolicy(name: "begun", Always(), parameters: []))
        for row in try await results(experiment, workers: 1).rates {
          add(row, estimator, isAbortAlone: intents == [.popAbort])
        }
      }
    }
  }

  private mutating func add(_ row: RateRow, _ estimator: NaiveVelocity, isAbortAlone: Bool) {
    let intent: Intent?
    switch row.metric {
    case "success": intent = .pop
    case "false-trigger": intent = Intent(rawValue: row.intent)
    case "abort-honoured": intent = .popAbort
    default: intent = isAbortAlone ? .popAbort : nil
    }
    guard let intent, let recognizer = NaiveRecognizer(rawValue: row.condition.recognizer) else {
      return
    }
    let key = Key(
      recognizer: recognizer, estimator: estimator, intent: intent, policy: row.policy,
      isAbortHonoured: row.metric == "abort-honoured")
    rates[key] = Rate(
      mean: TwoSamples.Mean(value: row.rate, error: row.standardError), events: row.events,
      trials: row.trials)
  }
}
