import ExperimentFiles
import Study

extension StudyResults {
  /// Puts results together from tables that are there already, such as those of a smaller study or
  /// of a test.
  init(
    _ experiment: Experiment, rates: [RateRow], contrasts: [ContrastRow] = [],
    frontier: [FrontierRow] = [], claims: ClaimRows = ClaimRows(),
    scenarios: [ScenarioResults] = [], batches: [BatchRow] = [], pages: [PageRow] = []
  ) {
    self.experiment = experiment
    (self.rates, self.contrasts, self.frontier) = (rates, contrasts, frontier)
    self.claims = claims
    (self.scenarios, choices) = (scenarios, nil)
    self.batches = batches
    self.pages = pages
    releases = []
    usualFrontier = []
    intentContrasts = []
    recognizerContrasts = []
    costs = Self.costs(experiment, rates)
  }
}
