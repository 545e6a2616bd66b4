package import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
package import Study
package import SwipeSimulation
import TrialStatistics

/// The range of one figure of a recommendation, of simulated apps and recorded touches together.
///
/// Simulated apps know what a fit knows, of few people too; recorded touches know nothing of models
/// and so have no bias. Each weighs by the inverse of its variance. Both come from the same people,
/// so the errors are added as if they were one.
package struct AdviceRange: Sendable {
  package let metric: Metric
  /// The estimate, and the bounds within which it lies nine times of ten; proportions.
  package let value, low, high: Double
  /// The share of simulated apps in which the figure breaks its limit; 0 where it has none.
  package let broken: Double
  /// Whether recorded touches were judged.
  package let isJudged: Bool
  /// Half the range.
  package var half: Double { (high - low) / 2 }

  /// Half of a range in standard deviations: of a normal distribution, 19 of 20 lie within it.
  ///
  /// Ranges of a nominal 90% held 119 of 144 figures of hidden apps, as a fit knows little of its
  /// own errors, and a pair is chosen partly by luck. So the nominal level is calibrated (Loh
  /// 1987): 95%, at which 9 of 10 hold in other hidden apps (`AdviceCoverageTests`).
  static let quantile = NormalDistribution.criticalValue(alpha: 0.05)
  /// The same of `Prospect.Range`, which runs from the 5th to the 95th percentile.
  private static let ofProspect = NormalDistribution.criticalValue(alpha: 0.1)
  /// By how much a `Prospect.Range` is stretched.
  static let stretch = quantile / ofProspect

  /// - Parameters:
  ///   - range: the figure over simulated apps.
  ///   - worlds: how many they are.
  ///   - row: the figure on recorded touches; nil where none were recorded.
  init(_ metric: Metric, _ range: Prospect.Range, worlds: Int, recorded row: RateRow?) {
    (self.metric, isJudged) = (metric, row != nil)
    // Sampling error was taken out of the spread between apps; what it may have hidden is left.
    let median = range.median
    let trials = Double(Experiment.peoplePerWorld) * median * (1 - median)
    let share = (2 / Double(max(worlds, 1))).squareRoot().squareRoot()
    let hidden =
      trials > 0 ? PortableMath.exponential(Self.ofProspect * share / trials.squareRoot()) : 1
    let sides = (
      median - Self.stretched(min(range.low, RedrawnBias.moved(median, by: 1 / hidden)), median),
      Self.stretched(max(range.high, RedrawnBias.moved(median, by: hidden)), median) - median
    )
    let weight = row.map { row -> Double in
      let (recorded, simulated) = (row.high - row.low, sides.0 + sides.1)
      return simulated * simulated / (simulated * simulated + recorded * recorded)
    }
    broken = range.broken
    guard let row, let weight else {
      value = median
      (low, high) = (max(value - sides.0, 0), min(value + sides.1, 1))
      return
    }
    value = (1 - weight) * median + weight * row.rate
    low = max(value - (1 - weight) * sides.0 - weight * (row.rate - row.low), 0)
    high = min(value + (1 - weight) * sides.1 + weight * (row.high - row.rate), 1)
  }

  /// A bound further from the median, by logarithms of odds, so that it stays a proportion; where
  /// these are infinite it stays where it is.
  private static func stretched(_ bound: Double, _ median: Double) -> Double {
    guard median > 0, median < 1, bound > 0, bound < 1 else { return bound }
    let odds = bound / (1 - bound) * (1 - median) / median
    return RedrawnBias.moved(
      median, by: PortableMath.exponential(stretch * PortableMath.logarithm(odds)))
  }

  /// Success, false triggers of the worst kind, aborts honoured and content lost of a
  /// recommendation; none where no simulated apps were drawn.
  ///
  /// - Parameter recorded: its rates on recorded touches; empty where these were made on views of
  ///   another width.
  package static func all(of choice: Choice, recorded: [RateRow]) -> [AdviceRange] {
    guard let prospect = choice.prospect else { return [] }
    func row(_ metric: Metric, _ intent: String? = nil) -> RateRow? {
      recorded.first {
        $0.metric == metric.name && $0.trials > 0 && (intent == nil || $0.intent == intent)
      }
    }
    let worst = prospect.worstIntent.flatMap { row(.falseTrigger, $0) }
    return [
      (Criterion.success, row(.success)), (.falseTriggers, worst),
      (.abortsHonoured, row(.abortHonoured)), (.contentLost, nil),
    ].map {
      AdviceRange($0.metric, prospect.rates[$0], worlds: prospect.worlds, recorded: $1)
    }
  }
}

/// How many recorded people settle one figure of a recommendation: how far their rates differ, and
/// what no recording of theirs tells.
package struct Settling: Sendable {
  package let metric: Metric
  /// The swipes of which it is a rate: of false triggers the kind with most.
  package let intent: Intent
  /// The rate, a proportion.
  package let rate: Double
  /// Variance between the rates of people, and of one swipe of one person.
  package let between, within: Double
  /// Half the range that comes from what is assumed.
  package let assumed: Double
  /// Half the range that settles the figure.
  package let aim: Double

  /// From so many people on a range tells how it shrinks; that of fewer is too uncertain itself.
  private static let fewest = 8

  /// More people than anybody records.
  private static let most = 1_000_000

  /// The fewest people, with so many swipes each, whose recording is expected to settle it; nil
  /// where no number does, as what is assumed is too much.
  ///
  /// How far people differ is taken from the people simulated after them. A recording whose own
  /// range is wider calls for more; one whose range is narrower does not call for fewer, as ranges
  /// of a few people vary by a third.
  ///
  /// - Parameters:
  ///   - swipes: of each person, at least 1.
  ///   - isJudged: whether their touches are judged too, as in `AdviceRange`: these assume nothing,
  ///     so that enough of them settle everything.
  ///   - now: half the range by the recording, and of how many people that is.
  package func people(swipes: Int, isJudged: Bool, now: (half: Double, people: Int)? = nil) -> Int?
  {
    var variance = between + within / Double(max(swipes, 1))
    if let now, now.people >= Self.fewest {
      let seen = leastNumber(from: 0, to: 1) {
        half(of: $0 / Double(now.people), isJudged: isJudged) >= now.half
      }
      variance = max(variance, seen)
    }
    let settles = { [variance] (count: Double) in
      half(of: variance / count, isJudged: isJudged) <= aim
    }
    guard settles(Double(Self.most)) else { return nil }
    return Int(leastNumber(from: 0, to: Double(Self.most), where: settles).rounded(.up))
  }

  /// Half the range for the variance of a mean over people: of simulated apps, which know it but
  /// for what is assumed, and where touches are judged, of both, weighed as `AdviceRange` does.
  private func half(of variance: Double, isJudged: Bool) -> Double {
    let own = AdviceRange.quantile * AdviceRange.quantile * variance
    let (simulated, recorded) = ((assumed * assumed + own).squareRoot(), own.squareRoot())
    guard isJudged, own > 0 else { return isJudged ? 0 : simulated }
    return simulated * recorded * (simulated + recorded)
      / (simulated * simulated + recorded * recorded)
  }
}

extension Settling {
  /// People and swipes of each intent from which variances are estimated, and the worlds from which
  /// what is assumed is.
  private static let (people, swipes, worlds) = (2000, 20, 60)
  /// Half the range that settles success.
  package static let successAim = 0.02

  /// What settles the recommendation of an experiment about recorded people: success to 2 points;
  /// false triggers, and aborts that are not honoured, to half of what their limits allow.
  ///
  /// - Parameter shown: what a recording with every prompt shows.
  package static func all(
    of choice: Choice, in experiment: Experiment, shown: Set<String>, workers: Int
  ) async -> [Settling] {
    var alone = experiment
    (alone.policies, alone.recognizers) = ([choice.policy], [choice.recognizer])
    (alone.sweeps, alone.usualSweeps, alone.worlds) = ([], [], worlds)
    alone.recorded = RecordedPeople(redrawn: [experiment.population], shown: shown)
    guard let prospect = await prospect(alone, workers: workers) else { return [] }
    alone.worlds = 0
    (alone.design, alone.participants, alone.swipesPerIntent) = (.plain, people, swipes)
    let rates = await StudyRun.results(of: alone, workers: workers).rates
    let limits = experiment.limits
    let aims: [(Criterion, Double)] = [
      (.success, successAim), (.falseTriggers, limits.falseTriggers / 2),
      (.abortsHonoured, (1 - limits.abortsHonoured) / 2),
    ]
    return aims.compactMap { criterion, aim in
      let (metric, range) = (criterion.metric, prospect.rates[criterion])
      let rows = rates.filter {
        $0.metric == metric.name && (metric.name != Metric.falseTrigger.name || $0.intent != "all")
      }
      guard let row = rows.max(by: { $0.rate < $1.rate }) else { return nil }
      let intent =
        Intent(rawValue: row.intent)
        ?? experiment.intents.first {
          $0.role == (metric.name == Metric.success.name ? .wanted : .withdrawn)
        }
      guard let intent else { return nil }
      let variance = row.rate * (1 - row.rate)
      let size = Double(row.trials) / Double(max(row.participants, 1))
      let alike = min(max((row.designEffect - 1) / max(size - 1, 1), 0), 1)
      return Settling(
        metric: metric, intent: intent, rate: row.rate, between: variance * alike,
        within: variance * (1 - alike), assumed: AdviceRange.stretch * (range.high - range.low) / 2,
        aim: aim)
    }
  }

  /// What the one policy of an experiment does in its worlds.
  private static func prospect(_ experiment: Experiment, workers: Int) async -> Prospect? {
    let candidate = Candidate(recognizer: 0, source: 0, place: 0)
    let fresh = FreshPeople(experiment, [], [candidate])
    let passes = fresh.passes
    guard let scope = ChoiceScope.all(of: experiment).first else { return nil }
    let counts = await PassCounter(workers: workers).counts(Array(passes.dropFirst()))
    let judges = WorldJudges(
      experiment, fresh, central: CandidateRates(experiment, StudyCounts(passes[0])),
      worlds: counts)
    return judges.prospect(of: candidate, goal: 0, at: Chooser.Place(scope: scope, context: 0))
  }
}
