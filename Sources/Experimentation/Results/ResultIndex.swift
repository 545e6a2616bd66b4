import PopGesture
public import SwipeSimulation

/// Looks rates and contrasts up by name, and groups an experiment's conditions for reading.
public struct ResultIndex: Sendable {
  /// A page and a recognizer: what stays the same down a table of screens.
  public struct Setting: Sendable, Hashable {
    /// Names of the page and of the recognizer.
    public let context, recognizer: String

    /// The condition on a screen.
    public func on(_ screen: String) -> ConditionKey {
      ConditionKey(screen: screen, context: context, recognizer: recognizer)
    }
  }

  /// The results.
  public let results: StudyResults
  /// All screens, narrowest view first by width in mm.
  public let screens: [Screen]
  private let rates: [RateKey: RateRow]
  private let contrasts: [ContrastKey: ContrastRow]
  private let frontier: [FrontierKey: FrontierRow]

  /// Indexes results.
  public init(_ results: StudyResults) {
    self.results = results
    screens = results.experiment.screens.sorted {
      ($0.viewWidthInMillimetres, $0.name) < ($1.viewWidthInMillimetres, $1.name)
    }
    rates = Dictionary(
      results.rates.map { (RateKey(condition: $0.condition, $0.policy, $0.metric, $0.intent), $0) },
      uniquingKeysWith: { first, _ in first })
    contrasts = Dictionary(
      results.contrasts.map {
        (ContrastKey(condition: $0.condition, a: $0.policyA, b: $0.policyB, metric: $0.metric), $0)
      }, uniquingKeysWith: { first, _ in first })
    frontier = Dictionary(
      results.frontier.map {
        (
          FrontierKey(
            condition: $0.condition, family: $0.family, parameter: $0.parameter, value: $0.value),
          $0
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Every page and recognizer, in the order of the experiment.
  public var settings: [Setting] {
    results.experiment.contexts.flatMap { context in
      results.experiment.recognizers.map {
        Setting(context: context.rawValue, recognizer: $0.name)
      }
    }
  }

  /// The pooled rate of a metric.
  public func rate(_ metric: String, of policy: String, in condition: ConditionKey) -> RateRow? {
    // Pooled rows are called `all` unless the metric is over one intent alone.
    rates[RateKey(condition: condition, policy, metric, "all")]
      ?? Intent.allCases.lazy.compactMap {
        rates[RateKey(condition: condition, policy, metric, $0.rawValue)]
      }.first
  }

  /// The rate of a metric over one intent.
  public func rate(
    _ metric: String, of policy: String, intent: String, in condition: ConditionKey
  ) -> RateRow? {
    rates[RateKey(condition: condition, policy, metric, intent)]
  }

  /// The contrast a minus b of a metric, whichever way round it is stored.
  public func contrast(
    _ metric: String, _ a: String, _ b: String, in condition: ConditionKey
  ) -> ContrastRow? {
    if let row = contrasts[ContrastKey(condition: condition, a: a, b: b, metric: metric)] {
      return row
    }
    return contrasts[ContrastKey(condition: condition, a: b, b: a, metric: metric)]?.swapped
  }

  /// Both rates at one value of a swept parameter.
  public func frontier(
    _ family: String, _ parameter: String, _ value: Double, in condition: ConditionKey
  ) -> FrontierRow? {
    frontier[
      FrontierKey(condition: condition, family: family, parameter: parameter, value: value)]
  }

  private struct FrontierKey: Hashable {
    let condition: ConditionKey
    let family, parameter: String
    let value: Double
  }

  private struct RateKey: Hashable {
    let condition: ConditionKey
    let policy, metric, intent: String

    init(condition: ConditionKey, _ policy: String, _ metric: String, _ intent: String) {
      self.condition = condition
      (self.policy, self.metric, self.intent) = (policy, metric, intent)
    }
  }

  private struct ContrastKey: Hashable {
    let condition: ConditionKey
    let a, b, metric: String
  }
}

extension ContrastRow {
  /// The same contrast as b minus a.
  var swapped: ContrastRow {
    let opposite = ["better": "worse", "worse": "better"]
    return ContrastRow(
      condition: condition, policyA: policyB, policyB: policyA, metric: metric,
      difference: -difference, standardError: standardError, low: -high, high: -low, p: p,
      adjustedP: adjustedP, verdict: opposite[verdict] ?? verdict)
  }
}
