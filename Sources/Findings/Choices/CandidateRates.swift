import ExperimentFiles
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// The rates by which candidates are judged in every condition, by counts of some people.
struct CandidateRates: Sendable {
  /// The candidates of one source in one condition, one number for each.
  struct Line: Sendable {
    /// The rates of each: success without a bound, as nothing limits it; 1 for aborts honoured
    /// without aborts; content lost the same for all, as the recognizer decides it.
    private(set) var rates: [CriterionRates]
    /// Per goal that weighs costs: the cost per hundred swipes.
    let costs: [[Double]]
  }

  /// Per condition and source; without lines where none were counted.
  let lines: [[Line]]

  /// The normal quantile of the 95% bound by which a limit is kept.
  private static let criticalValue = 1.644_853_626_951_473

  /// The most that rates may be, by their one-sided 95% bounds: what keeps a limit, of policies
  /// and of systems.
  ///
  /// - Parameter moments: those of the contestants that judge the same swipes, of which what those
  ///   with many events show holds for the others; nil where none were counted.
  static func bounds(_ moments: [ClusterMoments?]) -> [Double?] {
    let assumed = IntervalMethod.assumed(
      shown: moments.compactMap { $0?.shownCorrelation(policy: 0) })
    return moments.map { moments in
      moments?.oneSidedLimits(policy: 0, criticalValue: criticalValue, correlation: assumed).high
    }
  }

  /// The rates of counts of an experiment.
  init(_ experiment: Experiment, _ counts: StudyCounts) {
    let lines = CandidateLines(experiment, counts)
    self.init(lines: counts.conditions.indices.map(lines.all))
  }

  /// The same by several workers: many settings in many scenarios have millions of bounds.
  static func of(
    _ experiment: Experiment, _ counts: StudyCounts, workers: Int
  ) async -> CandidateRates {
    let (conditions, lines) = (counts.conditions.count, CandidateLines(experiment, counts))
    return CandidateRates(
      lines: await Runner.map(conditions, blockSize: 1, workers: workers, with: ()) { place, _ in
        lines.all(in: place)
      })
  }

  private init(lines: [[Line]]) { self.lines = lines }
}

/// Turns counts into lines, one condition at a time.
private struct CandidateLines: Sendable {
  private let experiment: Experiment
  private let counts: StudyCounts
  private let conditions: [Condition]
  private let moments: CandidateMoments
  private let costs: [ChoiceCost]

  init(_ experiment: Experiment, _ counts: StudyCounts) {
    (self.experiment, self.counts) = (experiment, counts)
    (conditions, moments) = (experiment.conditions, CandidateMoments(experiment))
    costs = experiment.goals.compactMap(experiment.cost)
  }

  /// The line of every source in a condition; none where systems are compared.
  func all(in condition: Int) -> [CandidateRates.Line] {
    if conditions[condition].recognizer == nil { return [] }
    let others = experiment.otherIntents
    func named(_ counted: Counted) -> [ClusterMoments?] {
      experiment.policies.indices.map { place in
        moments.moments(
          counted, of: Candidate(recognizer: 0, source: 0, place: place), in: condition, counts)
      }
    }
    let sets = [Counted.success] + others.indices.map(Counted.other)
    let lost = moments.contentLost(in: condition, counts)
    return [CandidateRates.Line(others, sets.map(named), costs, contentLost: lost)]
      + counts.conditions[condition].sweeps.map { sweep in
        CandidateRates.Line(
          others,
          sets.map { counted in
            let moments = sweep[counted]
            return moments.totals.map(moments.moments)
          }, costs, contentLost: lost)
      }
  }
}

extension CandidateRates.Line {
  /// The rates of candidates from the moments of their completed pops: of wanted swipes first, then
  /// of each other intent.
  ///
  /// - Parameter costs: what mistakes cost, for each goal that weighs them.
  fileprivate init(
    _ others: [Intent], _ moments: [[ClusterMoments?]], _ costs: [ChoiceCost],
    contentLost: BoundedRate
  ) {
    rates = moments[0].map { moments in
      let success = moments.map(Self.rate) ?? 0
      var rates = CriterionRates.best
      rates.success = BoundedRate(rate: success, bound: success)
      rates.contentLost = contentLost
      return rates
    }
    for (intent, moments) in zip(others, moments.dropFirst()) {
      for (place, (moments, bound)) in zip(moments, CandidateRates.bounds(moments)).enumerated() {
        guard let moments, let bound else { continue }
        let rate = Self.rate(moments)
        if intent.role == .withdrawn {
          rates[place].worsen(.abortsHonoured, to: BoundedRate(rate: 1 - rate, bound: 1 - bound))
        } else {
          rates[place].worsen(.falseTriggers, to: BoundedRate(rate: rate, bound: bound))
        }
      }
    }
    // Who met no wanted pop is no candidate.
    for (place, moments) in moments[0].enumerated() where (moments?.trials ?? 0) == 0 {
      rates[place].success = BoundedRate(rate: -.infinity, bound: -.infinity)
      rates[place].falseTriggers = BoundedRate(rate: .infinity, bound: .infinity)
    }
    if costs.isEmpty {
      self.costs = []
      return
    }
    // As numbers: moments hold arrays, and each is looked at for every price.
    let sums = moments.map { $0.map { $0.map(ChoiceCost.Sum.init) } }
    self.costs = costs.map { cost in
      sums[0].indices.map { place in cost.per100 { sums[$0][place] } }
    }
  }

  private static func rate(_ moments: ClusterMoments) -> Double {
    moments.trials == 0 ? 0 : Double(moments.successes(0)) / Double(moments.trials)
  }
}

/// What the mistakes of a candidate cost, by a prior and a price.
struct ChoiceCost {
  /// Shares of swipes that want a pop, and each of the other intents.
  private let pop: Double
  private let others: [Double]
  private let ratio: Double

  init(_ prior: IntentPrior, _ ratio: Double, _ others: [Intent]) {
    (pop, self.others, self.ratio) = (prior.share(of: .pop), others.map(prior.share), ratio)
  }

  /// Missed pops per hundred swipes that `mistakes` are as bad as.
  func per100(_ sum: (Int) -> Sum?) -> Double {
    guard let mistakes = mistakes(sum) else { return .infinity }
    return 100 * (mistakes.missed + ratio * mistakes.unwanted)
  }

  /// Both kinds of mistakes as proportions of all swipes; nil without wanted ones.
  ///
  /// - Parameter sum: of completed pops: of wanted swipes at 0, then of each other intent.
  func mistakes(_ sum: (Int) -> Sum?) -> Choice.Mistakes? {
    // As many swipes have each intent; of aborts moments know those that began alone.
    guard let wanted = sum(0), wanted.trials > 0 else { return nil }
    let swipes = Double(wanted.trials)
    var unwanted = 0.0
    for (place, share) in others.enumerated() {
      unwanted += share * Double(sum(place + 1)?.events ?? 0) / swipes
    }
    return Choice.Mistakes(missed: pop * (1 - Double(wanted.events) / swipes), unwanted: unwanted)
  }

  /// What moments of one candidate add up to.
  struct Sum {
    let trials, events: Int

    init(_ moments: ClusterMoments) {
      (trials, events) = (moments.trials, moments.successes(0))
    }
  }
}

extension Experiment {
  /// What mistakes cost by a goal; nil where it weighs none.
  func cost(by goal: Goal) -> ChoiceCost? {
    guard case .cost(let name, let ratio) = goal.merit,
      let prior = priors.first(where: { $0.name == name })
    else { return nil }
    return ChoiceCost(prior, ratio, otherIntents)
  }
}
