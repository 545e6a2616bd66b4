import Study

extension StudyResults {
  /// Puts results together from tables that are there already, such as those of a smaller study or
  /// of a test.
  init(
    _ experiment: Experiment, rates: [RateRow], contrasts: [ContrastRow] = [],
    frontier: [FrontierRow] = [], matched: [MatchedRow] = [], measures: [MeasureRow] = [],
    claims: [ClaimRow] = [], scenarios: [ScenarioResults] = [], batches: [BatchRow] = []
  ) {
    self.experiment = experiment
    (self.rates, self.contrasts, self.frontier) = (rates, contrasts, frontier)
    (self.matched, self.measures, self.claims) = (matched, measures, claims)
    (self.scenarios, choices) = (scenarios, nil)
    self.batches = batches
    releases = []
    usualFrontier = []
    intentContrasts = []
    recognizerContrasts = []
    screenSummaries = Self.screenSummaries(experiment, contrasts)
    costs = Self.costs(experiment, rates)
  }

  /// The rates of a scenario of which reports tell, as there may be many scenarios.
  ///
  /// Of systems these are all, of policies those that are compared by batches of people.
  init(ratesOf experiment: Experiment, _ counts: StudyCounts) {
    let batches = Self.batches(experiment, counts)
    let compared = Set(batches.map(\.key))
    let rates = Self.rates(experiment, counts, CriticalValueTable(counts)).filter {
      $0.condition.recognizer == Condition.systemsName || compared.contains($0.key)
    }
    self.init(experiment, rates: rates, batches: batches)
  }
}
