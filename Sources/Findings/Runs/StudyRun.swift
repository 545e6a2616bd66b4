public import Study

/// An experiment from its passes to its results.
public enum StudyRun {
  /// Makes and judges every swipe: of the experiment's own people, of those of its scenarios, and
  /// for the choice of settings, as far as the experiment asks for them.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people; the results tell how many there are then.
  ///   - claims: the rows of the articles' claims, if the experiment asks for them.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  public static func results(
    of experiment: Experiment, until goal: PrecisionGoal? = nil, claims: [ClaimRow] = [],
    workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> StudyResults {
    await results(
      of: experiment, until: goal, claims: claims,
      by: PassCounter(workers: workers, progress: progress), workers: workers)
  }

  /// The same with somebody who counts, or remembers counts.
  ///
  /// - Parameter counter: who counts every pass.
  public static func results(
    of experiment: Experiment, until goal: PrecisionGoal? = nil, claims: [ClaimRow] = [],
    by counter: PassCounter, workers: Int
  ) async -> StudyResults {
    var (grown, own) = (experiment, nil as StudyCounts?)
    if let goal {
      let found = await counter.counts(experiment, until: goal)
      grown.participants = found.people
      // Only when all are counted it is known where their groups part.
      if grown.folds.count == 1 { own = found.counts }
    }
    let plan = StudyPlan(grown, ownAreCounted: own != nil)
    let counts = await counter.counts(plan.passes)
    let crowds = plan.crowds(counts)
    let groups = own.map { [$0] } ?? crowds.own
    let choices = await Choices.of(
      grown, own: groups, persons: crowds.persons, scenarios: crowds.scenarios, by: counter,
      workers: workers)
    let scenarios = zip(grown.scenarios, crowds.scenarios).map {
      ScenarioResults($0, of: grown, $1)
    }
    let whole = ChoiceStudy.sum(groups)
    return StudyResults(grown, whole, claims: claims, scenarios: scenarios, choices: choices)
  }
}
