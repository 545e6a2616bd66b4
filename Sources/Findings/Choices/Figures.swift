import ExperimentFiles
import NavigationModel
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// What candidates do on screens, by counts of some people.
struct Figures {
  private let experiment: Experiment
  /// What mistakes weigh in each usage mix.
  private let mixes: [ChoiceCost]
  /// What these people judged, and what they counted.
  private let judged: Experiment
  private let counts: StudyCounts
  private let moments: CandidateMoments
  /// Nil where they judged every candidate.
  private let fresh: FreshPeople?
  /// The rates of everything that these people judged.
  let rates: CandidateRates

  /// - Parameters:
  ///   - own: counts of the experiment's own people, and the rates of every candidate by them.
  ///   - fresh: who judges in place of the experiment's own people, and what they counted.
  init(
    _ experiment: Experiment, own: (counts: StudyCounts, rates: CandidateRates),
    fresh: (people: FreshPeople, counts: StudyCounts)? = nil
  ) {
    (self.experiment, self.fresh) = (experiment, fresh?.people)
    mixes = experiment.priors.map { ChoiceCost($0, 1, experiment.otherIntents) }
    judged = fresh?.people.judged ?? experiment
    counts = fresh?.counts ?? own.counts
    moments = CandidateMoments(judged)
    rates = fresh == nil ? own.rates : CandidateRates(judged, counts)
  }

  /// A choice with the figures of these people.
  func judged(_ choice: Choice) -> Choice {
    var judged = choice
    if let context = experiment.contexts.firstIndex(where: { $0.name == choice.context }) {
      judged.screens = onScreens(
        choice.candidate, goal: choice.goal,
        at: Chooser.Place(scope: choice.scope, context: context))
    }
    return judged
  }

  /// The rates of a candidate on each screen; unknown where these people did not judge it.
  func onScreens(_ chosen: Candidate, goal: Goal, at place: Chooser.Place) -> [Choice.OnScreen] {
    let own = number(of: chosen)
    let conditions = judged.conditions(
      on: place.scope, context: place.context, recognizer: chosen.recognizer)
    return zip(place.scope.screens, conditions).map { screen, condition in
      let sums = sums(of: own, condition)
      let line = own.flatMap { own in
        rates.lines[condition].indices.contains(own.source)
          ? rates.lines[condition][own.source].rates[own.place] : nil
      }
      return Choice.OnScreen(
        screen: screen.name, success: sums.rate(.success) ?? (0, .infinity),
        falseTrigger: sums.rate(.falseTrigger), falseTriggers: falseTriggers(sums),
        abortsHonoured: aborts(sums),
        cost: experiment.cost(by: goal).map { $0.per100(sums.events) },
        atLimits: line, mistakes: mixes.compactMap { $0.mistakes(sums.events) })
    }
  }

  /// A candidate as these people number it; nil where they judged it not.
  private func number(of candidate: Candidate) -> Candidate? {
    guard let fresh else { return candidate }
    return fresh.place(of: candidate).map {
      Candidate(recognizer: candidate.recognizer, source: 0, place: $0)
    }
  }

  /// Moments of everything that is counted of one candidate on one screen.
  private struct Sums {
    var moments: [Counted: ClusterMoments] = [:]

    /// Completed pops: of wanted swipes at 0, then of each other intent.
    func events(_ place: Int) -> ChoiceCost.Sum? {
      moments[place == 0 ? .success : .other(place - 1)].map(ChoiceCost.Sum.init)
    }

    func rate(_ counted: Counted) -> Choice.Rate? {
      moments[counted].flatMap { moments in
        guard moments.trials > 0 else { return nil }
        let rate = ClusteredRate(moments: moments, policy: 0)
        return (rate.rate, rate.standardErrorCR1 ?? .infinity)
      }
    }
  }

  private func sums(of candidate: Candidate?, _ condition: Int) -> Sums {
    var sums = Sums()
    guard let candidate else { return sums }
    for counted in [.success, .falseTrigger] + experiment.otherIntents.indices.map(Counted.other) {
      sums.moments[counted] = moments.moments(counted, of: candidate, in: condition, counts)
    }
    return sums
  }

  private func falseTriggers(_ sums: Sums) -> Choice.FalseTriggers? {
    experiment.otherIntents.enumerated().filter { $1.role == .unwanted }
      .compactMap { place, intent -> Choice.FalseTriggers? in
        guard let rate = sums.rate(.other(place)), let moments = sums.moments[.other(place)]
        else { return nil }
        return Choice.FalseTriggers(
          intent: intent.rawValue, events: moments.successes(0),
          trials: moments.trials / moments.design.weight, rate: rate,
          interval: moments.oneSidedLimits(
            policy: 0, criticalValue: NormalDistribution.criticalValue(alpha: 0.05),
            correlation: moments.shownCorrelation(policy: 0) ?? IntervalMethod.assumedCorrelation))
      }.max {
        // Where nothing pops, the kind with the fewest swipes says how much was seen.
        ($0.rate.rate, -$0.trials) < ($1.rate.rate, -$1.trials)
      }
  }

  private func aborts(_ sums: Sums) -> Choice.Rate? {
    experiment.otherIntents.indices.filter { experiment.otherIntents[$0].role == .withdrawn }
      .compactMap { sums.rate(.other($0)) }
      .map { (1 - $0.rate, $0.standardError) }.min { $0.0 < $1.0 }
  }
}
