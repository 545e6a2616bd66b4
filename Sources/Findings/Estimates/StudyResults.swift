package import ExperimentFiles
import PolicyLibrary
import PopGesture
package import Study
import SwipeSimulation
import TrialStatistics

/// Everything that a report is rendered from: the tables and the experiment they belong to.
package struct StudyResults: Sendable {
  /// Shares of a merged run whose people are left out.
  package var missingShards: [Int] = []
  package var shards = 1
  /// What `advise` says of its recommendation; empty of all other experiments.
  package var advice = AdviceNotes()
  package let experiment: Experiment
  package let rates: [RateRow]
  /// Paired differences between policies.
  package let contrasts: [ContrastRow]
  /// Rates along sweeps; empty where none was asked for.
  package private(set) var frontier: [FrontierRow] = []
  /// The same along the usual sweeps, from which policies are chosen too.
  package private(set) var usualFrontier: [FrontierRow] = []
  /// What mistakes cost; empty where no priors were given.
  package let costs: [CostRow]
  /// What is found on other people; empty where nothing is varied.
  package private(set) var scenarios: [ScenarioResults] = []
  /// Which policies are best for what; nil where none are compared.
  package private(set) var choices: Choices?
  package private(set) var batches: [BatchRow] = []
  /// What systems do on each page by where swipes start; empty without systems.
  package private(set) var pages: [PageRow] = []
  /// The articles' statements and users' complaints put to the test; empty where they are not asked
  /// for.
  package private(set) var claims = ClaimRows()
  /// The same of false triggers of single intents.
  package private(set) var intentContrasts: [ContrastRow] = []
  /// Paired differences between recognizers, of each policy; empty with a single one.
  package private(set) var recognizerContrasts: [ContrastRow] = []
  /// A few releases, for pictures; empty where no policy is chosen.
  package private(set) var releases: [ReleaseRow] = []

  /// Turns counts into rates, contrasts and verdicts.
  ///
  /// - Parameters:
  ///   - claims: the rows of claims and complaints, if the experiment asks for them.
  ///   - starts: the counts of each `SwipeStart`, where systems are compared.
  ///   - scenarios: the results on other people, if it asks for them.
  ///   - choices: the policies that are best; by default those by the counts alone.
  package init(
    _ experiment: Experiment, _ counts: StudyCounts, claims: ClaimRows = ClaimRows(),
    starts: [StudyCounts] = [], scenarios: [ScenarioResults] = [], choices: Choices? = nil
  ) {
    self.experiment = experiment
    (self.claims, self.scenarios, self.choices) = (
      claims, scenarios, choices ?? Choices(experiment, own: counts)
    )
    let critical = CriticalValueTable(counts)
    rates = RateRow.withTravel(Self.rates(experiment, counts, critical), experiment, counts)
    pages = Self.pages(experiment, starts, own: rates)
    let pairs = PairedTrials(experiment, critical, rates)
    contrasts = Self.contrasts(counts, by: pairs)
    (frontier, usualFrontier) = Self.frontiers(experiment, counts, self.choices?.rates)
    batches = Self.batches(experiment, counts)
    releases = Self.releases(experiment, counts)
    costs = Self.costs(experiment, rates)
    intentContrasts = Self.intentContrasts(counts, by: pairs)
    recognizerContrasts = Self.recognizerContrasts(experiment, rates, batches)
  }

  /// - Parameter critical: the values of these counts; nil to find them.
  static func rates(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable? = nil
  ) -> [RateRow] {
    let critical = critical ?? CriticalValueTable(counts)
    return zip(experiment.conditions, counts.conditions).flatMap { condition, counts in
      RateRow.rows(
        in: condition.key, of: experiment.contestants(in: condition),
        people: experiment.participants,
        Array(zip(experiment.groups(in: condition), counts.groups)), critical)
    }
  }
}

extension StudyResults {
  /// Puts results together from tables that are there already, such as those of a smaller study or
  /// of a test.
  init(
    _ experiment: Experiment, rates: [RateRow], contrasts: [ContrastRow] = [],
    frontier: [FrontierRow] = [], claims: ClaimRows = ClaimRows(),
    scenarios: [ScenarioResults] = [], batches: [BatchRow] = [], pages: [PageRow] = []
  ) {
    self.experiment = experiment
    (self.rates, self.contrasts, self.frontier) = (rates, contrasts, frontier)
    (self.claims, self.scenarios) = (claims, scenarios)
    (self.batches, self.pages) = (batches, pages)
    costs = Self.costs(experiment, rates)
  }
}

extension StudyResults {
  /// Rates at every value of the sweeps that an experiment asks for, and of the usual ones.
  ///
  /// - Parameter rates: by which candidates were judged; nil where nothing is chosen from.
  static func frontiers(
    _ experiment: Experiment, _ counts: StudyCounts, _ rates: CandidateRates?
  ) -> (asked: [FrontierRow], usual: [FrontierRow]) {
    var (asked, usual) = ([FrontierRow](), [FrontierRow]())
    // Fine sweeps on many screens are a hundred thousand rows: room for them once, not thrice.
    asked.reserveCapacity(
      experiment.conditions.count * experiment.sweeps.reduce(0) { $0 + $1.values.count })
    for (place, condition) in experiment.conditions.enumerated() {
      for (line, sweep) in experiment.lines.enumerated() {
        guard counts.conditions[place].sweeps.indices.contains(line) else { continue }
        let counted = rates.flatMap { rates in
          rates.lines[place].isEmpty ? nil : rates.lines[place][line + 1]
        }
        let rows = rows(
          sweep, in: condition.key, counts.conditions[place].sweeps[line], counted, experiment)
        if line < experiment.sweeps.count { asked += rows } else { usual += rows }
      }
    }
    return (asked, usual)
  }

  private static func rows(
    _ sweep: Sweep, in condition: ConditionKey, _ counts: SweepCounts,
    _ rates: CandidateRates.Line?, _ experiment: Experiment
  ) -> [FrontierRow] {
    let headlines = zip(counts.success.estimates, counts.falseTrigger.estimates)
    let others = zip(experiment.otherIntents, counts.others).map { ($0.role, $1.estimates) }
    let checks = experiment.limits.checks
    return zip(sweep.values, headlines).enumerated().map { place, item in
      let (value, (success, falseTrigger)) = item
      let worst = others.lazy.filter { $0.0 == .unwanted }.compactMap { $0.1[place] }
        .max { $0.rate < $1.rate }
      let aborted = others.lazy.filter { $0.0 == .withdrawn }.compactMap { $0.1[place] }.first
      return FrontierRow(
        condition: condition, family: sweep.family.name, parameter: sweep.parameter, value: value,
        success: success?.rate, successError: success?.standardError,
        falseTrigger: falseTrigger?.rate, falseTriggerError: falseTrigger?.standardError,
        policy: sweep.name, worstFalseTrigger: worst?.rate,
        worstFalseTriggerError: worst?.standardError,
        abortsHonoured: aborted.map { 1 - $0.rate }, abortsHonouredError: aborted?.standardError,
        status: rates.map { checks.status($0.rates[place]) })
    }
  }
}
