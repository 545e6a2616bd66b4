/// Which interval a `RateEstimate` reports.
///
/// The raw values are stable names for result tables. Both intervals stand on a number of
/// independent trials and on degrees of freedom that allow for how little a few events say about
/// the differences between clusters. In simulations of clusters of 20 trials, whose trials have
/// correlations of 0.02 and of 0.2, 95% intervals cover 93.5 to 96.5% with a hundred clusters or
/// more and rates from 5 to 95%, and at least 92% with twenty clusters, or at 0.5% and 99.5%.
/// With a correlation of 0.4, twenty clusters and a rate of 5% they cover 90%.
public enum IntervalMethod: String, Sendable, CaseIterable {
  /// Wilson's score interval with the effective number of trials and the t quantile: the default
  /// (Wilson 1927; effective size after Kish 1965).
  case wilsonEffective = "wilson-neff"
  /// Clopper and Pearson's interval with the effective number of trials, reduced further for few
  /// degrees of freedom (Korn and Graubard 1998): at k = 0, k = n, and below `exactCut`.
  case exactEffective = "exact-neff"
  /// The intervals of light and of heavier trials, squared and added: few of the latter are events
  /// (`WeightStrata`).
  case strata = "strata"
  /// [0, 1], because fewer than two clusters say nothing about the spread between clusters.
  case uninformative = "none"

  /// The effective number of the rarer outcome, n_eff min(p, 1 - p), below which the exact interval
  /// replaces Wilson's, whose coverage of rare outcomes falls short of nominal there.
  public static let exactCut = 5.0

  /// The correlation between trials of a cluster that is assumed while few events tell it.
  ///
  /// More than most outcomes have elsewhere: of 188 outcomes in general practices three quarters
  /// had less than 0.094, and it falls with the frequency, to a predicted 0.008 at 1% (Gulliford
  /// and others 2005, J Clin Epidemiol 58:246). With no event at all the bound rests on it alone.
  /// Where rates are beta distributed that bound holds up to a correlation of 0.18, because clumps
  /// raise the variance of a count faster than its chance to be 0. It does not hold for clusters
  /// that always or never succeed: those are worth one trial each.
  ///
  /// Where other policies have events enough on the same swipes, the largest correlation that they
  /// show stands in its place, but no less than `leastCorrelation` and no more than this.
  public static let assumedCorrelation = 0.1

  /// What is assumed at least of events so few that they tell nothing: about what is predicted for
  /// outcomes of 1% (Gulliford and others 2005).
  public static let leastCorrelation = 0.01

  /// The correlation to be assumed of few events, of all contestants alike: the largest that any of
  /// them shows on the same swipes.
  ///
  /// One that shows the largest itself has events enough to need no assumption.
  package static func assumed(shown: [Double]) -> Double {
    shown.max().map { min(max($0, leastCorrelation), assumedCorrelation) }
      ?? assumedCorrelation
  }
}
