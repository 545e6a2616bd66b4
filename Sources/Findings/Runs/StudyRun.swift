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
    var (grown, own) = (experiment, nil as StudyCounts?)
    if let goal {
      let found = await Runner.run(experiment, until: goal, workers: workers, progress: progress)
      grown = found.experiment
      // Only when all are counted it is known where their halves part.
      if grown.tuning == nil { own = found.counts }
    }
    let plan = StudyPlan(grown, ownAreCounted: own != nil)
    let counts = await Runner.run(plan.passes, workers: workers, progress: progress)
    let crowds = (own.map { [[$0]] } ?? []) + plan.crowds(counts)
    let tuning = await TuningStudy.results(grown, crowds, workers: workers)
    let whole = crowds.map { parts in
      parts.dropFirst().reduce(into: parts[0]) { $0.merge($1) }
    }
    let scenarios = zip(grown.scenarios, whole.dropFirst()).map {
      ScenarioResults($0, of: grown, $1)
    }
    return StudyResults(grown, whole[0], claims: claims, scenarios: scenarios, tuning: tuning)
  }
}
