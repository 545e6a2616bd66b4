/// Which interval a `RateEstimate` reports.
///
/// The raw values are stable names for result tables.
public enum IntervalMethod: String, Sendable, CaseIterable {
  /// Wilson's score interval with the effective number of trials and the t quantile with G - 1
  /// degrees of freedom: the default (Wilson 1927; effective size after Kish 1965).
  case wilsonEffective = "wilson-neff"
  /// Clopper and Pearson's interval with the effective number of trials, reduced further for few
  /// clusters (Korn and Graubard 1998): at k = 0, k = n, and below `exactCut`.
  case exactEffective = "exact-neff"
  /// [0, 1], because fewer than two clusters say nothing about the spread between clusters.
  case uninformative = "none"

  /// The effective number of the rarer outcome, n_eff min(p, 1 - p), below which the exact interval
  /// replaces Wilson's, whose coverage of rare outcomes falls short of nominal there.
  public static let exactCut = 5.0
}
