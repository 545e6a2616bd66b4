package import ExperimentFiles
import StrictFiles
import Study
import TrialStatistics

/// What an experiment finds in one scenario.
///
/// A scenario's people have the seed of the experiment's own: each is the same person but for what
/// the scenario changes, so that changes are known better than the rates themselves.
package struct ScenarioResults: Sendable {
  package let scenario: Scenario
  package let results: StudyResults
  /// How those that are compared stand, in their order: there may be a million over all scenarios.
  var standings: [Standing] = []

  /// How a rate stands in a scenario.
  struct Standing: Sendable {
    /// Its place among the rates.
    let place: Int32
    /// 1 for the best in its condition.
    let rank: Int32
    /// What it has more than that of the experiment's own people; nil where they have none.
    let change: RateDifference?
    /// Whether the rank, and what every batch came to, are those of the experiment's own people.
    let isUnchanged: Bool
  }
}

extension ScenarioResults {
  /// Turns the counts of a scenario's people into rates.
  ///
  /// - Parameter own: the rates of the experiment's own people.
  init(_ scenario: Scenario, of experiment: Experiment, _ counts: StudyCounts, own: RankedRates) {
    self.scenario = scenario
    var varied = experiment
    varied.population = scenario.population
    let ranked = RankedRates(varied, counts)
    results = StudyResults(varied, rates: ranked.rates)
    standings = ranked.standings(against: own)
  }
}

/// Rates that are compared by batches of people, each with its rank in its condition.
struct RankedRates {
  /// All rates; of policies those that are compared, of systems others too.
  let rates: [RateRow]
  /// Of those that are compared: their places, ranks and batches.
  let ranked: [(place: Int, rank: Int, sums: ClusterSums)]
  private let places: [RateKey: Int]

  /// The rates of which reports tell, by the counts of some people.
  init(_ experiment: Experiment, _ counts: StudyCounts) {
    let batches = StudyResults.batches(experiment, counts)
    let compared = Set(batches.map(\.key).filter(\.isPooled))
    let rates = StudyResults.rates(experiment, counts).filter {
      $0.condition.recognizer == Condition.systemsName || compared.contains($0.key)
    }
    self.init(rates, batches)
  }

  init(_ rates: [RateRow], _ batches: [BatchRow]) {
    self.rates = rates
    let pooled = batches.filter(\.key.isPooled)
    let sums = Dictionary(firstOf: pooled.map { ($0.key, $0.sums) })
    let compared = rates.indices.compactMap { place in
      sums[rates[place].key].map { (place: place, sums: $0) }
    }
    let groups = Dictionary(grouping: compared) { Self.group(rates[$0.place]) }
      .mapValues { $0.map { rates[$0.place].rate } }
    ranked = compared.map { one in
      let row = rates[one.place]
      let rank = Metric.rank(of: row.rate, among: groups[Self.group(row)] ?? [], by: row.metric)
      return (one.place, rank, one.sums)
    }
    places = Dictionary(firstOf: ranked.enumerated().map { (rates[$1.place].key, $0) })
  }

  /// What a rate is ranked among.
  private static func group(_ row: RateRow) -> RateKey {
    RateKey(condition: row.condition, policy: "", metric: row.metric, intent: row.intent)
  }

  /// How the rates stand, and how far they are from those of the experiment's own people.
  func standings(against own: RankedRates) -> [ScenarioResults.Standing] {
    ranked.map { one in
      let row = rates[one.place]
      let before = own.places[row.key].map { own.ranked[$0] }
      let change = before.map { before in
        Pairing.change(
          from: own.rates[before.place].summary, to: row.summary, batches: (before.sums, one.sums)
        ).change
      }
      return ScenarioResults.Standing(
        place: Int32(one.place), rank: Int32(one.rank), change: change,
        isUnchanged: before.map { $0.sums == one.sums && $0.rank == one.rank } ?? false)
    }
  }
}
