package import ExperimentFiles
package import Study

/// An experiment from its passes to its results.
package enum StudyRun {
  /// Makes and judges every swipe: of the experiment's own people, of those of its scenarios, and
  /// for the choice of settings, as far as the experiment asks for them.
  ///
  /// - Parameters:
  ///   - goal: a precision to reach by adding people; the results tell how many there are then.
  ///   - claims: the rows of claims and complaints, if the experiment asks for them.
  ///   - counter: who counts every pass, by making swipes or from stored counts; nil for a new
  ///     one, which makes them.
  ///   - workers: as of `PassCounter`, like `progress`, which only a new counter calls.
  package static func results(
    of experiment: Experiment, until goal: PrecisionGoal? = nil, claims: ClaimRows = ClaimRows(),
    by counter: PassCounter? = nil, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> StudyResults {
    let counter = counter ?? PassCounter(workers: workers, progress: progress)
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
      for counts in counts where grown.isChosenFrom {
        choosers.append(await Chooser(grown, counts, workers: workers))
      }
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

/// A precision that a run is to reach by adding people.
///
/// The numbers of people follow from integer counts alone, and more people only append, so the
/// result is that of a plain run with the final number, for any number of workers.
package struct PrecisionGoal: Sendable {
  /// People are added in multiples of this, of balanced draws in whole blocks.
  static let step = 100
  /// A run gives up at this many times the experiment's own number of people.
  package static let patience = 100

  /// Largest error of a headline rate, as a proportion.
  package let error: Double

  /// Asks for an error of at most this, as a proportion.
  package init(error: Double) { self.error = error }

  /// The least precise headline rate and its error; nil without any.
  package static func worst(_ rates: [RateRow]) -> (row: RateRow, error: Double)? {
    rates.filter(\.key.isHeadline).map { ($0, $0.precision) }.max { $0.1 < $1.1 }
  }

  /// How many people to count next; nil when the rates are precise enough or `limit` is reached.
  ///
  /// Errors shrink with the square root of the number of people; a twentieth more, so that it
  /// rarely takes another round.
  func next(
    after people: Int, _ rates: [RateRow], step: Int = PrecisionGoal.step, limit: Int
  ) -> Int? {
    guard let worst = Self.worst(rates), worst.error > error, people < limit else { return nil }
    let ratio = worst.error / error
    // Never more than sixteenfold at a time: small runs tell little of rare events.
    let wanted = Double(people) * min(ratio * ratio * 1.05, 16)
    let rounded = (Int(wanted) / step + 1) * step
    return min(max(rounded, people + step), limit)
  }
}

extension RateRow {
  /// The error of the rate: its standard error, or what the length of the interval says where that
  /// is more, as with rare events, whose standard error may be 0.
  package var precision: Double {
    // 1.96 standard errors to either side.
    max(
      standardError.isFinite ? standardError : .infinity, (high - low) / (2 * 1.959_963_984_540_054)
    )
  }
}

extension Runner {
  /// Runs an experiment with as many people as a precision takes.
  ///
  /// - Returns: the final number of people, and the counts of all of them; whether they are precise
  ///   enough is for `PrecisionGoal.worst` to say.
  package static func run(
    _ experiment: Experiment, until goal: PrecisionGoal, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> (people: Int, counts: StudyCounts) {
    var grown = experiment
    // Whole clusters, so that more people only append.
    grown.participants = experiment.clusters * experiment.peoplePerCluster
    let limit = grown.participants * PrecisionGoal.patience
    let step = experiment.peoplePerCluster > 1 ? experiment.peoplePerCluster : PrecisionGoal.step
    var counts = await run(grown, workers: workers, progress: progress)
    while true {
      let rates = StudyResults.rates(grown, counts)
      guard
        let people = goal.next(after: grown.participants, rates, step: step, limit: limit)
      else {
        return (grown.participants, counts)
      }
      let first = grown.participants
      grown.participants = people
      counts.merge(await run(grown, from: first, workers: workers, progress: progress))
    }
  }
}
