package import ExperimentFiles
package import StrictFiles
import Study
import SwipeSimulation
package import TrialStatistics

/// A row of `rates.csv`: one rate of one policy, with its error.
package struct RateRow: Sendable, Equatable {
  package let condition: ConditionKey
  /// Which policy, which metric, and over which intent (`all` when pooled).
  package let policy, metric, intent: String
  /// Events, trials, and the participants who contributed trials.
  package let events, trials, participants: Int
  /// The rate, its standard error over participants, and its 95% interval; proportions.
  package let rate, standardError, low, high: Double
  /// Variance over that of independent swipes, and the swipes that would be as informative.
  package let designEffect, effectiveTrials: Double
  /// How the interval was made.
  package let interval: String
  /// What the rate is of; nil where that is `events` of `trials`, and people are the clusters.
  var weighted: Weighted?
  /// Of false triggers: the most that the rate may be, by the bound that limits are kept by.
  package internal(set) var bound: Double?
  /// How far a finger goes; nil where the rate is not that of wanted pops.
  package var travel: Travel?

  /// Sums of the weights of events and trials, and the number of clusters.
  struct Weighted: Sendable, Equatable {
    let events, trials, clusters: Int
  }

  /// The sum of the weights of the events, and of the trials.
  var weightedEvents: Int { weighted?.events ?? events }
  var weightedTrials: Int { weighted?.trials ?? trials }
  /// The number of clusters with trials.
  var clusters: Int { weighted?.clusters ?? participants }

  /// How far a finger goes before a pop completes, in pt and in mm.
  package struct Travel: Sendable, Equatable {
    /// What the rule asks of a finger at `NavigatingView.usualSpeed`; nil where it never completes.
    package let asked: Double?
    /// What people did: the mean over completed pops from touch-down to lift, with its error.
    package let made, madeError: Double?
    /// Physical size of one pt in mm.
    let millimetresPerPoint: Double

    /// What the rule asks in mm; nil on screens of unknown density too.
    package var askedLength: Double? { asked.flatMap(length) }
    /// What people did in mm, and its error.
    package var madeLength: Double? { made.flatMap(length) }
    package var madeLengthError: Double? { madeError.flatMap(length) }

    private func length(_ points: Double) -> Double? {
      millimetresPerPoint > 0 ? points * millimetresPerPoint : nil
    }
  }

  /// The columns of the rate itself.
  static let figures = [
    Column("k", \RateRow.events, "events"), Column(.trials, \.trials),
    Column(.participants, \.participants),
    Column("rate", \.rate, "weighted_k / weighted_n (k / n if all swipes weigh the same)"),
    Column(.standardError, \.standardError), Column(.low, \.low), Column(.high, \.high),
  ]

  package static let table = Table<RateRow>("rates.csv", "Every rate.") {
    ConditionKey.columns.of(\.condition)
    [Column(.policy, \.policy), Column(.metric, \.metric), Column(.intent, \.intent)]
    figures
    Column("design_effect", \.designEffect, "variance divided by that of independent swipes")
    Column("n_effective", \.effectiveTrials, "number of independent swipes with the same precision")
    Column(
      "interval", \.interval,
      "method of the interval: `wilson-neff`, `exact-neff`, `strata` (one interval for swipes of"
        + " weight 1 and one for heavier ones, added in quadrature) or `none` (a single person)")
    weights
    travels
  }

  /// The columns of travel, which only rows of success have.
  private static let travels = [
    Column(
      "travel_asked_pt", \RateRow.travel?.asked,
      "for success: the shortest travel beyond the slop that completes the pop at a steady"
        + " 250 pt/s; empty if even twice the view's width does not"),
    Column("travel_asked_mm", \.travel?.askedLength, "the same in mm"),
    Column(
      "travel_made_mm", \.travel?.madeLength,
      "for success: mean travel of the completed pops along the pop, from touch-down to lift"),
    Column("travel_made_mc_error", \.travel?.madeLengthError, "its standard error"),
  ]

  /// The columns of weights, which older files do not have.
  static let weights = [
    Column("weighted_k", \RateRow.weightedEvents, "sum of the weights of the events"),
    Column("weighted_n", \.weightedTrials, "sum of the weights of the swipes that count"),
    Column("clusters", \.clusters, "people, or blocks of people, by which the error is clustered"),
  ]
}

/// A row of `contrasts.csv`: the paired difference between two policies, or between two recognizers
/// of one policy, a minus b.
package struct ContrastRow: Sendable, Equatable {
  package let condition: ConditionKey
  package let policyA, policyB, metric: String
  /// The rate of a minus that of b, as proportions, with its error over people and 95% interval.
  package let change: RateDifference
  /// Its p-value adjusted (Holm) over all contrasts in the experiment of the same metric and
  /// intent, between policies or between recognizers.
  package internal(set) var adjustedP = 1.0
  /// What the interval says of a against the margin.
  package internal(set) var verdict = Verdict.undetermined
  /// Of false triggers, which are judged by it: the rate of a over that of b; nil of other metrics
  /// and where neither has an event.
  package internal(set) var ratio: RateRatio?
  /// Over which intent (`all` when pooled).
  package internal(set) var intent = "all"
  /// The recognizer of b where that is another than a's: then both sides are one policy.
  package internal(set) var otherRecognizer: String?
  /// How the error between recognizers was found.
  package internal(set) var pairing: Pairing?

  // What `change` tells.
  package var difference: Double { change.difference }
  package var standardError: Double { change.standardError }
  package var low: Double { change.low }
  package var high: Double { change.high }
  package var p: Double { change.p }

  static let table = Table<ContrastRow>(
    "contrasts.csv",
    """
    Rates of two policies on the same swipes, a minus b, in three parts. (1) Pooled rates of every
    pair of policies; if that were more than 50,000 pairs in all, each policy is compared only with
    the first one. Systems are compared in pairs on success and false triggers, and with the first
    alone on other metrics. (2) False triggers of the worst intent of either policy, unless neither
    popped. (3) With several recognizers, each policy against itself across them (`policy_a` is
    `policy_b`) on the metrics in `batches.csv`. P-values are adjusted within each part, metric and
    intent. False triggers are judged by their ratio, other metrics by the difference.
    """
  ) {
    ConditionKey.columns.of(\.condition)
    [Column(.policyA, \.policyA), Column(.policyB, \.policyB)]
    Column(.metric, \.metric)
    Column.judged(\.change, \.adjustedP, \.verdict)
    Column(.intent, \.intent)
    Column("recognizer_b", { $0.otherRecognizer ?? $0.condition.recognizer }, "recognizer of b")
    Column(.pairing, \.pairing?.rawValue)
    ratios
  }
}

extension ContrastRow {
  /// The columns of what false triggers are judged by.
  private static let ratios = [
    Column(
      "ratio", \ContrastRow.ratio?.value,
      "the rate of a divided by that of b, which verdicts on false triggers use; empty for other"
        + " metrics and if b has no event"),
    Column("ratio_low", \.ratio?.low, "lower end of its 95% interval"),
    Column("ratio_high", \.ratio?.high, "upper end of its 95% interval; empty if unbounded"),
  ]
}

/// A row of `frontier.csv`: both rates at one value of a swept parameter.
package struct FrontierRow: Sendable, Equatable {
  package let condition: ConditionKey
  /// The policy family and its swept parameter.
  package let family, parameter: String
  package let value: Double
  /// Success and false-trigger rate with their standard errors; nil where the experiment has no
  /// such swipes.
  package let success, successError, falseTrigger, falseTriggerError: Double?
  /// The sweep's name: the preset or family that it starts from.
  package let policy: String
  /// Completed pops among the content gestures of the worst kind; nil where there are none.
  package let worstFalseTrigger, worstFalseTriggerError: Double?
  /// Cancelled pops among aborts; nil where there are none.
  package var abortsHonoured, abortsHonouredError: Double?
  /// Whether the experiment's limits are kept here; nil where nothing is chosen.
  package var status: Choice.Status?

  static let table = Table<FrontierRow>(
    "frontier.csv", "With `\"sweeps\"`: the rates at every value of the swept parameters."
  ) {
    ConditionKey.columns.of(\.condition)
    Column("family", \.family, "family of the policy")
    [Column(.parameter, \.parameter), Column(.value, \.value)]
    [Column(.success, \.success), Column(.successError, \.successError)]
    [Column(.falseTrigger, \.falseTrigger), Column(.falseTriggerError, \.falseTriggerError)]
    Column("policy", \.policy, "the preset or family that the sweep starts from")
    Column(
      "worst_false_trigger", \.worstFalseTrigger,
      "false-trigger rate of the worst kind of content gesture")
    Column("worst_false_trigger_mc_error", \.worstFalseTriggerError, "its standard error")
    Column("aborts_honoured", \.abortsHonoured, "share of aborts that are cancelled")
    Column("aborts_honoured_mc_error", \.abortsHonouredError, "its standard error")
    Column(
      "status", \.status?.rawValue,
      "whether the limits hold on this screen: `kept`, `within-noise` or `over`")
  }
}

/// A row of `releases.csv`: one release, for pictures.
package struct ReleaseRow: Sendable, Equatable {
  package let condition: ConditionKey
  package let intent: String
  /// Travel in pt.
  package let translation: Double
  /// Speed in pt/s, as the first policy reads it.
  package let velocity: Double

  static let table = Table<ReleaseRow>(
    "releases.csv",
    """
    The points of `charts/decision.svg`: one release per intent of each of the first few people, on
    the first screen of each kind.
    """
  ) {
    ConditionKey.columns.of(\.condition)
    Column(.intent, \.intent)
    Column("translation_pt", \.translation, "travel at release")
    Column("velocity_pt_per_s", \.velocity, "velocity at release, as the first policy reads it")
  }
}

extension StudyResults {
  /// The releases of pictures: on the first screen of each kind of device.
  static func releases(_ experiment: Experiment, _ counts: StudyCounts) -> [ReleaseRow] {
    let shown = ScreenGroup.allCases.filter { $0 != .everything }.compactMap { group in
      experiment.screens.first(where: group.contains)?.name
    }
    return zip(experiment.conditions.map(\.key), counts.conditions).flatMap { key, counts in
      shown.contains(key.screen)
        ? (counts.samples?.dots ?? []).map { dot in
          ReleaseRow(
            condition: key, intent: experiment.intents[dot.intent].rawValue,
            translation: tenth(dot.translation), velocity: tenth(dot.velocity))
        } : []
    }
  }

  /// A tenth of a pt is less than a line's width in any picture.
  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
