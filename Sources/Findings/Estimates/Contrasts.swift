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
  static func contrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable,
    _ falseTriggers: FalseTriggerRates
  ) -> [ContrastRow] {
    let rules = SameRules(experiment)
    var found: [RatedDifference<String, PairedContrast>] = []
    var names: [(condition: ConditionKey, a: String, b: String, intent: String)] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let (key, contestants) = (condition.key, experiment.contestants(in: condition))
      for (group, counts) in zip(experiment.groups(in: condition), counts.groups)
      where group.isHeadline && group.metric.isContrasted {
        guard let moments = counts.shared else { continue }
        let (values, strata) = (critical(moments), counts.strata(of: 0))
        let correlation = counts.correlation(of: contestants.count)
        let rates = falseTriggers(contestants, group.metric.name, group.label, in: key)
        let pairs =
          condition.recognizer == nil && !group.metric.isHeadline
          ? ContestantPairs.withFirst(of: contestants.count)
          : ContestantPairs.some(of: contestants.count, in: condition, experiment)
        for (a, b) in pairs {
          let isSame = rules.isSame(a, b, in: condition) && moments.differenceSquared(a, b) == 0
          let difference = PairedContrast(
            moments: moments, strata: strata, a, isSame ? a : b, critical: values,
            correlation: correlation)
          found.append(
            RatedDifference(
              family: group.metric.name, difference, rates.pair(a, b), isSame: isSame,
              shared: SharedErrors(moments: moments, a, b, critical: values)))
          names.append((key, contestants[a], contestants[b], group.label))
        }
      }
    }
    let judged = JudgedDifference.all(
      found, margin: { ChangeMargin($0, of: experiment) }, higherIsBetter: Metric.isHigherBetter)
    return zip(zip(names, found), judged).map { row, judged in
      ContrastRow(
        condition: row.0.condition, policyA: row.0.a, policyB: row.0.b, metric: row.1.family,
        judged: judged, intent: row.0.intent)
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
  static func intentContrasts(
    _ experiment: Experiment, _ counts: StudyCounts, _ critical: CriticalValueTable,
    _ falseTriggers: FalseTriggerRates
  ) -> [ContrastRow] {
    let metric = Metric.falseTrigger
    var found: [RatedDifference<String, PairedContrast>] = []
    var rows: [(place: Int, condition: ConditionKey, a: String, b: String)] = []
    for (condition, counts) in zip(experiment.conditions, counts.conditions) {
      let (key, contestants) = (condition.key, experiment.contestants(in: condition))
      let kinds = zip(experiment.groups(in: condition), counts.groups).compactMap { group, counts in
        group.metric.name == metric.name && !group.isHeadline
          ? counts.shared.map { (intent: group.label, moments: $0, counts: counts) } : nil
      }
      let worst = worstKinds(kinds.map(\.moments), of: contestants.count)
      let pairs = ContestantPairs.some(of: contestants.count, in: condition, experiment)
      for (kind, (intent, moments, counts)) in kinds.enumerated() {
        let (values, strata) = (critical(moments), counts.strata(of: 0))
        let correlation = counts.correlation(of: contestants.count)
        let rates = falseTriggers(contestants, metric.name, intent, in: key)
        for (a, b) in pairs {
          if worst[a] == kind || worst[b] == kind {
            rows.append((found.count, key, contestants[a], contestants[b]))
          }
          let difference = PairedContrast(
            moments: moments, strata: strata, a, b, critical: values, correlation: correlation)
          found.append(
            RatedDifference(
              family: intent, difference, rates.pair(a, b),
              shared: SharedErrors(moments: moments, a, b, critical: values)))
        }
      }
    }
    let margin = ChangeMargin(metric.name, of: experiment)
    let judged = JudgedDifference.all(
      found, margin: { _ in margin }, higherIsBetter: { _ in metric.higherIsBetter })
    return rows.map {
      ContrastRow(
        condition: $0.condition, policyA: $0.a, policyB: $0.b, metric: metric.name,
        judged: judged[$0.place], intent: found[$0.place].family)
    }
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
    let batched = Dictionary(
      batches.map { ($0.key, $0.sums) }, uniquingKeysWith: { first, _ in first })
    let sides = Dictionary(
      rates.compactMap { row in
        batched[row.key].map { (row.key, (rate: row.summary, batches: $0)) }
      }, uniquingKeysWith: { first, _ in first })
    var found: [RatedDifference<String, RateDifference>] = []
    var names: [(a: RateKey, b: RateKey, pairing: Pairing)] = []
    let places = Dictionary(
      zip(recognizers, recognizers.indices), uniquingKeysWith: { first, _ in first })
    for a in batches.map(\.key) where a.isPooled {
      // Rows of the first recognizer of a pair lead to those of the second.
      let later = places[a.condition.recognizer].map { recognizers[($0 + 1)...] } ?? []
      for name in later {
        let b = a.behind(name)
        guard let own = sides[a], let other = sides[b] else { continue }
        let (change, pairing) = Pairing.change(
          from: other.rate, to: own.rate, batches: (other.batches, own.batches))
        found.append(
          RatedDifference(
            family: a.metric, change,
            a.metric == Metric.falseTrigger.name ? (own.rate, other.rate) : nil,
            shared: SharedErrors(own.batches, other.batches)))
        names.append((a, b, pairing))
      }
    }
    let judged = JudgedDifference.all(
      found, margin: { ChangeMargin($0, of: experiment) }, higherIsBetter: Metric.isHigherBetter)
    return zip(names, judged).map { names, judged in
      ContrastRow(
        condition: names.a.condition, policyA: names.a.policy, policyB: names.b.policy,
        metric: names.a.metric, judged: judged, intent: names.a.intent,
        otherRecognizer: names.b.condition.recognizer, pairing: names.pairing)
    }
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
  static func some(of count: Int, in condition: Condition, _ experiment: Experiment) -> [(
    a: Int, b: Int
  )] {
    experiment.comparesAllPairs
      ? all(of: count, areSystems: condition.recognizer == nil) : withFirst(of: count)
  }

  /// All pairs: a policy and each later one; a system and each earlier one, so that the first, the
  /// reference, comes first and is always b.
  private static func all(of count: Int, areSystems: Bool) -> [(a: Int, b: Int)] {
    (0..<count).flatMap { first in
      (first + 1..<max(count, first + 1)).map { later in
        areSystems ? (a: later, b: first) : (a: first, b: later)
      }
    }
  }

  /// Each contestant with the first.
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
