import ExperimentFiles
import NavigationModel
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// What candidates do on screens, by counts of some people.
struct Figures {
  let experiment: Experiment
  /// The rates of everything that these people judged.
  var rates: CandidateRates { judges.rates }
  private let judges: Judges
  /// What mistakes weigh in each usage mix.
  private let mixes: [ChoiceCost]

  /// - Parameters:
  ///   - own: counts of the experiment's own people, and the rates of every candidate by them.
  ///   - fresh: who judges in place of the experiment's own people, and what they counted.
  init(
    _ experiment: Experiment, own: (counts: StudyCounts, rates: CandidateRates),
    fresh: (people: FreshPeople, counts: StudyCounts)? = nil
  ) {
    self.experiment = experiment
    mixes = experiment.priors.map { ChoiceCost($0, 1, experiment.otherIntents) }
    judges = fresh.map { Judges($0.people, $0.counts) } ?? Judges(experiment, own.counts, own.rates)
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

  /// The rates of a candidate on each screen.
  func onScreens(_ chosen: Candidate, goal: Goal, at place: Chooser.Place) -> [Choice.OnScreen] {
    place.scope.screens.indices.map { screen in
      let sums = judges.sums(of: chosen, screen, place)
      let falseTriggers = falseTriggers(sums)
      return Choice.OnScreen(
        screen: place.scope.screens[screen].name,
        success: sums.rate(.success) ?? (0, .infinity), falseTrigger: sums.rate(.falseTrigger),
        falseTriggers: falseTriggers, abortsHonoured: aborts(sums),
        cost: experiment.cost(by: goal).map { $0.per100(sums.events) },
        atLimits: judges.atLimits(chosen, screen, place),
        mistakes: mixes.compactMap { $0.mistakes(sums.events) })
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

  /// Some people, with what they judged.
  private struct Judges {
    private let experiment: Experiment
    private let counts: StudyCounts
    private let moments: CandidateMoments
    /// Nil where they judged every candidate.
    private let fresh: FreshPeople?
    let rates: CandidateRates

    init(_ experiment: Experiment, _ counts: StudyCounts, _ rates: CandidateRates) {
      (self.experiment, self.counts, fresh) = (experiment, counts, nil)
      moments = CandidateMoments(experiment)
      self.rates = rates
    }

    init(_ fresh: FreshPeople, _ counts: StudyCounts) {
      (experiment, self.counts, self.fresh) = (fresh.judged, counts, fresh)
      moments = CandidateMoments(experiment)
      rates = CandidateRates(experiment, counts)
    }

    /// A candidate as they number it, and the condition on a screen; nil where they judged it not.
    private func place(
      of candidate: Candidate, _ screen: Int, _ place: Chooser.Place
    ) -> (candidate: Candidate, condition: Int)? {
      var own = candidate
      if let fresh {
        guard let named = fresh.place(of: candidate) else { return nil }
        own = Candidate(recognizer: candidate.recognizer, source: 0, place: named)
      }
      let conditions = experiment.conditions(
        on: place.scope, context: place.context, recognizer: own.recognizer)
      return (own, conditions[screen])
    }

    /// What is limited; nil where they did not count it.
    func atLimits(
      _ candidate: Candidate, _ screen: Int, _ place: Chooser.Place
    ) -> Choice.AtLimits? {
      guard let (own, condition) = self.place(of: candidate, screen, place),
        rates.lines[condition].indices.contains(own.source)
      else { return nil }
      return rates.lines[condition][own.source].atLimits(own.place)
    }

    func sums(of candidate: Candidate, _ screen: Int, _ place: Chooser.Place) -> Sums {
      var sums = Sums()
      guard let (own, condition) = self.place(of: candidate, screen, place) else { return sums }
      let sets =
        [Counted.success, .falseTrigger] + experiment.otherIntents.indices.map(Counted.other)
      for counted in sets {
        sums.moments[counted] = moments.moments(counted, of: own, in: condition, counts)
      }
      return sums
    }
  }

  private func falseTriggers(_ sums: Sums) -> Choice.FalseTriggers? {
    experiment.otherIntents.enumerated().filter { $1.role == .unwanted }
      .compactMap { place, intent -> Choice.FalseTriggers? in
        guard let rate = sums.rate(.other(place)), let moments = sums.moments[.other(place)]
        else { return nil }
        return Choice.FalseTriggers(
          intent: intent.rawValue, events: moments.successes(0),
          trials: moments.trials / moments.design.weight, rate: rate)
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
