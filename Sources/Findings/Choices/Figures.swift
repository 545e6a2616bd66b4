import ExperimentFiles
import PopGesture
import Study
import SwipeSimulation
import TrialStatistics

/// What candidates do on screens, by counts of some people.
struct Figures {
  let experiment: Experiment
  /// Counts of each group of people, of all, and of those who tell how people differ.
  let groups: [StudyCounts]
  let whole: StudyCounts
  let persons: StudyCounts?
  private let moments: CandidateMoments

  init(
    _ experiment: Experiment, groups: [StudyCounts], whole: StudyCounts, persons: StudyCounts?
  ) {
    (self.experiment, self.groups, self.whole) = (experiment, groups, whole)
    self.persons = persons
    moments = CandidateMoments(experiment)
  }

  /// The rates of a choice on each screen.
  ///
  /// - Parameters:
  ///   - chosen: what was chosen by all people.
  ///   - byGroup: what the others chose for each group of people, on whom it is looked at; nil for
  ///     a look at what all chose, by all.
  func onScreens(
    _ chosen: Candidate, byGroup: [Candidate]?, goal: Goal, at place: Chooser.Place
  ) -> [Choice.OnScreen] {
    place.scope.screens.indices.map { screen in
      let training = sums(of: [chosen], from: [whole], screen, place)
      let own = byGroup.map { sums(of: $0, from: groups, screen, place) } ?? training
      let cost = experiment.cost(by: goal)
      let accidents = accidents(own)
      // Who swipes enough to tell people apart: the experiment's own people, or others.
      let persons = persons.map { sums(of: [chosen], from: [$0], screen, place) } ?? own
      return Choice.OnScreen(
        screen: place.scope.screens[screen].name,
        trainingSuccess: training.rate(.success)?.rate ?? 0,
        trainingFalseTrigger: training.rate(.falseTrigger)?.rate ?? 0,
        success: own.rate(.success) ?? (0, .infinity), falseTrigger: own.rate(.falseTrigger),
        accidents: accidents, abortsHonoured: aborts(own),
        trainingCost: cost.map { $0.per100(training.events) },
        cost: cost.map { $0.per100(own.events) },
        personalSuccess: personal(.success, persons),
        personalAccidents: accidents.flatMap { accidents in
          experiment.otherIntents.firstIndex { $0.rawValue == accidents.intent }
            .flatMap { personal(.other($0), persons) }
        })
    }
  }

  /// Moments of everything that is counted on one screen, added up.
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

  /// The sums of one candidate for each group of people.
  private func sums(
    of candidates: [Candidate], from counts: [StudyCounts], _ screen: Int, _ place: Chooser.Place
  ) -> Sums {
    let sets =
      [Counted.success, .falseTrigger] + experiment.otherIntents.indices.map(Counted.other)
    var sums = Sums()
    for (candidate, counts) in zip(candidates, counts) {
      let condition = experiment.conditions(
        on: place.scope, context: place.context, recognizer: candidate.recognizer)[screen]
      for counted in sets {
        guard let next = moments.moments(counted, of: candidate, in: condition, counts) else {
          continue
        }
        if sums.moments[counted]?.merge(next) == nil { sums.moments[counted] = next }
      }
    }
    return sums
  }

  /// How much people differ in a rate.
  private func personal(_ counted: Counted, _ sums: Sums) -> Double? {
    guard let moments = sums.moments[counted], let rate = sums.rate(counted) else { return nil }
    let swipes = experiment.persons?.swipesPerIntent ?? experiment.swipesPerIntent
    return DataError.variance(of: rate, people: moments.clusters, swipes: swipes)
  }

  private func accidents(_ sums: Sums) -> Choice.Accidents? {
    experiment.otherIntents.enumerated().filter { $1.role == .unwanted }
      .compactMap { place, intent -> Choice.Accidents? in
        guard let rate = sums.rate(.other(place)), let moments = sums.moments[.other(place)]
        else { return nil }
        return Choice.Accidents(
          intent: intent.rawValue, events: moments.successes(0),
          trials: moments.trials / moments.design.weight, rate: rate)
      }.max { $0.rate.rate < $1.rate.rate }
  }

  private func aborts(_ sums: Sums) -> Choice.Rate? {
    experiment.otherIntents.indices.filter { experiment.otherIntents[$0].role == .withdrawn }
      .compactMap { sums.rate(.other($0)) }
      .map { (1 - $0.rate, $0.standardError) }.min { $0.0 < $1.0 }
  }
}
