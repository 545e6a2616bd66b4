import ExperimentFiles
import PolicyLibrary
import PopGesture
import StrictFiles
import Study
import TrialStatistics

/// A row of `recognizer-contrasts.csv`: what a policy's rate is behind one recognizer, less what it
/// is behind another.
public struct RecognizerContrastRow: Sendable, Equatable {
  /// Names of the screen and the page.
  public let screen, context: String
  /// The policy behind both recognizers, the recognizers, and the metric.
  public let policy, recognizerA, recognizerB, metric: String
  /// The difference a minus b.
  public let judged: JudgedDifference
  /// How its error was found.
  public let pairing: Pairing

  /// `recognizer-contrasts.csv`.
  static let table = Table<RecognizerContrastRow>(
    "recognizer-contrasts.csv",
    """
    With several recognizers: success, false triggers and honoured aborts of a policy behind a minus
    behind b.
    """
  ) {
    [Column(.screen, \.screen), Column(.context, \.context)]
    Column(.policy, \.policy)
    Column("recognizer_a", \.recognizerA, "what is compared")
    Column("recognizer_b", \.recognizerB, "what it is compared with")
    Column(.metric, \.metric)
    JudgedDifference.columns.of(\.judged)
    Column(.pairing, \.pairing.rawValue)
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
  ) -> [RecognizerContrastRow] {
    let recognizers = experiment.recognizers.map(\.name)
    if recognizers.count < 2 || experiment.policies.isEmpty { return [] }
    let batched = Dictionary(
      batches.map { ($0.key, $0.sums) }, uniquingKeysWith: { first, _ in first })
    let sides = Dictionary(
      rates.compactMap { row in
        batched[row.key].map { (row.key, (rate: row.summary, batches: $0)) }
      }, uniquingKeysWith: { first, _ in first })
    var found: [(family: String, difference: RateDifference)] = []
    var names: [(a: RateKey, b: RateKey, pairing: Pairing)] = []
    let places = Dictionary(
      zip(recognizers, recognizers.indices), uniquingKeysWith: { first, _ in first })
    for a in batches.map(\.key) {
      // Rows of the first recognizer of a pair lead to those of the second.
      let later = places[a.condition.recognizer].map { recognizers[($0 + 1)...] } ?? []
      for name in later {
        let b = a.behind(name)
        guard let own = sides[a], let other = sides[b] else { continue }
        let (change, pairing) = Pairing.change(
          from: other.rate, to: own.rate, batches: (other.batches, own.batches))
        found.append((a.metric, change))
        names.append((a, b, pairing))
      }
    }
    let judged = JudgedDifference.all(
      found, margin: experiment.margin, higherIsBetter: Metric.isHigherBetter)
    return zip(names, judged).map { names, judged in
      RecognizerContrastRow(
        screen: names.a.condition.screen, context: names.a.condition.context,
        policy: names.a.policy, recognizerA: names.a.condition.recognizer,
        recognizerB: names.b.condition.recognizer, metric: names.a.metric, judged: judged,
        pairing: names.pairing)
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
  var sums: ClusterSums { ClusterSums(amounts: events.map { Double($0) }, trials: trials) }
}
