public import ExperimentFiles
public import Study

/// An experiment from its passes to its results.
public enum StudyRun {
  /// Makes and judges every swipe: of the experiment's own people, of those of its scenarios, and
  /// for the choice of settings, as far as the experiment asks for them.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people; the results tell how many there are then.
  ///   - claims: the rows of claims and complaints, if the experiment asks for them.
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  public static func results(
    of experiment: Experiment, until goal: PrecisionGoal? = nil, claims: ClaimRows = ClaimRows(),
    workers: Int, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> StudyResults {
    await results(
      of: experiment, until: goal, claims: claims,
      by: PassCounter(workers: workers, progress: progress), workers: workers)
  }

  /// Runs the study with a given counter, which simulates swipes or replays stored counts.
  ///
  /// - Parameter counter: who counts every pass.
  public static func results(
    of experiment: Experiment, until goal: PrecisionGoal? = nil, claims: ClaimRows = ClaimRows(),
    by counter: PassCounter, workers: Int
  ) async -> StudyResults {
    var (grown, counted) = (experiment, nil as StudyCounts?)
    if let goal {
      let found = await counter.counts(experiment, until: goal)
      (grown.participants, counted) = (found.people, found.counts)
    }
    let plan = StudyPlan(grown, ownAreCounted: counted != nil)
    let all = max(Double(plan.people), 1)
    let first = plan.ownPasses
    var done = Double(first.reduce(0) { $0 + $1.people.count }) / all
    let crowds = plan.crowds(await counter.counts(first, to: done))
    let own = counted ?? crowds.own
    // One after the other, so that many scenarios take no more memory than one.
    var choosers: [Chooser] = []
    var scenarios: [ScenarioResults] = []
    let rates = grown.scenarios.isEmpty ? nil : RankedRates(grown, own)
    for (scenario, pass) in zip(grown.scenarios, plan.scenarioPasses) {
      let next = done + Double(pass.people.count) / all
      let counts = await counter.counts([pass], from: done, to: next)
      done = next
      if grown.isChosenFrom { choosers += counts.map { Chooser(grown, $0) } }
      scenarios += counts.compactMap { counts in
        rates.map { ScenarioResults(scenario, of: grown, counts, own: $0) }
      }
    }
    let choices = await Choices.of(
      grown, own: own, scenarios: choosers, by: counter, from: done, workers: workers)
    return StudyResults(
      grown, own, claims: claims, starts: crowds.starts, scenarios: scenarios, choices: choices)
  }
}
