import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// Rates of real runs against those of the naive path.
///
/// Errors are clustered over people, so under agreement each z is standard normal: beyond 4.5 once
/// in 150,000 comparisons, of which there are about 500.
@Suite("The naive pipeline's rates")
struct PipelineRateTests {
  /// Events, and swipes without one, that a rate needs on either side to be compared.
  private static let enough = 40

  @Test("Completed, begun and honoured pops are as frequent")
  func rates() async throws {
    var scores = PipelineScores()
    for pipelineCase in PipelineCase.all {
      let product = try await ProductRates(
        pipelineCase, persons: PipelineRuns.persons, perIntent: PipelineRuns.perIntent)
      let naive = await PipelineRuns.shared.swipes(pipelineCase).naive
      for (key, rate) in product.rates where key.isOfItsOwn {
        let other = key.rate(naive, on: pipelineCase.screen)
        let counts = [rate, other].flatMap { [$0.events, $0.trials - $0.events] }
        guard counts.allSatisfy({ $0 >= Self.enough }) else { continue }
        scores.add(other.mean.z(rate.mean), key.name, pipelineCase)
      }
    }
    #expect(scores.all.count > 350)
    // Ten policies judge the same swipes.
    scores.expectAgreement("rates", limit: 4.5, alike: 10)
  }
}

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

extension ProductRates.Key {
  /// The same rate of the naive path's swipes.
  func rate(_ swipes: PipelineSwipes, on screen: Screen) -> ProductRates.Rate {
    guard let place = PipelineCase.intents.firstIndex(of: intent) else {
      return ProductRates.Rate(mean: TwoSamples.Mean([]), events: 0, trials: 0)
    }
    let rule = NaivePolicy.all.first { $0.name == policy }
    let people = swipes.map { person -> (sum: Double, count: Int) in
      let releases = person[place].compactMap { $0.release(recognizer) }
      let completed = releases.filter { release in
        // `begun` counts them all.
        rule?.completes(
          release.translation, release.velocity(estimator), screen.viewWidth,
          screen.millimetresPerPoint) ?? true
      }.count
      return isAbortHonoured
        ? (Double(releases.count - completed), releases.count)
        : (Double(completed), person[place].count)
    }
    return ProductRates.Rate(
      mean: TwoSamples.Mean(people), events: Int(people.map(\.sum).reduce(0, +)),
      trials: people.map(\.count).reduce(0, +))
  }

  /// Whether the rate says something that no other key does: rates without velocity are the same
  /// with either estimator.
  var isOfItsOwn: Bool {
    let usesVelocity = NaivePolicy.all.first { $0.name == policy }?.usesVelocity ?? false
    return (estimator == .uikitBlend || usesVelocity) && !(isAbortHonoured && policy == "begun")
  }

  var name: String {
    "\(recognizer) \(estimator.rawValue) \(intent)\(isAbortHonoured ? " honoured" : "") \(policy)"
  }
}
