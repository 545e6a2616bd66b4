import ExperimentFiles
import PolicyLibrary
import PopGesture
import StrictFiles
import Study
import SwipeSimulation
import TrialStatistics

extension StudyResults {
  /// Every pair of policies in every condition for every pooled metric with trials in common, on
  /// the same swipes; every pair of systems for the headline metrics, else each with the first.
  ///
  /// In a wide grid each is compared with the first alone.
  ///
  /// The declared family of Holm's adjustment is all contrasts of one metric in the experiment.
  static func contrasts(_ counts: StudyCounts, by pairs: PairedTrials) -> [ContrastRow] {
    let experiment = pairs.experiment
    let rules = SameRules(experiment)
    var found: [FoundContrast] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let count = experiment.contestants(in: condition).count
      for (group, counts) in zip(experiment.groups(in: condition), counts.groups)
      where group.isHeadline && group.metric.isContrasted {
        let those =
          condition.recognizer == nil && !group.metric.isHeadline
          ? ContestantPairs.withFirst(of: count)
          : ContestantPairs.some(of: count, in: condition, experiment)
        found += pairs.contrasts(those, of: group, counts, in: condition, rules)
      }
    }
    return found.judged(over: \.metric, in: experiment)
  }
}

/// Finds contrasts of contestants on the same trials.
struct PairedTrials {
  let experiment: Experiment
  let critical: CriticalValueTable
  /// The rates of false triggers, by which these are judged too.
  private let falseTriggers: [RateKey: RateSummary]

  init(_ experiment: Experiment, _ critical: CriticalValueTable, _ rates: [RateRow]) {
    (self.experiment, self.critical) = (experiment, critical)
    falseTriggers = Dictionary(
      firstOf: rates.lazy.filter { $0.metric == Metric.falseTrigger.name }
        .map { ($0.key, $0.summary) })
  }

  /// The contrasts of some pairs by the counts of a group; none where these are not of the same
  /// trials.
  ///
  /// - Parameters:
  ///   - rules: tells which rules are the same; nil where that does not matter.
  ///   - isTold: which pairs have a row.
  func contrasts(
    _ pairs: [(a: Int, b: Int)], of group: TallyGroup, _ counts: GroupCounts,
    in condition: Condition, _ rules: SameRules? = nil,
    isTold: (Int, Int) -> Bool = { _, _ in true }
  ) -> [FoundContrast] {
    guard let moments = counts.shared else { return [] }
    let (key, names) = (condition.key, experiment.contestants(in: condition))
    let (values, strata) = (critical(moments), counts.strata(of: 0))
    let correlation = counts.correlation(of: names.count)
    let rates = names.map {
      falseTriggers[
        RateKey(condition: key, policy: $0, metric: group.metric.name, intent: group.label)]
    }
    return pairs.map { a, b in
      let isSame =
        rules?.isSame(a, b, in: condition) == true && moments.differenceSquared(a, b) == 0
      let difference = PairedContrast(
        moments: moments, strata: strata, a, isSame ? a : b, critical: values,
        correlation: correlation)
      var found = FoundContrast(
        ContrastRow(
          condition: key, policyA: names[a], policyB: names[b], metric: group.metric.name,
          change: RateDifference(difference), intent: group.label))
      found.isTold = isTold(a, b)
      if let first = rates[a], let second = rates[b] {
        found.rate(
          first, second, isSame: isSame,
          shared: SharedErrors(moments: moments, a, b, critical: values))
      }
      return found
    }
  }
}

extension SweepMoments {
  /// The rate at each value of the parameter and its clustered error (CR1); nil without trials.
  package var estimates: [(rate: Double, standardError: Double)?] {
    totals.map(estimate)
  }

  /// The rate with these sums of events; nil without trials.
  func estimate(_ total: SweepStep) -> (rate: Double, standardError: Double)? {
    guard let moments = moments(total) else { return nil }
    let estimate = ClusteredRate(moments: moments, policy: 0)
    return (estimate.rate, estimate.standardErrorCR1 ?? .infinity)
  }

  /// The moments of a single contestant with these sums; nil without trials.
  func moments(_ total: SweepStep) -> ClusterMoments? {
    let packed = [
      clusters, trials, total.events, trialsSquared, total.eventsTimesTrials,
      total.eventsSquared,
    ]
    return trials > 0 ? ClusterMoments(policies: 1, design: design, packed: packed) : nil
  }
}

extension StudyResults {
  /// False triggers of single intents, of the same pairs of policies and of systems.
  ///
  /// Each pair has the intent that is the worst kind of either side in the condition, which decides
  /// whether a limit is kept. Where neither side popped there is no row: 0 less 0 says nothing.
  ///
  /// The declared family of Holm's adjustment is all pairs for one intent in the experiment: of all
  /// screens, pages and recognizers, those without a row too.
  static func intentContrasts(_ counts: StudyCounts, by pairs: PairedTrials) -> [ContrastRow] {
    let experiment = pairs.experiment
    var found: [FoundContrast] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let count = experiment.contestants(in: condition).count
      let kinds = zip(experiment.groups(in: condition), counts.groups).filter { group, counts in
        group.metric.name == Metric.falseTrigger.name && !group.isHeadline && counts.shared != nil
      }
      let worst = worstKinds(kinds.compactMap(\.1.shared), of: count)
      let those = ContestantPairs.some(of: count, in: condition, experiment)
      for (kind, (group, counts)) in kinds.enumerated() {
        found += pairs.contrasts(those, of: group, counts, in: condition) { a, b in
          worst[a] == kind || worst[b] == kind
        }
      }
    }
    return found.judged(over: \.intent, in: experiment)
  }

  /// For each contestant the place of the intent whose swipes pop most often, the first of equals;
  /// nil where none pops.
  private static func worstKinds(_ kinds: [ClusterMoments], of contestants: Int) -> [Int?] {
    (0..<contestants).map { contestant in
      var worst: (kind: Int, rate: Double)?
      for (kind, moments) in kinds.enumerated() where moments.successes(contestant) > 0 {
        let rate = Double(moments.successes(contestant)) / Double(moments.trials)
        if rate > worst?.rate ?? 0 { worst = (kind, rate) }
      }
      return worst?.kind
    }
  }
}

extension StudyResults {
  /// Every pair of recognizers behind every policy, for the pooled rates that are kept by batches
  /// of people; none with a single recognizer.
  ///
  /// All recognizers judge the same swipes, so their batches are those of the same people, and the
  /// error of a difference comes from how it varies between batches. The declared family of Holm's
  /// adjustment is all these contrasts of one metric in the experiment.
  static func recognizerContrasts(
    _ experiment: Experiment, _ rates: [RateRow], _ batches: [BatchRow]
  ) -> [ContrastRow] {
    let recognizers = experiment.recognizers.map(\.name)
    if recognizers.count < 2 || experiment.policies.isEmpty { return [] }
    let batched = Dictionary(firstOf: batches.map { ($0.key, $0.sums) })
    let sides = Dictionary(
      firstOf: rates.compactMap { row in
        batched[row.key].map { (row.key, (rate: row.summary, batches: $0)) }
      })
    var found: [FoundContrast] = []
    let places = Dictionary(firstOf: zip(recognizers, recognizers.indices))
    for a in batches.map(\.key) where a.isPooled {
      // Rows of the first recognizer of a pair lead to those of the second.
      let later = places[a.condition.recognizer].map { recognizers[($0 + 1)...] } ?? []
      for name in later {
        guard let own = sides[a], let other = sides[a.behind(name)] else { continue }
        let (change, pairing) = Pairing.change(
          from: other.rate, to: own.rate, batches: (other.batches, own.batches))
        var contrast = FoundContrast(
          ContrastRow(
            condition: a.condition, policyA: a.policy, policyB: a.policy, metric: a.metric,
            change: change, intent: a.intent, otherRecognizer: name, pairing: pairing))
        if a.metric == Metric.falseTrigger.name {
          contrast.rate(own.rate, other.rate, shared: SharedErrors(own.batches, other.batches))
        }
        found.append(contrast)
      }
    }
    return found.judged(over: \.metric, in: experiment)
  }
}

extension RateKey {
  /// The same rate of the same policy behind another recognizer.
  fileprivate func behind(_ recognizer: String) -> RateKey {
    RateKey(
      condition: ConditionKey(
        screen: condition.screen, context: condition.context, recognizer: recognizer),
      policy: policy, metric: metric, intent: intent)
  }
}

extension RateRow {
  /// The rate as a comparison takes it.
  var summary: RateSummary {
    RateSummary(
      events: weightedEvents, trials: weightedTrials, clusters: clusters,
      standardError: standardError, low: low, high: high)
  }
}

extension BatchRow {
  /// The batches as clusters.
  var sums: ClusterSums {
    ClusterSums(
      amounts: events.map { Double($0) }, trials: trials,
      weights: ClusterSums.Weights(
        heavyTrials: heavyTrials, heavyWeight: heavyWeight, light: light))
  }
}

/// Which contestants of a condition are contrasted with each other, a minus b, in the order of the
/// tables.
enum ContestantPairs {
  /// Those of a condition: all pairs, or each contestant with the first where these are too many.
  ///
  /// A policy is paired with each later one; a system with each earlier one, so that the first, the
  /// reference, comes first and is always b.
  static func some(
    of count: Int, in condition: Condition, _ experiment: Experiment
  ) -> [(a: Int, b: Int)] {
    if !experiment.comparesAllPairs { return withFirst(of: count) }
    return (0..<count).flatMap { first in
      (first + 1..<max(count, first + 1)).map { later in
        condition.recognizer == nil ? (a: later, b: first) : (a: first, b: later)
      }
    }
  }

  static func withFirst(of count: Int) -> [(a: Int, b: Int)] {
    (0..<count).dropFirst().map { (a: $0, b: 0) }
  }
}

/// Which contestants of an experiment are one rule under several names.
///
/// Such do the same on every swipe there is, which no number of swipes could prove: their
/// difference is 0 without error.
struct SameRules: Sendable {
  /// For each policy and each system the place of the first that is the same.
  private let policies, systems: [Int]

  init(_ experiment: Experiment) {
    policies = Self.firsts(experiment.policies.map { Experiment.canonical($0) })
    systems = Self.firsts(experiment.systems.map { Experiment.canonical($0) })
  }

  /// Whether two contestants of a condition are the same.
  func isSame(_ a: Int, _ b: Int, in condition: Condition) -> Bool {
    let places = condition.recognizer == nil ? systems : policies
    return places[a] == places[b]
  }

  /// Compares what manifests say of rules, which is everything that decides what they do.
  private static func firsts(_ rules: [JSONText]) -> [Int] {
    let texts = rules.map { nameless($0).bytes }
    return texts.indices.map { place in texts.firstIndex(of: texts[place]) ?? place }
  }

  private static func nameless(_ rule: JSONText) -> JSONText {
    guard case .object(let members) = rule else { return rule }
    return .object(
      members.filter { $0.key != "name" }.map { JSONText.Member($0.key, nameless($0.value)) })
  }
}
