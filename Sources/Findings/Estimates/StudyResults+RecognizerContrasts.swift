import ExperimentFiles
import PolicyLibrary
import PopGesture
import Study
import TrialStatistics

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
