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

  /// Rates and contrasts alone, of counts of a pass that counted no more.
  init(ratesOf experiment: Experiment, _ counts: StudyCounts) {
    let critical = CriticalValueTable(counts)
    self.init(
      experiment, rates: Self.rates(experiment, counts, critical),
      contrasts: Self.contrasts(experiment, counts, critical),
      batches: Self.batches(experiment, counts))
  }
}
